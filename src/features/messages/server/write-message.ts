import type { MessageTemplate } from '#domain/message.ts';
import type { Context } from '#platform/context.ts';
import { insertMessage } from './queries.ts';

const writing =
  (template: MessageTemplate) =>
  ({ db, clock }: Context, { uid }: { readonly uid: number }): Promise<void> =>
    insertMessage(db, uid, template, clock.now());

/** The first message of an account. */
export const writeWelcome = writing('welcome');
export const writeRestarted = writing('programme_restarted');
