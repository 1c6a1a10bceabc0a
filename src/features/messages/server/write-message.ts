import type { Badge } from '#domain/notices/badge.ts';
import type { MessageTemplate } from '#domain/notices/message.ts';
import type { Context } from '#platform/context.ts';
import { insertMessages } from './queries.ts';

const writing =
  (template: MessageTemplate) =>
  ({ db, clock }: Context, { uid }: { readonly uid: number }): Promise<void> =>
    insertMessages(db, [{ uid, template, badge: null, createdAt: clock.now() }]);

/** The first message of an account. */
export const writeWelcome = writing('welcome');
export const writeRestarted = writing('programme_restarted');

/** A message for each badge. */
export function writeBadges(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, badges }: { readonly uid: number; readonly badges: readonly Badge[] },
): Promise<void> {
  const createdAt = clock.now();
  return insertMessages(
    db,
    badges.map((badge) => ({ uid, template: 'badge_received', badge, createdAt })),
  );
}
