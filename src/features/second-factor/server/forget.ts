import type { Context, EventContext } from '#platform/context.ts';
import { deleteSessionsOf } from '#platform/session/queries.ts';
import { deleteFactor, deleteRememberedOf } from './queries.ts';

/** From now on every browser is asked for a code. */
export async function forgetRememberedDevices(
  { db }: Pick<EventContext, 'db'>,
  { uid }: { readonly uid: number },
): Promise<void> {
  await deleteRememberedOf(db, uid);
}

/** Whoever got in by the password alone, before there was a code or with that of another app, does not stay in. */
export async function endOtherSessions(
  { db, session }: Pick<Context, 'db' | 'session'>,
  { uid }: { readonly uid: number },
): Promise<void> {
  await deleteSessionsOf(db, uid, session.idHash);
}

/** The provider takes a lost second step away. Whoever is logged in may be whoever found the phone. */
export async function forgetSecondFactor(
  { db }: Pick<EventContext, 'db'>,
  { uid }: { readonly uid: number },
): Promise<void> {
  await deleteFactor(db, uid);
  await deleteSessionsOf(db, uid);
}
