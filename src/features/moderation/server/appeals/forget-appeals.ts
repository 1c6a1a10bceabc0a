import type { EventOf } from '#domain/events.ts';
import type { Context } from '#platform/context.ts';
import { deleteAppeals } from './queries.ts';

/** A new owner has not asked for anything yet, and there is one appeal against a decision. */
export function forgetAppeals(
  { db }: Pick<Context, 'db'>,
  { uid }: EventOf<'accountClaimed'>,
): Promise<void> {
  return deleteAppeals(db, uid);
}
