import type { EventOf } from '#domain/events.ts';
import type { EventContext } from '#platform/context.ts';
import { updateParticipant } from '../queries.ts';
import { NO_NICKNAME } from './nickname-keys.ts';

/** Takes a nickname away if a moderator decided that. Its owner may choose another at once; nobody gets this one for a year. */
export async function removeNickname(
  { db }: EventContext,
  { action, writer }: EventOf<'moderationDecided'>,
): Promise<void> {
  if (action !== 'remove_nickname' || !writer) return;
  await updateParticipant(db, writer.uid, { ...NO_NICKNAME, nicknameChangedAt: null });
}
