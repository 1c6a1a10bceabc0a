import { randomInt } from 'node:crypto';
import { checkLinks, checkPlainLinks, checkRepeated, secondsOfNew } from '#domain/community/forum.ts';
import {
  type ForumText,
  isClosedOff,
  type ReviewCause,
  type TextKind,
} from '#domain/community/moderation/moderation.ts';
import type { EventOf } from '#domain/events.ts';
import { DAY_MS, plusDays } from '#domain/kit/duration.ts';
import { problem } from '#domain/kit/problem.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure, loginRequired, refusal, refuseProblems } from '#platform/failure.ts';
import { tooMany } from '#platform/flood/flood.ts';
import { deleteFlaggings } from '../flags/queries.ts';
import { deleteReading } from '../following/queries.ts';
import { deleteMember, disownTexts, insertMember } from './queries.ts';
import { findChangingWriter, findWriter, findWriterWithRecent } from './writers/queries.ts';

/** The greatest integer of the database. */
const NUMBERS = 2 ** 31 - 1;

/** The field with the text, and the permission that writing one takes. */
const KINDS = {
  post: { field: 'body', permission: 'create forum content' },
  comment: { field: 'field_body', permission: 'post comments' },
} as const;

/** Refuses something that the caller may not do, or not with this text (contract 2.7). */
export function forbidden(permission: string): Failure {
  return new Failure('role_missing', `The '${permission}' permission is required.`);
}

/** Under what somebody writes. */
export interface Writer {
  readonly member: number;
  readonly nickname: string;
  readonly avatar: number;
}

/** A text that its writer wants to place. */
interface Draft {
  /** Only of a post. */
  readonly title?: string;
  readonly body: string;
  /** It has an explicit sign of danger. */
  readonly danger: boolean;
}

/** Who writes a text, and why a moderator has to look at it; null if nobody has to. */
interface Placing {
  readonly writer: Writer;
  readonly cause: ReviewCause | null;
}

/**
 * Refuses a text that somebody may not place now, and returns under what they write it. They need a nickname and may not be closed off;
 * a new account writes only so much a day and adds no links, and nobody places the same words twice a day (settled: forum). Call it with
 * the person locked, so that no other text of theirs is overlooked, and the end of their session neither.
 */
export async function writerOf(
  context: ParticipantContext,
  kind: TextKind,
  { title = '', body, danger }: Draft,
): Promise<Placing> {
  const { db, clock, person, session } = context;
  const { field, permission } = KINDS[kind];
  const after = plusDays(clock.now(), -1);
  const about = { uid: person.uid, session: session.idHash, after, body };
  const found = await findWriterWithRecent(db, kind, about);
  if (found?.hasSession === false) throw loginRequired();
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
      throw tooMany('A new account wrote enough for a day.', {
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

/** The text after a change, and the permission that the change takes. */
interface Change {
  readonly body: string;
  readonly permission: string;
  /** Whether the text differs from the stored one; sending the same again is no repetition. */
  readonly isChanged: boolean;
}

/**
 * Refuses a change that its writer may not make. A changed text is a new one to its readers, so the rules for new texts apply: nobody who
 * is closed off changes anything, a new account adds no link, and nobody turns one text into another of theirs.
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
 * Separates an account that has a new owner from its texts, because others would recognise the new owner by them, and from what it read,
 * liked and reported, by which the new owner would recognise whoever was there before. A member who is closed off keeps their number: the
 * decisions that close the forum, and with them appeals and undoing, hang on it. Otherwise a writer could reopen the forum for themselves
 * by claiming their own account.
 */
export async function leaveTexts(
  context: Pick<ParticipantContext, 'db' | 'clock'>,
  { uid }: EventOf<'accountClaimed'>,
): Promise<void> {
  const { db, clock } = context;
  // The texts first, then the member, in the same order as a moderator who decides about a text and closes the forum for its writer.
  await disownTexts(db, uid);
  const writer = await findWriter(db, uid);
  if (!writer || !isClosedOff(writer, clock.now())) await deleteMember(db, uid);
  await deleteReading(db, uid);
  await deleteFlaggings(db, uid);
}

/** Draws a member number at random, so that neither the order of numbers nor a comparison of sites tells anything about a person. */
async function drawNumber({ db }: Pick<ParticipantContext, 'db'>, uid: number): Promise<number> {
  for (;;) {
    const number = randomInt(1, NUMBERS);
    if (await insertMember(db, { uid, number })) return number;
  }
}
