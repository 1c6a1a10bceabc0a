import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day, daysFrom } from '#domain/kit/day.ts';
import { isDone as isDoneByRule, outstandingDays } from '#domain/tracking/progress.ts';
import { totalOf } from '#domain/tracking/registration.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { countOutstanding, filledDays, isDone, knownDays } from './day-facts.ts';
import { account } from './schema/identity.ts';
import { pauseDay, registration } from './schema/tracking.ts';

const server = sharedTestServer();

const FIRST: Day = '2026-10-20';
const DAYS = 12;
const createdAt = new Date('2026-11-01T12:00:00Z');

interface Noted {
  readonly amounts: readonly number[];
  readonly paused: boolean;
}

/** A new person with these days from FIRST on. */
async function personWith(noted: readonly Noted[]): Promise<number> {
  const { db } = server().connection;
  const key = crypto.randomUUID();
  const [row] = await db
    .insert(account)
    .values({
      site: 'alcohol',
      mail: `${key}@houvast.example`,
      mailKey: `${key}@houvast.example`,
      name: 'x',
      language: 'nl',
      roles: ['client'],
      createdAt,
    })
    .returning({ uid: account.uid });
  const uid = row?.uid ?? 0;
  const rows = noted.flatMap(({ amounts }, index) =>
    amounts.map((amount) => ({
      uuid: crypto.randomUUID(),
      uid,
      day: addDays(FIRST, index),
      amount,
      createdAt,
      changedAt: createdAt,
    })),
  );
  const pauses = noted.flatMap(({ paused }, index) =>
    paused ? [{ uid, day: addDays(FIRST, index), createdAt }] : [],
  );
  if (rows.length > 0) await db.insert(registration).values(rows);
  if (pauses.length > 0) await db.insert(pauseDay).values(pauses);
  return uid;
}

const day = fc.record({
  amounts: fc.array(
    fc.integer({ min: 0, max: 999_999 }).map((hundredths) => hundredths / 100),
    { maxLength: 4 },
  ),
  paused: fc.boolean(),
});

test('the SQL judges any days as the rules do', async () => {
  const judged = fc.asyncProperty(fc.array(day, { maxLength: DAYS }), async (noted) => {
    const uid = await personWith(noted);
    const known = new Map(
      noted.map(({ amounts, paused }, index) => [
        addDays(FIRST, index),
        { totalAmount: totalOf(amounts), goal: null, paused },
      ]),
    );
    const today = addDays(FIRST, DAYS - 3);
    const days = daysFrom(FIRST, addDays(FIRST, DAYS));
    const [found] = await server()
      .connection.db.select({
        done: sql<boolean[]>`json_build_array(${sql.join(days.map(isDone), sql`, `)})`,
        outstanding: countOutstanding(sql`${FIRST}::date`, today),
        totals: sql<[Day, number][]>`(
          select coalesce(json_agg(json_build_array(day, total) order by day), '[]') from ${filledDays} filled
        )`,
        known: knownDays(today),
      })
      .from(account)
      .where(eq(account.uid, uid));
    const nothing = { totalAmount: null, paused: false };
    expect(found).toEqual({
      done: days.map((one) => isDoneByRule(known.get(one) ?? nothing)),
      outstanding: outstandingDays(known, FIRST, addDays(today, -1)).length,
      totals: [...known].flatMap(([one, { totalAmount }]) =>
        totalAmount === null ? [] : [[one, totalAmount]],
      ),
      known: new Map(
        [...known].filter(
          ([one, { totalAmount, paused }]) => one <= today && (totalAmount !== null || paused),
        ),
      ),
    });
  });
  await fc.assert(judged, { numRuns: 25 });
});
