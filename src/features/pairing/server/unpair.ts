import type { EventOf } from '#domain/events.ts';
import { isRowNumber } from '#domain/kit/row-number.ts';
import { isSite } from '#domain/site/site.ts';
import { noClient } from '#platform/clients/open-client.ts';
import type { EventContext, NurseContext, ParticipantContext } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import { deletePairingsOf, endPairing, endPairingsOf } from './queries.ts';

const ENDED = { message: 'The pairing has ended.' };

/** Ends a pairing for the client; the second of two tabs is told that there is none. */
export async function unpairNurse(context: ParticipantContext): Promise<typeof ENDED> {
  await lockOneself(context);
  const { db, clock, person, announce } = context;
  const { uid } = person;
  const ended = await endPairing(db, { uid }, { endedAt: clock.now(), endedBy: 'client' });
  if (!ended) throw notFound('There is no pairing.');
  await announce({ kind: 'nurseUnpaired', uid, nurse: ended, by: 'client' });
  return ENDED;
}

/** The same under an address that names the client, which has to be the caller (contract A36). */
export function unpairNurseOf(
  context: ParticipantContext,
  { domain, uid }: { readonly domain: string; readonly uid: string },
): Promise<typeof ENDED> {
  if (domain !== context.site || Number(uid) !== context.person.uid) throw notFound('There is no pairing.');
  return unpairNurse(context);
}

/** Ends the pairing with a client for a nurse (contract 2.8 #59). */
export async function unpairClient(
  context: NurseContext,
  { client_uid: uid, domain: site }: { readonly client_uid: number; readonly domain: string },
): Promise<typeof ENDED> {
  if (!isRowNumber(uid) || !isSite(site)) throw noClient();
  await lockOneself(context);
  const { db, clock, person, announce } = context;
  const asked = { uid, nurse: person.uid, site };
  const ended = await endPairing(db, asked, { endedAt: clock.now(), endedBy: 'nurse' });
  if (!ended) throw noClient();
  await announce({ kind: 'nurseUnpaired', uid, nurse: ended, by: 'nurse' });
  return ENDED;
}

/**
 * Deletes the pairings of an account with a new owner, who is not to read whose client somebody else was. The nurse gets no mail,
 * which would reveal that the account was taken over.
 */
export function forgetPairings(
  { db }: Pick<EventContext, 'db'>,
  { uid }: EventOf<'accountClaimed'>,
): Promise<void> {
  return deletePairingsOf(db, uid);
}

/** Ends the pairings of an account that is being deleted, and returns what to tell: a nurse’s clients, or a client’s nurse. */
export async function endOnDeletion(
  { db, clock }: Pick<EventContext, 'db' | 'clock'>,
  uid: number,
): Promise<EventOf<'nurseUnpaired'>[]> {
  const ended = await endPairingsOf(db, uid, clock.now());
  return ended.map((one) => ({ kind: 'nurseUnpaired', by: one.uid === uid ? 'client' : 'nurse', ...one }));
}
