import type { Day } from '#domain/kit/day.ts';
import { reasonsOf } from '#domain/nurse/attention.ts';
import { recentMarks, registeredSince } from '#domain/nurse/client-figures.ts';
import { byNeed } from '#domain/nurse/client-order.ts';
import { countDays } from '#domain/tracking/progress.ts';
import { type Client, type DoorContext, withClients } from '#platform/clients/open-client.ts';
import type { ClientRow, CompletedExercise } from '../contract.ts';
import { findCompleted, findFigures } from './queries.ts';

/** Lists her clients: those who need her first, then by name (contract 2.8 #56). Takes three statements for any number of them. */
export function listClients(context: DoorContext): Promise<ClientRow[]> {
  return withClients(context, async (inside, clients) =>
    (await rowsOfClients(inside, clients)).toSorted(byNeed),
  );
}

/** The rows of clients whose data was opened, by the nurse or by themselves. */
export async function rowsOfClients(
  { db, today }: Pick<DoorContext, 'db' | 'today'>,
  clients: readonly Client[],
): Promise<ClientRow[]> {
  const sharing = (kind: keyof Client['shares']) =>
    clients.filter(({ shares }) => shares[kind]).map(({ uid }) => uid);
  const uids = clients.map(({ uid }) => uid);
  const figures = await findFigures(db, uids, { telling: sharing('registrations'), until: today });
  const completed = await findCompleted(db, sharing('exercises'));
  const figuresOf = new Map(figures.map((row) => [row.uid, row]));
  const completedOf = Map.groupBy(completed, ({ uid }) => uid);
  return clients.flatMap((client) => {
    const found = figuresOf.get(client.uid);
    if (!found) return [];
    const exercises = (completedOf.get(client.uid) ?? []).map(completedWithout);
    return [rowOf(client, found, { exercises, today })];
  });
}

type ClientFigures = Awaited<ReturnType<typeof findFigures>>[number];
type Completed = Awaited<ReturnType<typeof findCompleted>>[number];

/** An exercise without its answers. */
function completedWithout({ uuid, webformId, createdAt }: Completed): CompletedExercise {
  return { webform_id: webformId, submissionId: uuid, uuid, data: {}, created: createdAt.toISOString() };
}

function rowOf(
  { uid, site, name, shares }: Client,
  { programmeStart, registrationsStart, days }: ClientFigures,
  { exercises, today }: { readonly exercises: CompletedExercise[]; readonly today: Day },
): ClientRow {
  const since = days && registeredSince(registrationsStart, today);
  const counts = days && countDays(days, registrationsStart, today);
  return {
    uid,
    domain: site,
    name,
    nickname: null,
    avatar: null,
    program_start_date: programmeStart,
    registrations_start_date: days ? registrationsStart : null,
    days_registered: since?.days ?? null,
    weeks_registered: since?.weeks ?? null,
    streak: counts,
    completed_exercises: exercises,
    totalRegistrations: counts?.total ?? null,
    completedRegistrations: counts?.completed ?? null,
    successes: counts?.success ?? null,
    fails: counts?.failed ?? null,
    shares,
    reasons: days ? reasonsOf({ days, registrationsStart, today }) : [],
    recent: days ? recentMarks(days, registrationsStart, today) : [],
  };
}
