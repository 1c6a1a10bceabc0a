import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, WEEKDAYS } from '#domain/kit/day.ts';
import type { PerWeekday } from './goal.ts';
import { type InsightSetting, insightOf, type LivedEntry } from './insight.ts';
import type { DayFigures } from './progress.ts';
import { totalOf } from './registration.ts';

const runs = { numRuns: process.env.FULL === '1' ? 10_000 : 300 };
/** A Friday; the whole weeks end on Sunday the 15th and the oldest of six begins on Monday 5 October. */
const today = '2026-11-20';
const sunday = '2026-11-15';
const sixWeeksAgo = '2026-10-05';
const startingUse = Object.fromEntries(WEEKDAYS.map((day) => [day, 4])) as PerWeekday;

const entry = (day: Day, rest: Partial<LivedEntry> = {}): LivedEntry => ({
  day,
  amount: 3,
  stake: null,
  place: 'home',
  company: 'alone',
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
    startingUse: null,
    stake: false,
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
      saved: null,
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

describe('what was saved last week', () => {
  const saved = (entries: readonly LivedEntry[], stake = false) =>
    insight(entries, { startingUse, stake, goal: 100 })?.saved ?? null;

  test('is the difference with the starting use of the same weekdays, over the registered days', () => {
    const before = entry(addDays(sunday, -7), { amount: 0 });
    const entries = [before, ...lately(3).map((day) => entry(day, { amount: 1.25 }))];
    expect(saved(entries)).toEqual({ units: 8.25, days: 3, money: null });
    const perDay = { ...startingUse, sunday: 10 };
    expect(insight(entries, { startingUse: perDay, goal: 100 })?.saved?.units).toBe(14.25);
  });

  test('includes higher use on another day, and is never negative', () => {
    const [one = '', other = ''] = lately(2);
    expect(saved([entry(one, { amount: 1 }), entry(other, { amount: 6 })])?.units).toBe(1);
    expect(saved([entry(one, { amount: 1 }), entry(other, { amount: 7 })])).toBeNull();
    expect(saved([entry(one, { amount: 100 })])).toBeNull();
  });

  test('is nothing without a plan or a registered day', () => {
    expect(insight(lately(7).map((day) => entry(day, { amount: 0 })))).toBeNull();
    expect(saved([entry(today, { amount: 1 })])).toBeNull();
  });

  test('includes money only from five stakes on, by the person’s own average per hour', () => {
    const staked = (count: number) => lately(count).map((day) => entry(day, { amount: 0.5, stake: 10.2 }));
    expect(saved(staked(4), true)).toEqual({ units: 14, days: 4, money: null });
    // 20.40 an hour for 17.5 hours.
    expect(saved(staked(5), true)).toEqual({ units: 17.5, days: 5, money: 357 });
    expect(saved(staked(5), false)?.money).toBeNull();
    const free = lately(5).map((day) => entry(day, { amount: 1, stake: 0 }));
    expect(saved(free, true)?.money).toBeNull();
  });
});

describe('any insight', () => {
  const anyEntry = fc.record({
    day: fc.integer({ min: -60, max: 0 }).map((offset) => addDays(today, offset)),
    amount: fc.integer({ min: 0, max: 20 }).map((quarters) => quarters / 4),
    stake: fc.option(fc.integer({ min: 0, max: 5000 }).map((cents) => cents / 100)),
    place: fc.option(fc.constantFrom('home', 'casino', 'cafe')),
    company: fc.option(fc.constantFrom('alone', 'friend')),
  });
  const anyEntries = fc.array(anyEntry, { maxLength: 60 });

  test('is based on five registrations or more, and counts no more than there are', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const found = insight(entries, { startingUse, stake: true });
        const { place, company, weekday, registrations = 0 } = found?.aboveGoal ?? {};
        for (const { count, of } of [place, company, weekday].filter(
          (most) => most !== null && most !== undefined,
        )) {
          expect(count).toBeGreaterThanOrEqual(5);
          expect(of).toBeLessThanOrEqual(registrations);
          expect(count).toBeLessThanOrEqual(of);
        }
        const { units = 1, days = 1, money } = found?.saved ?? {};
        expect(Math.min(units, days, money ?? 1)).toBeGreaterThan(0);
        expect(days).toBeLessThanOrEqual(7);
      }),
      runs,
    );
  });

  test('is the same on every day of a week, whatever is filled in after Sunday', () => {
    fc.assert(
      fc.property(anyEntries, fc.integer({ min: 0, max: 6 }), (entries, ahead) => {
        const known = entries.filter(({ day }) => day <= sunday);
        const monday = insight(known, { startingUse, today: addDays(sunday, 1) });
        const later = insight(entries, { startingUse, today: addDays(sunday, 1 + ahead) });
        expect(later).toEqual(monday);
      }),
      runs,
    );
  });
});
