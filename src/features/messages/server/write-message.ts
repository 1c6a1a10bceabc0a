import type { Badge } from '#domain/badge.ts';
import type { MessageTemplate } from '#domain/message.ts';
import type { Context } from '#platform/context.ts';
import { insertMessage } from './queries.ts';

const writing =
  (template: MessageTemplate, badge: Badge | null = null) =>
  ({ db, clock }: Context, { uid }: { readonly uid: number }): Promise<void> =>
    insertMessage(db, { uid, template, badge, createdAt: clock.now() });

/** The first message of an account. */
export const writeWelcome = writing('welcome');
export const writeRestarted = writing('programme_restarted');
/** Confirming an address brings a badge, the first time. */
export const writeMailValidated = writing('badge_received', 'email-confirmed');
