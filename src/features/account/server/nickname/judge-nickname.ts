import {
  changeableFrom,
  checkNickname,
  checkNicknameChange,
  type StoredNickname,
} from '#domain/identity/nickname.ts';
import { isReservedNickname } from '#domain/identity/reserved-nickname.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import type { Context, PersonContext } from '#platform/context.ts';
import { type NewParticipant, NO_NICKNAME, type ParticipantRow } from '../queries.ts';
import { foldNickname } from './fold-nickname.ts';
import { hashesOf, keysOf } from './nickname-keys.ts';
import { hasWritten, isResting } from './queries.ts';

interface JudgedNickname {
  readonly problems: readonly Problem[];
  readonly changes: Partial<NewParticipant>;
}

/** A stored nickname and when it can change, as the rules take it. */
export function storedNickname(
  { clock, today }: Pick<Context, 'clock' | 'today'>,
  participant: ParticipantRow | null,
): StoredNickname {
  const changedAt = participant?.nicknameChangedAt ?? null;
  return {
    nickname: participant?.nickname ?? '',
    changeableFrom: changeableFrom(changedAt && clock.dayOf(changedAt), today),
  };
}

/**
 * Judges whether somebody may go by a nickname from now on, as far as that can be known before it is written. Another spelling
 * that looks the same is the same name, and does not count as a change.
 */
export async function judgeNickname(
  context: PersonContext,
  given: string,
  stored: ParticipantRow,
): Promise<JudgedNickname> {
  const nickname = given.trim();
  const before = storedNickname(context, stored);
  if (nickname === before.nickname) return { problems: NO_PROBLEMS, changes: {} };
  // Comparing a text as long as a body may be would take a second.
  const isSame = checkNickname('field_nickname', given).length === 0 && isSameName(nickname, before.nickname);
  const problems = checkNicknameChange('field_nickname', given, {
    nickname: before.nickname,
    changeableFrom: isSame ? null : before.changeableFrom,
    hasWritten: nickname === '' && (await hasWritten(context.db, stored.uid)),
  });
  if (problems.length > 0) return { problems, changes: {} };
  if (nickname !== '' && foldNickname(nickname) === '') {
    return { problems: problem('field_nickname', 'nicknameUnreadable'), changes: {} };
  }
  if (isReservedNickname(nickname, foldNickname)) {
    return { problems: problem('field_nickname', 'nicknameReserved'), changes: {} };
  }
  const isFirst = stored.nickname === null && stored.nicknameChangedAt === null;
  // The hash of the same name stays, so that the name does not come free and rest.
  const changes = isSame
    ? { nickname, nicknameKey: foldNickname(nickname) }
    : changesOf(context, nickname, { isFree: isFirst });
  return { problems, changes };
}

function changesOf(
  { clock, sessionSecrets, site }: PersonContext,
  nickname: string,
  { isFree }: { readonly isFree: boolean },
): Partial<NewParticipant> {
  const keys = nickname === '' ? NO_NICKNAME : { nickname, ...keysOf(sessionSecrets.newest, site, nickname) };
  return { ...keys, ...(isFree ? {} : { nicknameChangedAt: clock.now() }) };
}

/**
 * Whether changes give somebody a name that came free less than a year ago. Their own does too if a moderator took it away while they
 * were spelling it anew.
 */
export async function isTakenFromRest(
  { clock, db, sessionSecrets, site }: PersonContext,
  { nickname }: Partial<NewParticipant>,
): Promise<boolean> {
  if (!nickname) return false;
  return isResting(db, site, hashesOf(sessionSecrets, site, foldNickname(nickname)), clock.now());
}

/** Whether two nicknames look alike, so that they are one. */
export function isSameName(one: string, other: string): boolean {
  return one !== '' && other !== '' && foldNickname(one) === foldNickname(other);
}
