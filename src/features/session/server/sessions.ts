import type { EndpointReply } from '#contract/endpoint.ts';
import type { PersonContext } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import { deleteSessionsOf } from '#platform/session/queries.ts';
import { stateOf } from '#platform/session/session.ts';
import type { readSessions } from '../contract.ts';
import { deleteOwnSession, findDeviceAccount, findSessionsOf } from './queries.ts';

/** Where a person is logged in, last used first. */
export async function listSessions(context: PersonContext): Promise<EndpointReply<typeof readSessions>> {
  const { db, clock, person } = context;
  const rows = await findSessionsOf(db, person.uid);
  const living = rows.filter((row) => stateOf(row, person, clock.now()) !== 'over');
  return living.map(({ id, idHash, device, ownDevice, createdAt, lastSeenAt }) => ({
    id,
    device,
    own_device: ownDevice,
    created: createdAt.toISOString(),
    last_seen: lastSeenAt.toISOString(),
    current: context.session.idHash?.equals(idHash) ?? false,
  }));
}

/** Ends one session; when it is the caller's own, its cookie is cleared too. */
export async function endSession(context: PersonContext, id: string): Promise<undefined> {
  const ended = await deleteOwnSession(context.db, context.person.uid, id);
  if (!ended) throw notFound();
  if (context.session.idHash?.equals(ended.idHash)) await context.session.end(context.db);
  return undefined;
}

/** Logs out everywhere, including here, and forgets every browser. */
export async function endAllSessions(context: PersonContext): Promise<undefined> {
  const { uid } = context.person;
  const account = await findDeviceAccount(context.db, uid);
  if (account) context.session.forgetDevice(account);
  await context.announce({ kind: 'loggedOutEverywhere', uid });
  await deleteSessionsOf(context.db, uid);
  await context.session.end(context.db);
  return undefined;
}
