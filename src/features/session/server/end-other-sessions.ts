import type { Context } from '#platform/context.ts';
import { deleteSessionsOf } from '#platform/session/queries.ts';

/** Ends every session but the caller's: somebody who holds one may be why password, address or second step were changed. */
export async function endOtherSessions(
  { db, session }: Pick<Context, 'db' | 'session'>,
  { uid }: { readonly uid: number },
): Promise<void> {
  await deleteSessionsOf(db, uid, session.idHash);
}
