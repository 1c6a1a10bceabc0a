import type { EventContext } from '#platform/context.ts';
import { deleteSessionsOf } from '#platform/session/queries.ts';
import { deleteFactor, deleteRememberedOf } from './queries.ts';

/** Forgets every browser that goes without a code, so that each is asked for one. */
export async function forgetBrowsersWithoutCode(
  { db }: Pick<EventContext, 'db'>,
  { uid }: { readonly uid: number },
): Promise<void> {
  await deleteRememberedOf(db, uid);
}

/** Removes a second step that the provider resets, and ends every session: somebody may be logged in with the lost phone. */
export async function forgetSecondFactor(
  { db }: Pick<EventContext, 'db'>,
  { uid }: { readonly uid: number },
): Promise<void> {
  await deleteFactor(db, uid);
  await deleteSessionsOf(db, uid);
}
