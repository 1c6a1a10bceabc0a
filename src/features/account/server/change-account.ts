import { checkName, checkNickname, checkStartDate, mailKey } from '#domain/account.ts';
import { isLanguage } from '#domain/language.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/problem.ts';
import { siteProfile } from '#domain/site.ts';
import { plainValue, plainValues } from '#domain/wire.ts';
import type { PersonContext } from '#platform/context.ts';
import { Failure, notFound, refuseProblems } from '#platform/failure.ts';
import { lockPerson } from '#platform/person/queries.ts';
import type { UserEntity } from '../contract.ts';
import { type AccountRow, findAccount, type NewAccount, updateAccount } from './queries.ts';
import { readEntity, userEntityOf } from './user-entity.ts';

type Changes = Partial<NewAccount>;
interface WritableField {
  check(context: PersonContext, text: string, stored: AccountRow): readonly Problem[];
  change(text: string): Changes;
}

/** The fields a person may change, each with its rule (contract 2.3). Every other field is read-only. */
const WRITABLE: Readonly<Record<string, WritableField>> = {
  field_name: {
    check: (_, text) => checkName('field_name', text),
    change: (text) => ({ name: text.trim() }),
  },
  field_nickname: {
    check: (_, text) => checkNickname('field_nickname', text),
    change: (text) =>
      text.trim() === ''
        ? { nickname: null, nicknameKey: null }
        : { nickname: text.trim(), nicknameKey: mailKey(text) },
  },
  preferred_langcode: {
    check: ({ site }, text) =>
      isLanguage(text) && siteProfile(site).languages.includes(text)
        ? NO_PROBLEMS
        : problem('preferred_langcode', 'unknownChoice'),
    change: (text) => ({ language: text }),
  },
  field_registrations_start_date: {
    check: ({ today }, text, stored) =>
      checkStartDate('field_registrations_start_date', text, stored.registrationsStart, today),
    change: (text) => ({ registrationsStart: text }),
  },
};

/** Changes fields of one's own account, all of them or none (contract 2.3 #10). */
export async function changeAccount(
  context: PersonContext,
  uid: number,
  fields: Readonly<Record<string, unknown>>,
): Promise<UserEntity> {
  requireOwn(context, uid);
  await lockPerson(context.db, uid);
  const stored = await findAccount(context.db, uid);
  if (!stored) throw notFound();
  refuseReadOnly(fields, userEntityOf(stored));

  const given = Object.entries(fields).flatMap(([name, value]) => {
    const writable = WRITABLE[name];
    return writable ? [{ name, writable, text: textOf(plainValue(value)) }] : [];
  });
  refuseProblems(
    given.flatMap(({ name, writable, text }) =>
      text === null ? problem(name, 'invalid') : writable.check(context, text, stored),
    ),
  );
  const changes: Changes = Object.assign(
    {},
    ...given.map(({ writable, text }) => writable.change(text ?? '')),
  );
  if (Object.keys(changes).length > 0 && !(await updateAccount(context.db, uid, changes))) {
    refuseProblems(problem('field_nickname', 'nicknameTaken'));
  }
  return readEntity(context, uid);
}

export function requireOwn(context: PersonContext, uid: number): void {
  if (context.person.uid !== uid) throw new Failure('role_missing', 'This account is not yours.');
}

/** Absent and null mean empty; objects and numbers are no text. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : null;
}

/** A read-only field may only repeat what is stored; anything else is refused by name (contract 1.5). */
function refuseReadOnly(fields: Readonly<Record<string, unknown>>, stored: UserEntity): void {
  for (const [name, value] of Object.entries(fields)) {
    if (Object.hasOwn(WRITABLE, name)) continue;
    const current: unknown = Object.hasOwn(stored, name) ? stored[name as keyof UserEntity] : undefined;
    const repeats =
      current !== undefined && JSON.stringify(plainValues(value)) === JSON.stringify(plainValues(current));
    if (!repeats) throw new Failure('field_read_only', `Access denied on updating field '${name}'.`);
  }
}
