import type { EventOf } from '#domain/events.ts';
import { isPersonal, MESSAGE_TEMPLATES } from '#domain/notices/message.ts';
import type { Context } from '#platform/context.ts';
import { deleteMessages } from './queries.ts';

/** Deletes the messages of an account that has a new owner that tell of somebody else: whom they knew, and what they wrote on the forum. */
export function forgetPersonal(
  { db }: Pick<Context, 'db'>,
  { uid }: EventOf<'accountClaimed'>,
): Promise<void> {
  return deleteMessages(db, uid, MESSAGE_TEMPLATES.filter(isPersonal));
}
