import { UPDATE_WORTH_DAYS } from '#domain/buddies/buddy-update.ts';
import { LINK_LIFETIME, type LinkPurpose } from '#domain/identity/one-time-link.ts';
import { HOUR_MS, plusDays } from '#domain/kit/duration.ts';
import { CLIENT_INVITATION_DAYS } from '#domain/nurse/invitation.ts';
import type { NotificationKind } from '#domain/site/site.ts';
import { choicesFor, REMINDER_KINDS, type ReminderKind } from './reminder.ts';

/** The mails to accounts, and to addresses that may have one; the texts are in `content/mails.yaml` under the same names. */
export const MAIL_KINDS = [
  'validate_email',
  'reset_password',
  'validate_new_email',
  'email_taken',
  'email_change_asked',
  'email_changed',
  'password_changed',
  'account_exists',
  'account_deleted',
  'inactive_first',
  'inactive_last',
  'nurse_received',
  'nurse_approved',
  'nurse_rejected',
  'second_factor_reset',
  'second_factor_changed',
  'client_paired',
  'client_unpaired',
  'consent_ending',
  'badge_mail',
  'forum_reply_mail',
  ...REMINDER_KINDS,
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The last mails to an address, sent after its account is gone. */
const FAREWELL_KINDS = ['account_deleted', 'nurse_rejected'] as const satisfies readonly MailKind[];
export type FarewellKind = (typeof FAREWELL_KINDS)[number];

export function isFarewell(kind: MailKind): kind is FarewellKind {
  return FAREWELL_KINDS.some((farewell) => farewell === kind);
}

/** Mails to people without an account; each has its own rule for who may get it (docs/decisions/0054). */
export const OUTSIDE_MAIL_KINDS = [
  'buddy_invite',
  'buddy_update',
  'client_invite',
  'safety_overdue',
  'provider_nurse_waiting',
] as const;
export type OutsideMailKind = (typeof OUTSIDE_MAIL_KINDS)[number];

/** The kinds of all mails in the outbox. */
export type AnyMailKind = MailKind | OutsideMailKind;

export function isOutside(kind: AnyMailKind): kind is OutsideMailKind {
  return OUTSIDE_MAIL_KINDS.some((outside) => outside === kind);
}

/** A mail with a link is worth sending as long as the link is valid. */
const linkDays = (purpose: LinkPurpose) => LINK_LIFETIME[purpose] / 86_400;

/** For how many days a mail is worth sending, and its key is kept (chosen). */
const WORTH_SENDING_DAYS: Readonly<Record<AnyMailKind, number>> = {
  validate_email: linkDays('validate'),
  reset_password: linkDays('reset'),
  validate_new_email: linkDays('validate'),
  email_taken: 2,
  email_change_asked: 7,
  email_changed: 7,
  password_changed: 7,
  account_exists: 2,
  account_deleted: 1,
  inactive_first: 400,
  // That one was refused, perhaps after it waited, is known for longer than `RETENTION.refusedAgainDays`.
  inactive_last: 110,
  nurse_received: linkDays('validate'),
  nurse_approved: 7,
  nurse_rejected: 1,
  second_factor_reset: 7,
  second_factor_changed: 7,
  client_paired: 3,
  client_unpaired: 3,
  consent_ending: 14,
  badge_mail: 3,
  forum_reply_mail: 2,
  // Text meant for one evening.
  daily_mail: 0.25,
  usage_reminder_mail: 0.25,
  end_of_phase_mail: 1,
  program_complete: 3,
  usage_reminder_last: 1,
  buddy_invite: 7,
  buddy_update: UPDATE_WORTH_DAYS,
  client_invite: CLIENT_INVITATION_DAYS,
  // It is written once, and dropped anyway once somebody looked.
  safety_overdue: 7,
  provider_nurse_waiting: 7,
};
/** About a day, so they expire with it. */
const OF_ONE_DAY: ReadonlySet<AnyMailKind> = new Set(['daily_mail', 'usage_reminder_mail']);

/** Until when a mail written at `from` is worth sending; `endOfDay` is the end of that day. */
export function mailWorthUntil(kind: AnyMailKind, from: Date, endOfDay: Date): Date {
  const last = plusDays(from, WORTH_SENDING_DAYS[kind]);
  return OF_ONE_DAY.has(kind) && endOfDay < last ? endOfDay : last;
}

/** Quiet hours, without mails that can wait, in the product's time zone (content principles, §11). */
export const QUIET = { from: 21, to: 8 } as const;

/** Whether a mail that can wait has to wait at this hour, 0–23. */
export function isQuiet(hour: number): boolean {
  return hour >= QUIET.from || hour < QUIET.to;
}

/**
 * When a mail that can wait may be sent: now, or at the end of the quiet hours. `hourOf`: the hour of an instant, 0–23.
 */
export function afterQuietHours(now: Date, hourOf: (instant: Date) => number): Date {
  let time = now;
  while (isQuiet(hourOf(time))) {
    time = new Date((Math.floor(time.getTime() / HOUR_MS) + 1) * HOUR_MS);
  }
  return time;
}

/** Whether a mail keeps the quiet hours even if it is late because of the mail server (settled: forum). */
export function keepsQuietHours(kind: MailKind): boolean {
  return kind === 'forum_reply_mail';
}

const AWAITED: ReadonlySet<AnyMailKind> = new Set<AnyMailKind>([
  'validate_email',
  'reset_password',
  'validate_new_email',
  'account_exists',
  'nurse_received',
]);

/** Whether somebody sits waiting for a mail of this kind, or for the one that they get instead. */
export function isAwaited(kind: AnyMailKind): boolean {
  return AWAITED.has(kind);
}

/** Whether a mail is of a kind that a person gets at most once a day. */
export function isReminder(kind: string): kind is ReminderKind {
  return REMINDER_KINDS.some((reminder) => reminder === kind);
}

/**
 * The choices of which any one enables a kind of mail; none for mails that an account cannot do without, or an unknown
 * kind.
 */
export function choicesForMail(kind: string): readonly NotificationKind[] {
  if (isReminder(kind)) return choicesFor(kind);
  return kind === 'badge_mail' || kind === 'forum_reply_mail' ? [kind] : [];
}

/** Whether someone wants a kind of mail: they chose it and confirmed the address, and for badges do not hide them. */
export function wantsMail(
  kind: MailKind,
  person: {
    readonly mailValidatedAt: Date | null;
    readonly notificationKinds: readonly string[];
    readonly showsBadges: boolean;
  },
): boolean {
  const choices = choicesForMail(kind);
  if (choices.length === 0) return true;
  if (person.mailValidatedAt === null || (kind === 'badge_mail' && !person.showsBadges)) return false;
  return choices.some((choice) => person.notificationKinds.includes(choice));
}

/** Delays before a mail that could not be sent is retried, in minutes; the last one repeats (chosen). */
const BACKOFF_MINUTES = [1, 2, 4, 8, 15, 30, 60] as const;

/** When a mail or push message is tried again after its `attempts`th attempt, counted from 1. */
export function nextAttemptAt(attempts: number, now: Date): Date {
  const index = Math.min(Math.max(attempts, 1), BACKOFF_MINUTES.length) - 1;
  return new Date(now.getTime() + (BACKOFF_MINUTES[index] ?? 1) * 60_000);
}
