import { avatarNumber, plainValue, plainValues } from '#contract/wire.ts';
import {
  AVATARS,
  checkMail,
  checkName,
  checkRegistrationsStart,
  hasPassword,
  mailAddress,
  mailKey,
} from '#domain/identity/account.ts';
import { isLanguage } from '#domain/kit/language.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { checkNurseDetail, type NurseDetails } from '#domain/nurse/details.ts';
import { languagesOf, type NotificationKind, siteProfile } from '#domain/site/site.ts';
import type { PersonContext } from '#platform/context.ts';
import { DETAIL_OF_FIELD, nurseOutput } from '../nurse-contract.ts';
import { judgeNickname } from './nickname/judge-nickname.ts';
import { wireProblems } from './nurse/new-nurse.ts';
import type { AccountRow, NewAccount, NewParticipant, ParticipantRow } from './queries.ts';

/** What a field writes to each of the tables that it may belong to. */
export interface Changes {
  readonly account?: Partial<NewAccount>;
  readonly participant?: Partial<NewParticipant>;
  readonly nurse?: Partial<NurseDetails>;
}

/** A field of a change as judged: its problems, or what to write. */
export type Judged = { readonly problems: readonly Problem[]; readonly changes: Changes };
type Judge<Stored> = (context: PersonContext, wire: unknown, stored: Stored) => Judged | Promise<Judged>;

/** A participant as stored, with the columns of their account. */
type StoredParticipant = ParticipantRow & Pick<AccountRow, 'mailValidatedAt' | 'roles'>;

/** The judge of a field that holds one text. */
function text<Stored>(
  name: string,
  check: (context: PersonContext, value: string, stored: Stored) => readonly Problem[],
  change: (value: string, stored: Stored) => Changes,
): Judge<Stored> {
  return (context, wire, stored) => {
    const value = textOf(plainValue(wire));
    if (value === null) return refused(problem(name, 'invalid'));
    const problems = check(context, value, stored);
    return problems.length > 0 ? refused(problems) : { problems, changes: change(value, stored) };
  };
}

const accepted = (changes: Changes): Judged => ({ problems: NO_PROBLEMS, changes });

/** The fields that every account may change, each with its rule (contract 2.3). */
const OF_ACCOUNTS: Readonly<Record<string, Judge<AccountRow>>> = {
  preferred_langcode: text(
    'preferred_langcode',
    (context, value, { language }) =>
      // The stored choice is accepted even if the site has stopped offering that language.
      value === language || languagesOf(context.site, context).some((spoken) => spoken === value)
        ? NO_PROBLEMS
        : problem('preferred_langcode', 'unknownChoice'),
    (value) => (isLanguage(value) ? { account: { language: value } } : {}),
  ),
  mail: text(
    'mail',
    (_, value) => checkMail('mail', value),
    (value, stored) =>
      mailKey(value) === stored.mailKey ? {} : { account: { pendingMail: mailAddress(value) } },
  ),
};

/** The additional fields that participants may change. */
const OF_PARTICIPANTS: Readonly<Record<string, Judge<StoredParticipant>>> = {
  field_name: text(
    'field_name',
    // People whom another system let in need no name.
    (_, value, stored) =>
      value.trim() === '' && !hasPassword(stored) ? NO_PROBLEMS : checkName('field_name', value),
    (value) => ({ account: { name: value.trim() } }),
  ),
  field_nickname: async (context, wire, stored) => {
    const value = textOf(plainValue(wire));
    if (value === null) return refused(problem('field_nickname', 'invalid'));
    const { problems, changes } = await judgeNickname(context, value, stored);
    return { problems, changes: { participant: changes } };
  },
  field_registrations_start_date: text(
    'field_registrations_start_date',
    ({ today }, value, stored) =>
      checkRegistrationsStart('field_registrations_start_date', value, stored.registrationsStart, today),
    (value) => ({ participant: { registrationsStart: value } }),
  ),
  field_avatar: (_, wire) => {
    const value = plainValue(wire);
    if (value === undefined || value === null) return refused(problem('field_avatar', 'avatarRequired'));
    const avatar = avatarNumber(value);
    return avatar === null
      ? refused(problem('field_avatar', 'unknownChoice', { count: AVATARS }))
      : accepted({ participant: { avatar } });
  },
  field_notification_settings: ({ site }, wire, stored) => {
    const name = 'field_notification_settings';
    const kinds = [...new Set(plainValues(wire))];
    const { notificationKinds } = siteProfile(site);
    const isOffered = (kind: unknown): kind is NotificationKind =>
      notificationKinds.some((known) => known === kind);
    if (!kinds.every(isOffered)) {
      return refused(problem(name, 'unknownChoice'));
    }
    const isAdded = (kind: unknown) => !stored.notificationKinds.some((chosen) => chosen === kind);
    // Turning notifications off needs no confirmed address.
    if (!stored.mailValidatedAt && kinds.some(isAdded)) {
      return refused(problem(name, 'emailNotValidated'));
    }
    return accepted({ participant: { notificationKinds: kinds } });
  },
  field_show_badges: (_, wire) => {
    const value = plainValue(wire);
    return typeof value === 'boolean'
      ? accepted({ participant: { showsBadges: value } })
      : refused(problem('field_show_badges', 'invalid'));
  },
};

/** The same for nurses. */
const OF_NURSES: Readonly<Record<string, Judge<unknown>>> = Object.fromEntries(
  Object.entries(DETAIL_OF_FIELD).map(([name, detail]) => [
    name,
    text(
      name,
      (_, value) => wireProblems(checkNurseDetail(detail, value)),
      (value) => ({ nurse: { [detail]: value } }),
    ),
  ]),
);

/** Whether a field belongs to the other kind of account only. */
export function isOfOthers(name: string, { participant, nurse }: AccountRow): boolean {
  if (nurse) return Object.hasOwn(OF_PARTICIPANTS, name);
  return participant !== null && Object.hasOwn(nurseOutput, name);
}

/** The rule for a field, or null when it is read-only for the owner of the account. */
export function judgeOf(
  name: string,
  stored: AccountRow,
): ((context: PersonContext, wire: unknown) => Judged | Promise<Judged>) | null {
  const { participant, nurse } = stored;
  const ofAccount = Object.hasOwn(OF_ACCOUNTS, name) ? OF_ACCOUNTS[name] : undefined;
  if (ofAccount) return (context, wire) => ofAccount(context, wire, stored);
  const ofNurse = nurse && Object.hasOwn(OF_NURSES, name) ? OF_NURSES[name] : undefined;
  if (ofNurse) return (context, wire) => ofNurse(context, wire, nurse);
  const ofParticipant = Object.hasOwn(OF_PARTICIPANTS, name) ? OF_PARTICIPANTS[name] : undefined;
  if (!ofParticipant || !participant) return null;
  return (context, wire) =>
    ofParticipant(context, wire, {
      ...participant,
      mailValidatedAt: stored.mailValidatedAt,
      roles: stored.roles,
    });
}

function refused(problems: readonly Problem[]): Judged {
  return { problems, changes: {} };
}

/** Absent and null mean empty; objects and numbers are not accepted as text. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : null;
}
