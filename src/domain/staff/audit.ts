import type { Site } from '#domain/site/site.ts';
import type { StaffRole } from './role.ts';

/** The parts into which the log of the staff is filtered. */
export const AUDIT_PARTS = [
  'signIn',
  'members',
  'moderation',
  'applications',
  'people',
  'alerts',
  'maintenance',
] as const;
export type AuditPart = (typeof AUDIT_PARTS)[number];

/** Everything that is written down, by the part it belongs to. */
const ACTIONS = {
  signIn: [
    'signed_in',
    'signed_in_with_recovery_code',
    'sign_in_failed',
    'signed_out',
    'enrolled',
    'recovery_code_used',
    'recovery_codes_renewed',
  ],
  members: [
    'member_invited',
    'invitation_withdrawn',
    'member_joined',
    'member_password_renewed',
    'member_removed',
  ],
  moderation: [
    'text_hidden',
    'text_restored',
    'text_removed',
    'text_dismissed',
    'conversation_locked',
    'answered_officially',
    'nickname_removed',
    'writer_closed_off',
    'decision_undone',
    'appeal_upheld',
    'appeal_reversed',
  ],
  applications: [
    'application_approved',
    'application_rejected',
    'welcome_package_sent',
    'practice_checked',
    'nurse_blocked',
    'nurse_unblocked',
    'second_factor_reset',
  ],
  people: [
    'account_searched',
    'account_found',
    'confirmation_sent',
    'reset_sent',
    'account_blocked',
    'account_unblocked',
    'deletion_asked',
    'deletion_refused',
    'account_deleted',
  ],
  alerts: ['alert_written', 'alert_changed', 'alert_published', 'alert_withdrawn'],
  maintenance: ['sites_closed', 'closing_changed', 'sites_opened'],
} as const satisfies Record<AuditPart, readonly string[]>;

export type AuditAction = (typeof ACTIONS)[AuditPart][number];

export function actionsOf(part: AuditPart): readonly AuditAction[] {
  return ACTIONS[part];
}

/** The action of this name; undefined if an older line of the log names one that no longer exists. */
export function actionNamed(name: string): AuditAction | undefined {
  return AUDIT_PARTS.flatMap(actionsOf).find((action) => action === name);
}

/** What a line of the log can be about, besides the staff, who are named by role; a new member has no number yet. */
export const SUBJECT_KINDS = ['post', 'comment', 'account', 'nurse', 'alert'] as const;
type SubjectKind = (typeof SUBJECT_KINDS)[number] | StaffRole;
/** By number, and for a text with the number of its writer: `comment 640 of 12`. */
export type AuditSubject = SubjectKind | `${SubjectKind} ${number}` | `${SubjectKind} ${number} of ${number}`;

/** The parts of what a line is about. */
export function subjectParts(subject: string): {
  readonly kind: string;
  readonly number: string | undefined;
  readonly writer: string | undefined;
} {
  const [kind = '', number, , writer] = subject.split(' ');
  return { kind, number, writer };
}

/** A line of the log before it is written. Its subject is a number or pseudonym, never a name or address. */
export interface AuditLine {
  readonly action: AuditAction;
  readonly subject?: AuditSubject;
  readonly site?: Site;
  /** What the member of staff wrote. */
  readonly reason?: string;
}
