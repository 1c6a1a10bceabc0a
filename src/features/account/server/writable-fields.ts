import { avatarNumber, plainValue, plainValues } from '#contract/wire.ts';
import {
  AVATARS,
  checkMail,
  checkName,
  checkNickname,
  checkStartDate,
  mailKey,
} from '#domain/identity/account.ts';
import { isLanguage } from '#domain/kit/language.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { siteProfile } from '#domain/site/site.ts';
import type { PersonContext } from '#platform/context.ts';
import type { AccountRow, NewAccount } from './queries.ts';

export type Changes = Partial<NewAccount>;

/** What became of one field of a change: what is wrong with it, or what to write. */
export type Judged = { readonly problems: readonly Problem[]; readonly changes: Changes };
type Judge = (context: PersonContext, wire: unknown, stored: AccountRow) => Judged;

/** A field that holds one text. */
function text(
  name: string,
  check: (context: PersonContext, value: string, stored: AccountRow) => readonly Problem[],
  change: (value: string, stored: AccountRow) => Changes,
): Judge {
  return (context, wire, stored) => {
    const value = textOf(plainValue(wire));
    if (value === null) return refused(problem(name, 'invalid'));
    const problems = check(context, value, stored);
    return problems.length > 0 ? refused(problems) : { problems, changes: change(value, stored) };
  };
}

/** The fields a person may change, each with its rule (contract 2.3). Every other field is read-only. */
export const WRITABLE: Readonly<Record<string, Judge>> = {
  field_name: text(
    'field_name',
    (_, value) => checkName('field_name', value),
    (value) => ({ name: value.trim() }),
  ),
  field_nickname: text(
    'field_nickname',
    (_, value) => checkNickname('field_nickname', value),
    (value) =>
      value.trim() === ''
        ? { nickname: null, nicknameKey: null }
        : { nickname: value.trim(), nicknameKey: mailKey(value) },
  ),
  preferred_langcode: text(
    'preferred_langcode',
    ({ site }, value) =>
      isLanguage(value) && siteProfile(site).languages.includes(value)
        ? NO_PROBLEMS
        : problem('preferred_langcode', 'unknownChoice'),
    (value) => ({ language: value }),
  ),
  field_registrations_start_date: text(
    'field_registrations_start_date',
    ({ today }, value, stored) =>
      checkStartDate('field_registrations_start_date', value, stored.registrationsStart, today),
    (value) => ({ registrationsStart: value }),
  ),
  field_avatar: (_, wire) => {
    const value = plainValue(wire);
    if (value === undefined || value === null) return refused(problem('field_avatar', 'required'));
    const avatar = avatarNumber(value);
    return avatar === null
      ? refused(problem('field_avatar', 'unknownChoice', { count: AVATARS }))
      : { problems: NO_PROBLEMS, changes: { avatar } };
  },
  field_notification_settings: ({ site }, wire, stored) => {
    const name = 'field_notification_settings';
    const kinds = [...new Set(plainValues(wire))];
    const { notificationKinds } = siteProfile(site);
    if (!kinds.every((kind) => notificationKinds.some((known) => known === kind))) {
      return refused(problem(name, 'unknownChoice'));
    }
    const isAdded = (kind: unknown) => !stored.notificationKinds.some((chosen) => chosen === kind);
    // Wanting less is nobody else's business, whoever's address it is.
    if (!stored.mailValidatedAt && kinds.some(isAdded)) {
      return refused(problem(name, 'emailNotValidated'));
    }
    return { problems: NO_PROBLEMS, changes: { notificationKinds: kinds as string[] } };
  },
  field_show_badges: (_, wire) => {
    const value = plainValue(wire);
    return typeof value === 'boolean'
      ? { problems: NO_PROBLEMS, changes: { showsBadges: value } }
      : refused(problem('field_show_badges', 'invalid'));
  },
  mail: text(
    'mail',
    (_, value) => checkMail('mail', value),
    (value, stored) =>
      mailKey(value) === stored.mailKey
        ? {}
        : { mail: value.trim(), mailKey: mailKey(value), mailValidatedAt: null },
  ),
};

function refused(problems: readonly Problem[]): Judged {
  return { problems, changes: {} };
}

/** Absent and null mean empty; objects and numbers are no text. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : null;
}
