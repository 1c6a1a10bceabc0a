import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#domain/kit/day.ts';
import { type InsightSetting, insightOf, type LivedEntry } from './insight.ts';
import type { DayFigures } from './progress.ts';
import { totalOf } from './registration.ts';

const runs = { numRuns: process.env.FULL === '1' ? 10_000 : 300 };
/** A Friday; the whole weeks end on Sunday the 15th and the oldest of six begins on Monday 5 October. */
const today = '2026-11-20';
const sunday = '2026-11-15';
const sixWeeksAgo = '2026-10-05';

const entry = (day: Day, rest: Partial<LivedEntry> = {}): LivedEntry => ({
  day,
  amount: 3,
  place: 'home',
  company: 'alone',
  craving: null,
  ...rest,
});
/** The days of these registrations, each with the same goal. */
function insight(entries: readonly LivedEntry[], rest: Partial<InsightSetting> & { goal?: number } = {}) {
  const { goal = 2, ...setting } = rest;
  const days = Map.groupBy(entries, ({ day }) => day);
  const figures = [...days].map(([day, those]): [Day, DayFigures] => [
    day,
    { goal, totalAmount: totalOf(those.map(({ amount }) => amount)) },
  ]);
  return insightOf(entries, {
    today,
    registrationsStart: '2026-09-01',
    days: new Map(figures),
    ...setting,
  });
}
/** As many consecutive days, the last one on Sunday. */
const lately = (count: number) =>
  Array.from({ length: count }, (_, index) => addDays(sunday, index - count + 1));

describe('what days above the goal have in common', () => {
  test('is the most frequent place, company and weekday, with their counts', () => {
    const days = [...lately(7), addDays(sunday, -8)];
    const entries = days.map((day, index) =>
      entry(day, { place: index < 5 ? 'cafe' : 'home', company: index < 3 ? null : 'friend' }),
    );
    expect(insight(entries)).toEqual({
      fromDay: sixWeeksAgo,
      throughDay: sunday,
      craving: null,
      aboveGoal: {
        days: 8,
        registrations: 8,
        place: { value: 'cafe', count: 5, of: 8 },
        company: { value: 'friend', count: 5, of: 5 },
        weekday: null,
      },
    });
  });

  test('is not reported from fewer than five registrations', () => {
    expect(insight(lately(4).map((day) => entry(day)))).toBeNull();
    const fifth = [...lately(4).map((day) => entry(day)), entry(sunday, { place: null })];
    expect(insight(fifth)?.aboveGoal).toEqual({
      days: 4,
      registrations: 5,
      place: null,
      company: { value: 'alone', count: 5, of: 5 },
      weekday: null,
    });
  });

  test('includes a weekday that five registrations share', () => {
    const saturdays = Array.from({ length: 5 }, (_, index) => addDays(sunday, -1 - 7 * index));
    const entries = [...saturdays, sunday].map((day) => entry(day, { place: null, company: null }));
    expect(insight(entries)?.aboveGoal).toMatchObject({
      place: null,
      weekday: { value: 'saturday', count: 5, of: 6 },
    });
  });

  test('includes neither of two that occur equally often', () => {
    const entries = lately(10).map((day, index) => entry(day, { place: index % 2 === 0 ? 'home' : 'cafe' }));
    expect(insight(entries)?.aboveGoal).toMatchObject({ place: null, weekday: null });
  });

  test('leaves out days within the goal, days without one, and "did not use"', () => {
    expect(
      insight(
        lately(9).map((day) => entry(day)),
        { goal: 3 },
      ),
    ).toBeNull();
    expect(
      insight(
        lately(9).map((day) => entry(day)),
        { days: new Map() },
      ),
    ).toBeNull();
    const later = lately(5).flatMap((day) => [
      entry(day, { amount: 0, place: null, company: null }),
      entry(day),
    ]);
    expect(insight(later)?.aboveGoal).toMatchObject({ registrations: 5, place: { count: 5, of: 5 } });
  });

  test('covers six whole weeks up to Sunday, and nothing before registrations start', () => {
    const outside = [addDays(sixWeeksAgo, -1), addDays(sunday, 1), today];
    const inside = [sixWeeksAgo, ...lately(4)];
    expect(insight([...inside, ...outside].map((day) => entry(day)))?.aboveGoal?.days).toBe(5);
    const registrationsStart = addDays(sunday, -3);
    expect(
      insight(
        inside.map((day) => entry(day)),
        { registrationsStart },
      ),
    ).toBeNull();
    const since = insight(
      lately(9).map((day) => entry(day)),
      { registrationsStart: addDays(sunday, -6) },
    );
    expect(since).toMatchObject({ fromDay: addDays(sunday, -6), aboveGoal: { days: 7 } });
  });
});

describe('the urge on days above the goal and within it', () => {
  const days = lately(10);
  const urges = (above: number, within: number, count = 5) => [
    ...days.slice(0, count).map((day) => entry(day, { place: null, company: null, craving: above })),
    ...days.slice(5).map((day) => entry(day, { amount: 1, craving: within })),
  ];

  test('is told as two averages, also of days without use', () => {
    const entries = urges(8, 3);
    expect(insight(entries)?.craving).toEqual({ above: 8, within: 3 });
    const without = entries.map((one) => (one.amount === 1 ? { ...one, amount: 0 } : one));
    expect(insight(without)?.craving).toEqual({ above: 8, within: 3 });
    const sixth = entry(addDays(days[0] ?? '', -1), { place: null, company: null, craving: 2 });
    expect(insight([...entries, sixth])?.craving).toEqual({ above: 7, within: 3 });
  });

  test('is not told from fewer than five of either, nor where they are alike', () => {
    expect(insight(urges(8, 3, 4))?.craving ?? null).toBeNull();
    expect(insight(urges(4, 4))?.craving ?? null).toBeNull();
  });
});

describe('any insight', () => {
  const anyEntry = fc.record({
    day: fc.integer({ min: -60, max: 0 }).map((offset) => addDays(today, offset)),
    amount: fc.integer({ min: 0, max: 20 }).map((quarters) => quarters / 4),
    place: fc.option(fc.constantFrom('home', 'casino', 'cafe')),
    company: fc.option(fc.constantFrom('alone', 'friend')),
    craving: fc.option(fc.integer({ min: 0, max: 10 })),
  });
  const anyEntries = fc.array(anyEntry, { maxLength: 60 });

  test('is based on five registrations or more, and counts no more than there are', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const found = insight(entries);
        const { place, company, weekday, registrations = 0 } = found?.aboveGoal ?? {};
        for (const { count, of } of [place, company, weekday].filter(
          (most) => most !== null && most !== undefined,
        )) {
          expect(count).toBeGreaterThanOrEqual(5);
          expect(of).toBeLessThanOrEqual(registrations);
          expect(count).toBeLessThanOrEqual(of);
        }
        const { above = 0, within = 0 } = found?.craving ?? {};
        expect(Math.min(above, within)).toBeGreaterThanOrEqual(0);
        expect(Math.max(above, within)).toBeLessThanOrEqual(10);
      }),
      runs,
    );
  });

  test('is the same on every day of a week, whatever is filled in after Sunday', () => {
    fc.assert(
      fc.property(anyEntries, fc.integer({ min: 0, max: 6 }), (entries, ahead) => {
        const known = entries.filter(({ day }) => day <= sunday);
        const monday = insight(known, { today: addDays(sunday, 1) });
        const later = insight(entries, { today: addDays(sunday, 1 + ahead) });
        expect(later).toEqual(monday);
      }),
      runs,
    );
  });
});
