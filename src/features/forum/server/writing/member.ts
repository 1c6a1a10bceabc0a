import { randomInt } from 'node:crypto';
import { checkLinks, checkPlainLinks, checkRepeated, secondsOfNew } from '#domain/community/forum.ts';
import { type ForumText, isClosedOff, type ReviewCause } from '#domain/community/moderation/moderation.ts';
import type { EventOf } from '#domain/events.ts';
import { DAY_MS, plusDays } from '#domain/kit/duration.ts';
import { problem } from '#domain/kit/problem.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure, refusal, refuseProblems } from '#platform/failure.ts';
import { leavePosts } from '../following/queries.ts';
import { deleteMember, disownTexts, insertMember } from './queries.ts';
import { findChangingWriter, findWriter, findWriterWithRecent, type Kind } from './writers/queries.ts';

/** Numbers that an integer of the database holds. */
const NUMBERS = 2 ** 31 - 1;

/** The field that holds its text, and what its writer needs to be allowed. */
const KINDS = {
  post: { field: 'body', permission: 'create forum content' },
  comment: { field: 'field_body', permission: 'post comments' },
} as const;

/** The refusal of something that this person may not do, or not with this text (contract 2.7). */
export function forbidden(permission: string): Failure {
  return new Failure('role_missing', `The '${permission}' permission is required.`);
}

/** Under what somebody writes. */
export interface Writer {
  readonly member: number;
  readonly nickname: string;
  readonly avatar: number;
}

/** A text that is about to be placed. */
interface Draft {
  /** Of a post. */
  readonly title?: string;
  readonly body: string;
  /** It has an explicit sign of danger. */
  readonly danger: boolean;
}

/** Who writes a text, and why a moderator has to look at it; null: for no reason. */
interface Placing {
  readonly writer: Writer;
  readonly cause: ReviewCause | null;
}

/**
 * Under what somebody writes, if they may write this text now: with a nickname, not closed off by a moderator, not too often
 * while the account is new, and not the same twice a day (settled: forum). The caller made their other writes wait, so that none of
 * them is overlooked.
 */
export async function writerOf(
  context: ParticipantContext,
  kind: Kind,
  { title = '', body, danger }: Draft,
): Promise<Placing> {
  const { db, clock, person } = context;
  const { field, permission } = KINDS[kind];
  const after = plusDays(clock.now(), -1);
  const found = await findWriterWithRecent(db, kind, { uid: person.uid, after, body });
  if (!found || isClosedOff(found, clock.now())) throw forbidden(permission);
  const { nickname, avatar, registeredAt, fullSince, saidAt } = found;
  if (nickname === null) throw refusal(problem('field_nickname', 'nicknameMissing'));
  const member = found.member ?? (await drawNumber(context, person.uid));
  const secondsNew = secondsOfNew(registeredAt, clock.now());
  const isNew = secondsNew > 0;
  if (isNew) {
    refuseProblems([...checkPlainLinks('title', title), ...checkLinks(field, body)]);
    if (fullSince) {
      const seconds = Math.ceil((fullSince.getTime() + DAY_MS - clock.now().getTime()) / 1_000);
      throw new Failure('too_many_requests', 'A new account wrote enough for a day.', {
        retryAfterSeconds: Math.min(seconds, secondsNew),
      });
    }
  }
  refuseProblems(checkRepeated(field, saidAt, clock.now()));
  const isFirstOfNew = isNew && found.member === null;
  return {
    writer: { member, nickname, avatar },
    cause: danger ? 'danger' : isFirstOfNew ? 'newAccount' : null,
  };
}

/** What a text is to become, and what its writer needs to be allowed for that. */
interface Change {
  readonly body: string;
  readonly permission: string;
  /** It is not the text that it was already, which says nothing again. */
  readonly isChanged: boolean;
}

/**
 * A text that was changed is a new one to its readers: whoever is closed off changes nothing, a new account adds no link, and nobody
 * turns one text into another of theirs.
 */
export async function refuseChange(
  context: ParticipantContext,
  { kind, id }: ForumText,
  { body, permission, isChanged }: Change,
): Promise<void> {
  const { db, clock, person } = context;
  const { field } = KINDS[kind];
  const after = plusDays(clock.now(), -1);
  const writer = await findChangingWriter(db, { kind, id, uid: person.uid, after, body });
  if (!writer || isClosedOff(writer, clock.now())) throw forbidden(permission);
  if (!isChanged) return;
  if (secondsOfNew(writer.registeredAt, clock.now()) > 0) refuseProblems(checkLinks(field, body));
  refuseProblems(checkRepeated(field, writer.saidAt, clock.now()));
}

/**
 * A new owner is not whoever wrote before: others would know them by what is there. Who was closed off keeps their number, because the
 * decisions about it close the forum, and are what an appeal and an undoing are about; whoever wrote could else open it with a password
 * of their own.
 */
export async function leaveTexts(
  context: Pick<ParticipantContext, 'db' | 'clock'>,
  { uid }: EventOf<'accountClaimed'>,
): Promise<void> {
  const { db, clock } = context;
  // The texts first: a moderator who decides about one holds it, and may be closing the forum for its writer.
  await disownTexts(db, uid);
  const writer = await findWriter(db, uid);
  if (!writer || !isClosedOff(writer, clock.now())) await deleteMember(db, uid);
  await leavePosts(db, uid);
}

/** A number at random: neither the order of numbers nor two sites tell anything about a person. */
async function drawNumber({ db }: Pick<ParticipantContext, 'db'>, uid: number): Promise<number> {
  for (;;) {
    const number = randomInt(1, NUMBERS);
    if (await insertMember(db, { uid, number })) return number;
  }
}
