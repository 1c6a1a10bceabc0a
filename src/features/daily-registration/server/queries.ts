import { and, asc, between, eq, getTableName, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/connection.ts';
import { knownDays } from '#db/day-facts.ts';
import { givenRow, prepared } from '#db/prepared.ts';
import { account } from '#db/schema/identity.ts';
import { dayGoal, pauseDay, registration } from '#db/schema/tracking.ts';
import type { Day } from '#domain/kit/day.ts';
import type { LivedDay } from '#domain/tracking/steadiness.ts';
import { lockedPerson } from '#platform/person/queries.ts';

export type RegistrationRow = typeof registration.$inferSelect;

const range = { uid: sql.placeholder('uid'), from: sql.placeholder('from'), to: sql.placeholder('to') };

// Each part is named after its table, so that the selected columns are the table's own: the columns of a part with another
// name are resolved again for every value of every row.
const daysInRange = prepared((db) => {
  const goals = db
    .select({ day: dayGoal.day, goal: dayGoal.goal })
    .from(dayGoal)
    .where(and(eq(dayGoal.uid, range.uid), between(dayGoal.day, range.from, range.to)))
    .as(getTableName(dayGoal));
  const entries = db
    .select()
    .from(registration)
    .where(and(eq(registration.uid, range.uid), between(registration.day, range.from, range.to)))
    .as(getTableName(registration));
  const pauses = db
    .select({ day: pauseDay.day })
    .from(pauseDay)
    .where(and(eq(pauseDay.uid, range.uid), between(pauseDay.day, range.from, range.to)))
    .as(getTableName(pauseDay));
  return db
    .select({
      goalDay: dayGoal.day,
      goal: dayGoal.goal,
      uuid: registration.uuid,
      day: registration.day,
      amount: registration.amount,
      stake: registration.stake,
      place: registration.place,
      company: registration.company,
      craving: registration.craving,
      note: registration.note,
      pausedDay: pauseDay.day,
    })
    .from(goals)
    .fullJoin(entries, eq(registration.day, dayGoal.day))
    .fullJoin(pauses, sql`${pauseDay.day} = coalesce(${dayGoal.day}, ${registration.day})`)
    .orderBy(asc(registration.createdAt), asc(registration.uuid))
    .prepare('registration_days');
});

/** Goals, registrations and pauses of a person from `from` to `to`, in one statement: a row for each, joined on the day. */
export function findDays(db: Db, uid: number, from: Day, to: Day) {
  return daysInRange(db).execute({ uid, from, to });
}
export type DayRow = Awaited<ReturnType<typeof findDays>>[number];

const daysUntil = prepared((db) =>
  db
    .select({ days: knownDays(sql.placeholder('until')) })
    .from(account)
    .where(eq(account.uid, range.uid))
    .prepare('known_days'),
);

/** All days of a person up to `until` of which anything is known. */
export async function findKnownDays(db: Db, uid: number, until: Day): Promise<ReadonlyMap<Day, LivedDay>> {
  const [row] = await daysUntil(db).execute({ uid, until });
  return row?.days ?? new Map();
}

/** Marks days as a pause; an existing pause gets the new reason. */
export async function savePause(
  db: Db,
  days: readonly Day[],
  pause: Omit<typeof pauseDay.$inferInsert, 'day'>,
): Promise<void> {
  await db
    .insert(pauseDay)
    .values(days.map((day) => ({ ...pause, day })))
    .onConflictDoUpdate({ target: [pauseDay.uid, pauseDay.day], set: { reason: pause.reason } });
}

export async function removePauses(db: Db, uid: number, from: Day, to: Day): Promise<void> {
  await db.delete(pauseDay).where(and(eq(pauseDay.uid, uid), between(pauseDay.day, from, to)));
}

/** All pauses of a person, oldest first. */
export function findAllPauses(db: Db, uid: number) {
  return db.select().from(pauseDay).where(eq(pauseDay.uid, uid)).orderBy(asc(pauseDay.day));
}

const amountsOfDay = prepared((db) =>
  db
    .select({ uuid: registration.uuid, amount: registration.amount })
    .from(registration)
    .where(and(eq(registration.uid, sql.placeholder('uid')), eq(registration.day, sql.placeholder('day'))))
    .orderBy(asc(registration.createdAt))
    .prepare('registration_amounts'),
);

/** The amounts of a day, oldest first. */
export function findAmounts(db: Db, uid: number, day: Day): Promise<{ uuid: string; amount: number }[]> {
  return amountsOfDay(db).execute({ uid, day });
}

/** The registrations of a day, oldest first. */
export function findRegistrationsOfDay(db: Db, uid: number, day: Day): Promise<RegistrationRow[]> {
  return db
    .select()
    .from(registration)
    .where(and(eq(registration.uid, uid), eq(registration.day, day)))
    .orderBy(asc(registration.createdAt), asc(registration.uuid));
}

export async function findRegistration(
  db: Db,
  uid: number,
  uuid: string,
): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .select()
    .from(registration)
    .where(and(eq(registration.uuid, uuid), eq(registration.uid, uid)));
  return row;
}

const newRegistration = prepared((db) => {
  const row = givenRow(registration);
  const values = sql.join(Object.values(row), sql`, `);
  const person = lockedPerson(db);
  const known = alias(registration, 'known');
  const onDay = and(eq(known.uid, row.uid), eq(known.day, row.day));
  const before = sql`select count(*) from ${registration} as ${known} where ${onDay}`;
  return (
    db
      .with(person)
      .insert(registration)
      .select(sql`select ${values} from ${person}`)
      // This reads the table as it was before this statement.
      .returning({ before: sql<number>`(${before})`.mapWith(Number) })
      .prepare('registration_insert')
  );
});

/**
 * Adds a registration while locking out other writes of the person. Returns how many the day had when the statement
 * began, or undefined when the person no longer exists.
 */
export async function insertRegistration(db: Db, row: RegistrationRow): Promise<number | undefined> {
  const [added] = await newRegistration(db).execute(row);
  return added?.before;
}

export async function updateRegistration(db: Db, row: RegistrationRow): Promise<void> {
  await db.update(registration).set(row).where(eq(registration.uuid, row.uuid));
}

export async function removeRegistration(db: Db, uid: number, uuid: string): Promise<boolean> {
  const removed = await db
    .delete(registration)
    .where(and(eq(registration.uuid, uuid), eq(registration.uid, uid)))
    .returning({ uuid: registration.uuid });
  return removed.length > 0;
}

/** All registrations of a person, oldest day first. */
export function findAllRegistrations(db: Db, uid: number): Promise<RegistrationRow[]> {
  return db
    .select()
    .from(registration)
    .where(eq(registration.uid, uid))
    .orderBy(asc(registration.day), asc(registration.createdAt));
}
