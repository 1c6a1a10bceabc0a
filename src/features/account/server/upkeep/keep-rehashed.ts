import type { EventOf } from '#domain/events.ts';
import type { Context } from '#platform/context.ts';
import { updateHash } from './queries.ts';

/** Stores the new hash of the same password, unless the password was changed meanwhile. */
export async function keepRehashed(
  { db }: Context,
  { uid, before, after }: EventOf<'passwordRehashed'>,
): Promise<void> {
  await updateHash(db, uid, { before, after });
}
