import type { EventContext } from '#platform/context.ts';
import { deleteSessionsOf } from '#platform/session/queries.ts';
import { deleteFactor, deleteRememberedOf } from './queries.ts';

/** From now on every browser is asked for a code. */
export async function forgetRememberedDevices(
  { db }: Pick<EventContext, 'db'>,
  { uid }: { readonly uid: number },
): Promise<void> {
  await deleteRememberedOf(db, uid);
}

/** The provider takes a lost second step away. Whoever is logged in may be whoever found the phone. */
export async function forgetSecondFactor(
  { db }: Pick<EventContext, 'db'>,
  { uid }: { readonly uid: number },
): Promise<void> {
  await deleteFactor(db, uid);
  await deleteSessionsOf(db, uid);
}
