import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, WEEKDAYS, weekdayOf } from '#domain/kit/day.ts';
import { measureOf, type Site } from '#domain/site/site.ts';
import { everyDay, gradual, perWeekday, schedule } from './goal.testing.ts';
import { type PerWeekday, type Plan, programmeWeek, weeksLeft } from './goal.ts';

const runs = process.env.FULL === '1' ? { numRuns: 10_000 } : {};
const counting = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'] as const;

describe('every plan of every site', () => {
  const amountOf = (site: Site) => {
    const { step, maxPerEntry } = measureOf(site);
    return fc.integer({ min: 0, max: maxPerEntry / step }).map((count) => count * step);
  };
  const weekOf = (site: Site) => fc.array(amountOf(site), { minLength: 7, maxLength: 7 }).map(perWeekday);
  /** This many steps more or less on each day: over a short distance, rounding could overshoot. */
  const moved = (site: Site, week: PerWeekday, steps: readonly number[]) => {
    const { step, maxPerEntry } = measureOf(site);
    const amounts = WEEKDAYS.map((day, index) => week[day] + (steps[index] ?? 0) * step);
    return perWeekday(amounts.map((amount) => Math.min(maxPerEntry, Math.max(0, amount))));
  };
  const anyPlan = fc
    .constantFrom(...counting)
    .chain((site) =>
      fc.record({
        site: fc.constant(site),
        current: weekOf(site),
        far: weekOf(site),
        steps: fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 7, maxLength: 7 }),
        aim: fc.constantFrom('zero', 'near', 'anywhere'),
        offset: fc.integer({ min: 0, max: 41 }),
        begin: fc.integer({ min: 0, max: 1000 }).map((count) => addDays('2025-01-01', count)),
      }),
    )
    .map(({ far, steps, aim, ...rest }) => {
      const near = moved(rest.site, rest.current, steps);
      return { ...rest, target: aim === 'zero' ? everyDay(0) : aim === 'near' ? near : far };
    });

  test('goes step by step from current use to the target and never reverses or leaves that range', () => {
    fc.assert(
      fc.property(anyPlan, ({ site, current, target, offset, begin }) => {
        const goals = [...schedule(site, gradual(current, target), addDays(begin, offset), begin)];
        const astray = goals.filter(([day, goal], index) => {
          const weekday = weekdayOf(day);
          // The same weekday a week earlier, and later; before the first is current use, after the last the target.
          const before = goals[index - 7]?.[1] ?? current[weekday];
          const after = goals[index + 7]?.[1] ?? target[weekday];
          const down = current[weekday] >= target[weekday];
          return down ? goal > before || goal < after : goal < before || goal > after;
        });
        expect(astray).toEqual([]);
      }),
      runs,
    );
  });

  test('is exactly at the target in the last week', () => {
    fc.assert(
      fc.property(anyPlan, ({ site, current, target, offset, begin }) => {
        const goals = schedule(site, gradual(current, target), addDays(begin, offset), begin);
        const first = addDays(begin, offset);
        const steps = programmeWeek(begin, first) + weeksLeft(begin, first) - 1;
        const lastWeek = [...goals].filter(([day]) => programmeWeek(begin, day) >= steps);
        expect(lastWeek.at(-1)?.[0]).toBe(addDays(begin, 41));
        expect(lastWeek.filter(([day, goal]) => goal !== target[weekdayOf(day)])).toEqual([]);
      }),
      runs,
    );
  });

  test('is in steps that a person can enter', () => {
    fc.assert(
      fc.property(anyPlan, ({ site, current, target, offset, begin }) => {
        const { step } = measureOf(site);
        const goals = schedule(site, gradual(current, target), addDays(begin, offset), begin);
        expect([...goals].filter(([, goal]) => !Number.isInteger(goal / step))).toEqual([]);
      }),
      runs,
    );
  });

  test('divides the difference over the weeks left, within half a unit', () => {
    fc.assert(
      fc.property(anyPlan, ({ site, current, target, offset, begin }) => {
        const { wholeUnit } = measureOf(site);
        const goals = [...schedule(site, gradual(current, target), addDays(begin, offset), begin)];
        const first = addDays(begin, offset);
        const weeksBefore = programmeWeek(begin, first) - 1;
        const far = goals.filter(([day, goal]) => {
          const weekday = weekdayOf(day);
          const part = Math.min(1, (programmeWeek(begin, day) - weeksBefore) / weeksLeft(begin, first));
          const exact = current[weekday] - (current[weekday] - target[weekday]) * part;
          return Math.abs(goal - exact) > wholeUnit / 2 + 1e-6;
        });
        expect(far).toEqual([]);
      }),
      runs,
    );
  });

  test('sets a goal on each day from the day it is saved until day 42 and on no other', () => {
    const pace = fc.constantFrom('immediate' as const, 'gradual' as const);
    const anyOffset = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(anyPlan, anyOffset, pace, ({ site, current, target, begin }, offset, chosen) => {
        const plan: Plan = { ...gradual(current, target), pace: chosen };
        const goals = schedule(site, plan, addDays(begin, offset), begin);
        const left = Array.from({ length: Math.max(0, 42 - offset) }, (_, index) => offset + index);
        expect([...goals.keys()]).toEqual(left.map((index) => addDays(begin, index)));
      }),
      runs,
    );
  });
});
