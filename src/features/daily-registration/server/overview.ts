import type { EndpointReply } from '#contract/endpoint.ts';
import { type Day, daysFrom } from '#domain/kit/day.ts';
import { countDays } from '#domain/tracking/progress.ts';
import { totalOf } from '#domain/tracking/registration.ts';
import { keptDays } from '#domain/tracking/results/kept-days.ts';
import { shownDays } from '#domain/tracking/shown-days.ts';
import { daysInARow, type LivedDay, steadinessOf } from '#domain/tracking/steadiness.ts';
import type { ParticipantContext } from '#platform/context.ts';
import type { OverviewDay, RegistrationItem } from '../contract.ts';
import type { readStatistics } from '../statistics-contract.ts';
import { type DayRow, findDays, findKnownDays } from './queries.ts';
import { itemOf } from './registration-item.ts';

/** The largest overview, in bytes: a year of three registrations a day, or of two with a note of some lines, is smaller. */
const MOST_BYTES = 400_000;
/** The most bytes that a day, and a registration without its note, take as JSON. */
const BYTES = { day: 90, item: 280 };

/**
 * Returns every day that is shown (`shownDays`, contract 2.5 #25). If registrations and notes make the overview too
 * large, the oldest days are left out.
 */
export async function overview(context: ParticipantContext): Promise<Record<Day, OverviewDay>> {
  const { first, last } = shownDays(context.person, context.today);
  const days = await readDays(context, first, last);
  const shown: [Day, OverviewDay][] = [];
  let size = 0;
  for (const day of daysFrom(first, last).toReversed()) {
    const found = days.get(day);
    const items = (found?.rows ?? []).map((row) => itemOf(context, day, row));
    size += BYTES.day + items.reduce((sum, { note }) => sum + BYTES.item + bytesOf(note), 0);
    if (size > MOST_BYTES) break;
    const { totalAmount = null, goal = null, paused = false } = found ?? {};
    shown.push([day, { totalAmount, goal, items: byUuid(items), paused }]);
  }
  return Object.fromEntries(shown.toReversed());
}

/** One day as the overview has it. */
export async function readDay(context: ParticipantContext, day: Day): Promise<OverviewDay> {
  const found = (await readDays(context, day, day)).get(day);
  const items = (found?.rows ?? []).map((row) => itemOf(context, day, row));
  const { totalAmount = null, goal = null, paused = false } = found ?? {};
  return { totalAmount, goal, items: byUuid(items), paused };
}

function bytesOf(note: string): number {
  return Buffer.byteLength(JSON.stringify(note));
}

/** The counts of days, steadiness, days in a row and what stays, over all days, with both start dates (contract 2.5 #26). */
export async function statistics(context: ParticipantContext): Promise<EndpointReply<typeof readStatistics>> {
  const { registrationsStart, programmeStart } = context.person;
  const days = await findKnownDays(context.db, context.person.uid, context.today);
  const history = { days, start: registrationsStart, today: context.today };
  return {
    ...countDays(days, registrationsStart, context.today),
    ...steadinessOf(history),
    ...daysInARow(history),
    ...keptDays(history),
    registrationsStartDate: registrationsStart,
    programStartDate: programmeStart,
  };
}

type EntryRow = DayRow & { uuid: string; amount: number };
const isEntry = (row: DayRow): row is EntryRow => row.uuid !== null && row.amount !== null;
interface DayOfRows extends LivedDay {
  totalAmount: number | null;
  readonly rows: EntryRow[];
}

async function readDays(
  { db, person }: ParticipantContext,
  from: Day,
  to: Day,
): Promise<Map<Day, DayOfRows>> {
  const days = new Map<Day, DayOfRows>();
  for (const row of await findDays(db, person.uid, from, to)) {
    const day = (row.goalDay ?? row.day ?? row.pausedDay) as Day;
    const paused = row.pausedDay !== null;
    const found = days.get(day) ?? { goal: row.goal, totalAmount: null, paused, rows: [] };
    if (isEntry(row)) {
      found.rows.push(row);
      found.totalAmount = totalOf(found.rows.map(({ amount }) => amount));
    }
    days.set(day, found);
  }
  return days;
}

function byUuid(items: readonly RegistrationItem[]): Record<string, RegistrationItem> {
  // Without a prototype it is a dictionary from the start; a plain object would get a new hidden class for every uuid.
  const found: Record<string, RegistrationItem> = Object.create(null);
  for (const item of items) found[item.uuid] = item;
  return found;
}
