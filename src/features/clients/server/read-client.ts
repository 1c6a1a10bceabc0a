import { addDays, daysFrom } from '#domain/kit/day.ts';
import type { ConsentKind } from '#domain/nurse/pairing.ts';
import { isSite } from '#domain/site/site.ts';
import { DAYS_BACK, shownDays } from '#domain/tracking/shown-days.ts';
import { noClient, type OpenedClient, withClient } from '#platform/clients/open-client.ts';
import type { Context, NurseContext } from '#platform/context.ts';
import { pagerOf } from '#platform/views/pager.ts';
import type { ClientDays, ClientRegistration, CompletedExercise } from '../contract.ts';
import {
  findAnswers,
  findFigures,
  findRegistrationsPage,
  findRegistrationsSince,
  type RegistrationFact,
} from './queries.ts';

/** The part of the context that reading takes. */
type Inside = Pick<Context, 'db' | 'today'>;

/** A client as the address of a call names them. */
export interface Asked {
  readonly domain: string;
  readonly uid: string;
}

/** Opens a client through the one door. An invalid address gets the same 404 as somebody else’s client. */
function opened<T>(
  context: NurseContext,
  { domain: site, uid: digits }: Asked,
  look: ConsentKind,
  read: (inside: NurseContext, client: OpenedClient) => Promise<T>,
): Promise<T> {
  if (!isSite(site)) throw noClient();
  return withClient(context, { uid: Number(digits), site, look }, read);
}

const PAGE_SIZE = 50;

/**
 * A page of the registrations of a client (contract 2.8 #57); one past the end has none. It goes back no further than the client's own
 * view of what a nurse sees.
 */
export async function registrationsPage(context: NurseContext, asked: Asked, page: number) {
  return opened(context, asked, 'registrations', async ({ db, today }, { uid }) => {
    const [starts] = await findFigures(db, [uid], { telling: [], until: today });
    if (!starts) throw noClient();
    const { first } = shownDays(starts, today);
    const { total, rows } = await findRegistrationsPage(db, uid, { first, page, size: PAGE_SIZE });
    return {
      pager: pagerOf({ page, total, size: PAGE_SIZE }),
      entities: rows.map(registrationOf),
    };
  });
}

/** The days of a client as the page shows them: from a year ago at most, up to the end of the programme or, if later, today. */
export async function clientDays(context: NurseContext, asked: Asked): Promise<ClientDays> {
  return opened(context, asked, 'registrations', daysOfClient);
}

/** The same of a client who was opened, by the nurse or by themselves. */
export async function daysOfClient({ db, today }: Inside, { uid }: OpenedClient): Promise<ClientDays> {
  const [figures] = await findFigures(db, [uid], { telling: [uid], until: addDays(today, DAYS_BACK) });
  if (!figures) throw noClient();
  const { first, last } = shownDays(figures, today);
  const items = Map.groupBy(await findRegistrationsSince(db, uid, first), ({ day }) => day);
  return Object.fromEntries(
    daysFrom(first, last).map((day) => {
      const { totalAmount = null, goal = null, paused = false } = figures.days?.get(day) ?? {};
      return [day, { totalAmount, goal, paused, items: (items.get(day) ?? []).map(registrationOf) }];
    }),
  );
}

function registrationOf({
  uuid,
  day,
  amount,
  stake,
  place,
  company,
  goal,
}: RegistrationFact): ClientRegistration {
  return { uuid, registration_date: day, amount, cost: stake, where: place, with_who: company, goal };
}

/** Opens the answers of a submission, by its uuid; none of one that keeps nothing. */
export type OpenAnswers = (
  vault: OpenedClient['vault'],
  uuid: string,
  sealed: Buffer | null,
) => CompletedExercise['data'];

/** The exercises that a client completed since the programme began, with the answers (contract 2.8 #58). */
export async function clientExercises(
  context: NurseContext,
  openAnswers: OpenAnswers,
  asked: Asked,
): Promise<CompletedExercise[]> {
  return opened(context, asked, 'exercises', (inside, client) =>
    exercisesOfClient(inside, openAnswers, client),
  );
}

/** The same of a client who was opened, by the nurse or by themselves. */
export async function exercisesOfClient(
  { db }: Inside,
  openAnswers: OpenAnswers,
  { uid, vault }: OpenedClient,
): Promise<CompletedExercise[]> {
  const rows = await findAnswers(db, uid);
  return rows.map(({ uuid, webformId, createdAt, answers }) => ({
    webform_id: webformId,
    submissionId: uuid,
    uuid,
    data: openAnswers(vault, uuid, answers),
    created: createdAt.toISOString(),
  }));
}
