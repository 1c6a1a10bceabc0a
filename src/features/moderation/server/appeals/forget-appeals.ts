import type { EventOf } from '#domain/events.ts';
import type { Context } from '#platform/context.ts';
import { deleteAppeals } from './queries.ts';

/** Deletes the appeals of an account that has a new owner, who may still make one against each decision. */
export function forgetAppeals(
  { db }: Pick<Context, 'db'>,
  { uid }: EventOf<'accountClaimed'>,
): Promise<void> {
  return deleteAppeals(db, uid);
}
