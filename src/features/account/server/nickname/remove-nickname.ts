import type { EventOf } from '#domain/events.ts';
import type { EventContext } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { NO_NICKNAME, updateParticipant } from '../queries.ts';
import { isSameName } from './judge-nickname.ts';
import { lockNickname } from './queries.ts';

/**
 * Takes a nickname away if a moderator decided that. Its owner may choose another at once; nobody gets this one for a year. Spelling it
 * anew does not save it; where its owner has another by now, the decision fails as a whole.
 */
export async function removeNickname(
  { db }: EventContext,
  { writer, nickname }: EventOf<'moderationDecided'>,
): Promise<void> {
  if (nickname === null || !writer) return;
  if (!isSameName(nickname, (await lockNickname(db, writer.uid)) ?? '')) {
    throw new Failure('edit_conflict', 'The nickname was changed meanwhile.');
  }
  await updateParticipant(db, writer.uid, NO_NICKNAME);
}
