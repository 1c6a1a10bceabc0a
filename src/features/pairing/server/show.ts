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

/** Finds the nurse of a client who stopped last, also where her account is gone, and the pairing with it. */
export type LastNurseLeft = (
  context: ParticipantContext,
) => Promise<{ readonly name: string; readonly at: Date } | null>;

/** The pairing as the page of a client shows it. */
export async function showPairing(
  context: ParticipantContext,
  lastNurseLeft: LastNurseLeft,
): Promise<EndpointReply<typeof readPairing>> {
  const nurse = await nurseOf(context);
  return { nurse, ended: nurse ? null : await lastEnd(context, lastNurseLeft) };
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

async function lastEnd(
  context: ParticipantContext,
  lastNurseLeft: LastNurseLeft,
): Promise<EndedPairing | null> {
  const { db, clock, today, person } = context;
  const [last] = await findPairings(db, person.uid);
  const left = await lastNurseLeft(context);
  const { endedAt = null, endedBy = null } = last?.pairing ?? {};
  const ends: (Omit<EndedPairing, 'on'> & { readonly at: Date })[] = [];
  if (last && endedAt && endedBy) ends.push({ name: last.name, at: endedAt, by: endedBy });
  if (left) ends.push({ ...left, by: 'nurse' });
  const [newest] = ends.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  if (!newest) return null;
  const on = clock.dayOf(newest.at);
  return on < addDays(today, -END_SHOWN_DAYS) ? null : { name: newest.name, on, by: newest.by };
}
