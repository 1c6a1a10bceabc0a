import type { EventOf } from '#domain/events.ts';
import type { Context, ParticipantContext } from '#platform/context.ts';
import { markIdentity } from './queries.ts';

/** Records that the questions were answered, so that they are not asked again at the next visit. */
export async function keepChecklist({ db, clock, person }: ParticipantContext): Promise<undefined> {
  await markIdentity(db, person.uid, 'checklistDoneAt', clock.now());
  return undefined;
}

/** Records that somebody agreed, and with it that the questions were answered. */
export async function keepRegistered(
  { db, clock }: Context,
  { uid }: EventOf<'ssoRegistered'>,
): Promise<void> {
  await markIdentity(db, uid, 'checklistDoneAt', clock.now());
  await markIdentity(db, uid, 'registeredAt', clock.now());
}
