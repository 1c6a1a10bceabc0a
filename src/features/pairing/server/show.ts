import type { EndpointReply } from '#contract/endpoint.ts';
import { addDays } from '#domain/kit/day.ts';
import { END_SHOWN_DAYS } from '#domain/nurse/pairing.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import type { EndedPairing, PairedNurse, readPairing } from '../contract.ts';
import { findPairing, findPairings } from './queries.ts';

/** The nurse with whom a client is paired (contract 2.8 #54). */
export async function showNurse(context: ParticipantContext): Promise<PairedNurse> {
  const found = await nurseOf(context);
  if (!found) throw notFound('There is no pairing.');
  return found;
}

/** The pairing as the page of a client shows it. */
export async function showPairing(context: ParticipantContext): Promise<EndpointReply<typeof readPairing>> {
  const nurse = await nurseOf(context);
  return { nurse, ended: nurse ? null : await lastEnd(context) };
}

async function nurseOf({ db, clock, person }: ParticipantContext): Promise<PairedNurse | null> {
  const found = await findPairing(db, person.uid);
  if (!found) return null;
  return {
    name: found.name,
    general_practitioner: found.practice,
    since: clock.dayOf(found.pairing.pairedAt),
    can_look: found.canLook,
  };
}

async function lastEnd({ db, clock, today, person }: ParticipantContext): Promise<EndedPairing | null> {
  const [last] = await findPairings(db, person.uid);
  const { endedAt = null, endedBy: by = null } = last?.pairing ?? {};
  if (!last || !endedAt || !by) return null;
  const on = clock.dayOf(endedAt);
  return on < addDays(today, -END_SHOWN_DAYS) ? null : { name: last.name, on, by };
}
