import { randomInt } from 'node:crypto';
import { checkLinks, MOST_WHEN_NEW, NEW_FOR_DAYS } from '#domain/community/forum.ts';
import { problem } from '#domain/kit/problem.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure, refuseProblems } from '#platform/failure.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { findTextsAfter, findWriter, insertMember } from './queries.ts';

const DAY_MS = 86_400_000;
/** Numbers that an integer of the database holds. */
const NUMBERS = 2 ** 31 - 1;

/** The field that holds its text, and what its writer needs to be allowed. */
const KINDS = {
  post: { field: 'body', permission: 'create forum content' },
  comment: { field: 'field_body', permission: 'post comments' },
} as const;
export type Kind = keyof typeof KINDS;

/** The refusal of something that this person may not do, or not with this text (contract 2.7). */
export function forbidden(permission: string): Failure {
  return new Failure('role_missing', `The '${permission}' permission is required.`);
}

export function isNewAccount({ clock }: Pick<ParticipantContext, 'clock'>, registeredAt: Date): boolean {
  return clock.now().getTime() - registeredAt.getTime() < NEW_FOR_DAYS * DAY_MS;
}

/**
 * The number under which somebody writes, if they may write this text now: with a nickname, not closed off by a moderator, not
 * too often while the account is new, and not the same twice a day (settled: forum). Their other writes wait meanwhile.
 */
export async function memberToWrite(context: ParticipantContext, kind: Kind, body: string): Promise<number> {
  const { db, clock, person } = context;
  const { field, permission } = KINDS[kind];
  await lockPerson(db, person.uid);
  const writer = await findWriter(db, person.uid);
  if (!writer || writer.closedAt) throw forbidden(permission);
  if (writer.nickname === null) refuseProblems(problem('field_nickname', 'nicknameMissing'));
  const number = writer.member ?? (await drawNumber(context));
  const yesterday = new Date(clock.now().getTime() - DAY_MS);
  const recent = await findTextsAfter(db, kind, number, yesterday);
  if (isNewAccount(context, writer.registeredAt)) {
    refuseProblems(checkLinks(field, body));
    if (recent.length >= MOST_WHEN_NEW[kind]) {
      throw new Failure('too_many_requests', 'A new account wrote enough for a day.', {
        retryAfterSeconds: DAY_MS / 1_000,
      });
    }
  }
  if (recent.includes(body)) refuseProblems(problem(field, 'saidBefore'));
  return number;
}

/** A number at random: neither the order of numbers nor two sites tell anything about a person. */
async function drawNumber({ db, person }: ParticipantContext): Promise<number> {
  for (;;) {
    const number = randomInt(1, NUMBERS);
    if (await insertMember(db, person.uid, number)) return number;
  }
}
