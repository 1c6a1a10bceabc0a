import type { EndpointReply } from '#contract/endpoint.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import type { readNurse } from '../contract.ts';
import { findPairing } from './queries.ts';

/** The nurse with whom a client is paired (contract 2.8 #54). */
export async function showNurse({
  db,
  clock,
  person,
}: ParticipantContext): Promise<EndpointReply<typeof readNurse>> {
  const found = await findPairing(db, person.uid);
  if (!found) throw notFound('There is no pairing.');
  const { pairedAt, consentUntil } = found.pairing;
  return {
    name: found.name,
    general_practitioner: found.practice,
    since: clock.dayOf(pairedAt),
    consent_until: clock.dayOf(consentUntil),
    can_look: found.canLook,
  };
}
