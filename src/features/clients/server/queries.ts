import { and, asc, count, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { byDay, knownDays } from '#db/day-facts.ts';
import { account, participant } from '#db/schema/identity.ts';
import { exerciseSubmission } from '#db/schema/programme.ts';
import { dayGoal, registration } from '#db/schema/tracking.ts';
import type { Day } from '#domain/kit/day.ts';
import type { LivedDay } from '#domain/tracking/steadiness.ts';

// Nothing here reads a note, an urge, the reason of a pause, a nickname or an avatar, nor a table of the forum or the diary.

/** When clients began and, for those in `telling`, the facts of each day until `until`: one statement for any number of them. */
export function findFigures(
  db: Db,
  clients: readonly number[],
  { telling, until }: { readonly telling: readonly number[]; readonly until: Day },
) {
  return db
    .select({
      uid: participant.uid,
      programmeStart: participant.programmeStart,
      registrationsStart: participant.registrationsStart,
      days: sql`case when ${isOneOf(sql`account.uid`, telling)} then ${knownDays(until)} end`.mapWith(
        (facts: Parameters<typeof byDay>[0]): Map<Day, LivedDay> | null => byDay(facts),
      ),
    })
    .from(participant)
    .innerJoin(account, eq(account.uid, participant.uid))
    .where(isOneOf(sql`account.uid`, clients));
}

/** Compares with an array as one value, so that the statement is the same for any number. */
function isOneOf(uid: SQL, uids: readonly number[]): SQL {
  return sql`${uid} = any(${`{${uids.join(',')}}`}::int[])`;
}

/** The exercises that these clients completed since their programme began, without the answers; oldest first. */
export function findCompleted(db: Db, clients: readonly number[]) {
  return db
    .select({
      uid: exerciseSubmission.uid,
      uuid: exerciseSubmission.uuid,
      webformId: exerciseSubmission.webformId,
      createdAt: exerciseSubmission.createdAt,
    })
    .from(exerciseSubmission)
    .where(and(isOneOf(sql`exercise_submission.uid`, clients), isNull(exerciseSubmission.archivedAt)))
    .orderBy(asc(exerciseSubmission.createdAt), asc(exerciseSubmission.uuid));
}

/** Those of one client, with the answers, sealed with the client’s key. */
export function findAnswers(db: Db, uid: number) {
  return db
    .select({
      uuid: exerciseSubmission.uuid,
      webformId: exerciseSubmission.webformId,
      createdAt: exerciseSubmission.createdAt,
      answers: exerciseSubmission.answers,
    })
    .from(exerciseSubmission)
    .where(and(eq(exerciseSubmission.uid, uid), isNull(exerciseSubmission.archivedAt)))
    .orderBy(asc(exerciseSubmission.createdAt), asc(exerciseSubmission.uuid));
}

/** Registrations of a client, the newest first, each with the goal of its day. */
function registrationsOf(db: Db, uid: number, from: Day) {
  return db
    .select({
      uuid: registration.uuid,
      day: registration.day,
      amount: registration.amount,
      stake: registration.stake,
      place: registration.place,
      company: registration.company,
      goal: dayGoal.goal,
    })
    .from(registration)
    .leftJoin(dayGoal, and(eq(dayGoal.uid, registration.uid), eq(dayGoal.day, registration.day)))
    .where(isSince(uid, from))
    .orderBy(desc(registration.day), desc(registration.createdAt), desc(registration.uuid));
}
function isSince(uid: number, from: Day): SQL | undefined {
  return and(eq(registration.uid, uid), gte(registration.day, from));
}

export type RegistrationFact = Awaited<ReturnType<typeof registrationsOf>>[number];

/** All registrations from a day on. */
export async function findRegistrationsSince(db: Db, uid: number, from: Day): Promise<RegistrationFact[]> {
  return registrationsOf(db, uid, from);
}

/** One page of the registrations from a day on, and how many of these there are. */
export async function findRegistrationsPage(
  db: Db,
  uid: number,
  { first, page, size }: { readonly first: Day; readonly page: number; readonly size: number },
): Promise<{ readonly total: number; readonly rows: RegistrationFact[] }> {
  const [counted] = await db.select({ total: count() }).from(registration).where(isSince(uid, first));
  const rows = await registrationsOf(db, uid, first)
    .limit(size)
    .offset(page * size);
  return { total: counted?.total ?? 0, rows };
}
