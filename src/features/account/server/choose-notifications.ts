import type { NotificationKind } from '#domain/site/site.ts';
import type { Context } from '#platform/context.ts';
import { updateNotificationKinds } from './queries.ts';

/** Saves the choice made through the link at the foot of a mail. */
export async function chooseNotifications(
  { db }: Context,
  {
    uid,
    choices,
    on,
  }: { readonly uid: number; readonly choices: readonly NotificationKind[]; readonly on: boolean },
): Promise<void> {
  await updateNotificationKinds(db, uid, { kinds: choices, on });
}
