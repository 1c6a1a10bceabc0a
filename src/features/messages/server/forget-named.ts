import type { EventOf } from '#domain/events.ts';
import { MESSAGE_TEMPLATES, namesSomebody } from '#domain/notices/message.ts';
import type { Context } from '#platform/context.ts';
import { deleteMessages } from './queries.ts';

/** Deletes the messages that name a buddy or a nurse to the new owner of an account, as somebody else chose them. */
export function forgetNamed({ db }: Pick<Context, 'db'>, { uid }: EventOf<'accountClaimed'>): Promise<void> {
  return deleteMessages(db, uid, MESSAGE_TEMPLATES.filter(namesSomebody));
}
