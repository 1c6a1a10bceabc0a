import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, WEEKDAYS, type Weekday, weekdayOf } from '#domain/kit/day.ts';
import { measureOf, type Site, siteProfile } from '#domain/site/site.ts';
import {
  checkPlan,
  checkProgrammeStart,
  goalSchedule,
  goalWeeks,
  type PerWeekday,
  type Plan,
  type PlanDraft,
  programmeWeek,
  weekTotal,
} from './goal.ts';

const runs = process.env.FULL === '1' ? { numRuns: 10_000 } : {};
const counting = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'] as const;
/** A Wednesday, so that programme weeks and calendar weeks differ. */
const start = '2026-11-04';

const perWeekday = (amounts: readonly number[]) =>
  Object.fromEntries(WEEKDAYS.map((day, index) => [day, amounts[index] ?? 0])) as Record<Weekday, number>;
const everyDay = (amount: number) => perWeekday(WEEKDAYS.map(() => amount));
const gradual = (current: PerWeekday, target: PerWeekday): Plan => ({
  current,
  target,
  stopOrReduce: weekTotal(target) === 0 ? 'stop' : 'reduce',
  pace: 'gradual',
});

function schedule(site: Site, plan: Plan, today: Day, programmeStart: Day = start) {
  return goalSchedule(plan, { programmeStart, today, rounding: measureOf(site).rounding });
}
/** The goals of one weekday, week after week. */
const goalsOn = (goals: ReadonlyMap<Day, number>, weekday: Weekday) =>
  [...goals].filter(([day]) => weekdayOf(day) === weekday).map(([, goal]) => goal);

test.each([
  [-8, -1],
  [-7, 0],
  [-1, 0],
  [0, 1],
  [6, 1],
  [7, 2],
  [34, 5],
  [35, 6],
  [41, 6],
  [42, 7],
])('%i days from the start is in week %i of the programme', (offset, week) => {
  expect(programmeWeek(start, addDays(start, offset))).toBe(week);
});

describe('an immediate plan', () => {
  const current = perWeekday([8, 7, 6, 5, 4, 3, 2]);
  const target = perWeekday([1, 1.5, 2, 2.5, 3, 0, 0.5]);
  const plan: Plan = { current, target, stopOrReduce: 'reduce', pace: 'immediate' };

  test('sets the target of each weekday on all 42 days from the first', () => {
    const goals = schedule('alcohol', plan, start);
    expect([...goals.keys()]).toEqual(Array.from({ length: 42 }, (_, index) => addDays(start, index)));
    expect([...goals].filter(([day, goal]) => goal !== target[weekdayOf(day)])).toEqual([]);
    expect(goals.get('2026-11-04')).toBe(2);
    expect(goals.get('2026-11-07')).toBe(0);
    expect(goals.get('2026-12-15')).toBe(1.5);
  });

  test('keeps a target that lies between two roundings as it was entered', () => {
    const goals = schedule('gambling', { ...plan, target: everyDay(1.25) }, start);
    expect(new Set(goals.values())).toEqual(new Set([1.25]));
  });

  test('saved later sets no earlier day', () => {
    expect([...schedule('alcohol', plan, '2026-12-14').keys()]).toEqual(['2026-12-14', '2026-12-15']);
  });
});

describe('a gradual plan', () => {
  test.each([
    // current - (current - target) * k / 6, by hand, before rounding: see the comment of each line.
    ['alcohol', 10, 0, [8.25, 6.75, 5, 3.25, 1.75, 0]], // 8.33 6.67 5 3.33 1.67 0
    ['alcohol', 7, 2, [6.25, 5.25, 4.5, 3.75, 2.75, 2]], // 6.17 5.33 4.5 3.67 2.83 2
    ['alcohol', 6, 0, [5, 4, 3, 2, 1, 0]],
    ['tobacco', 20, 0, [16.5, 13.5, 10, 6.5, 3.5, 0]], // 16.67 13.33 10 6.67 3.33 0
    ['gambling', 4, 1, [3.5, 3, 2.5, 2, 1.5, 1]],
    ['gambling', 2.25, 0.75, [2, 2, 1.5, 1.5, 1, 0.75]], // 2 1.75 1.5 1.25 1 0.75, ties up
    ['cannabis', 3, 1, [2.5, 2.5, 2, 1.5, 1.5, 1]], // 2.67 2.33 2 1.67 1.33 1
    ['cocaine', 1.5, 0, [1.5, 1, 1, 0.5, 0.5, 0]], // 1.25 1 0.75 0.5 0.25 0, ties up
    ['cannabis', 2, 5, [2.5, 3, 3.5, 4, 4.5, 5]],
  ] as const)('%s from %d to %d goes by %j', (site, current, target, weeks) => {
    const goals = schedule(site, gradual(everyDay(current), everyDay(target)), start);
    expect(goals.size).toBe(42);
    expect([...goals.values()]).toEqual(weeks.flatMap((goal) => WEEKDAYS.map(() => goal)));
  });

  test.each([
    [7, 10, [8, 6, 4, 2, 0]],
    [13, 10, [8, 6, 4, 2, 0]],
    [14, 10, [7.5, 5, 2.5, 0]],
    [21, 9, [6, 3, 0]],
    [28, 9, [4.5, 0]],
    [35, 9, [0]],
    [41, 9, [0]],
  ])('saved %i days in, %d glasses go to none over the weeks left: %j', (offset, glasses, weeks) => {
    const today = addDays(start, offset);
    const goals = schedule('alcohol', gradual(everyDay(glasses), everyDay(0)), today);
    expect([...goals.keys()][0]).toBe(today);
    expect(goals.size).toBe(42 - offset);
    // The last day of the programme has the weekday of the day before the start.
    expect(goalsOn(goals, 'tuesday')).toEqual(weeks);
  });

  test('rounds a quarter of a step up where the weeks left make ties on alcohol', () => {
    // 0.875 0.75 0.625 0.5
    const goals = schedule('alcohol', gradual(everyDay(1), everyDay(0.5)), addDays(start, 14));
    expect(goalsOn(goals, 'friday')).toEqual([1, 0.75, 0.75, 0.5]);
  });

  test('goes its own way on each weekday', () => {
    const plan = gradual(perWeekday([6, 0, 0, 3, 12, 24, 9]), perWeekday([0, 0, 0, 3, 6, 0, 3]));
    const goals = schedule('tobacco', plan, start);
    expect(Object.fromEntries(WEEKDAYS.map((day) => [day, goalsOn(goals, day)]))).toEqual({
      monday: [5, 4, 3, 2, 1, 0],
      tuesday: [0, 0, 0, 0, 0, 0],
      wednesday: [0, 0, 0, 0, 0, 0],
      thursday: [3, 3, 3, 3, 3, 3],
      friday: [11, 10, 9, 8, 7, 6],
      saturday: [20, 16, 12, 8, 4, 0],
      sunday: [8, 7, 6, 5, 4, 3],
    });
  });

  test('never asks for more than someone uses now, though rounding would', () => {
    // 3.25 rounds to 3.5, and 3.17 to 3.
    expect(goalsOn(schedule('gambling', gradual(everyDay(3.25), everyDay(3.25)), start), 'monday')).toEqual(
      Array.from({ length: 6 }, () => 3.25),
    );
    expect(goalsOn(schedule('gambling', gradual(everyDay(0.25), everyDay(0)), start), 'monday')).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
    expect(goalsOn(schedule('gambling', gradual(everyDay(3.25), everyDay(2.75)), start), 'monday')).toEqual([
      3, 3, 3, 3, 3, 2.75,
    ]);
  });

  test('never asks for less than the target either', () => {
    // 1.28 1.27 1.25 round to 1.5, and 1.23 1.22 to 1. No form offers such amounts today; a change of steps would
    // leave them in saved plans.
    const goals = schedule('cannabis', gradual(everyDay(1.3), everyDay(1.2)), start);
    expect(goalsOn(goals, 'monday')).toEqual([1.3, 1.3, 1.3, 1.2, 1.2, 1.2]);
  });

  test('saved on the last day sets that day only, to the target', () => {
    const goals = schedule('alcohol', gradual(everyDay(8), everyDay(2)), '2026-12-15');
    expect([...goals]).toEqual([['2026-12-15', 2]]);
  });

  test.each(['2026-12-16', '2026-12-17', '2027-06-01'])(
    'saved on %s, after day 42, sets no goals',
    (today) => {
      expect(schedule('alcohol', gradual(everyDay(8), everyDay(2)), today).size).toBe(0);
      expect(
        schedule('alcohol', { ...gradual(everyDay(8), everyDay(2)), pace: 'immediate' }, today).size,
      ).toBe(0);
    },
  );

  test('saved before a programme that starts later sets its 42 days and none before', () => {
    const plan = gradual(everyDay(6), everyDay(0));
    expect([...schedule('alcohol', plan, addDays(start, -10))]).toEqual([
      ...schedule('alcohol', plan, start),
    ]);
  });

  test.each(['2026-03-25', '2026-10-21'])('from %s on is not disturbed by the change of clock', (begin) => {
    const goals = schedule('alcohol', gradual(everyDay(6), everyDay(0)), begin, begin);
    expect([...goals.keys()]).toEqual(Array.from({ length: 42 }, (_, index) => addDays(begin, index)));
    expect([...goals.values()]).toEqual([5, 4, 3, 2, 1, 0].flatMap((goal) => WEEKDAYS.map(() => goal)));
  });
});

describe('every plan of every site', () => {
  const amountOf = (site: Site) => {
    const { step, maxPerEntry } = measureOf(site);
    return fc.integer({ min: 0, max: maxPerEntry / step }).map((count) => count * step);
  };
  const weekOf = (site: Site) => fc.array(amountOf(site), { minLength: 7, maxLength: 7 }).map(perWeekday);
  /** As many steps more or less on each day: where the way is short, rounding could lead past its ends. */
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

  test('goes step by step from current use to the target and never turns round or leaves that way', () => {
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
        const lastWeek = [...goals].filter(([day]) => day >= addDays(begin, 35));
        expect(lastWeek).toHaveLength(Math.min(7, 42 - offset));
        expect(lastWeek.filter(([day, goal]) => goal !== target[weekdayOf(day)])).toEqual([]);
      }),
      runs,
    );
  });

  test('is rounded as the site rounds, save where it is current use or the target itself', () => {
    fc.assert(
      fc.property(anyPlan, ({ site, current, target, offset, begin }) => {
        const { rounding } = measureOf(site);
        const goals = schedule(site, gradual(current, target), addDays(begin, offset), begin);
        const crooked = [...goals].filter(([day, goal]) => {
          const ends = [current[weekdayOf(day)], target[weekdayOf(day)]];
          return !Number.isInteger(goal / rounding) && !ends.includes(goal);
        });
        expect(crooked).toEqual([]);
      }),
      runs,
    );
  });

  test('divides the way over the weeks left, within half a rounding', () => {
    fc.assert(
      fc.property(anyPlan, ({ site, current, target, offset, begin }) => {
        const { rounding } = measureOf(site);
        const goals = [...schedule(site, gradual(current, target), addDays(begin, offset), begin)];
        const weeksBefore = Math.floor(offset / 7);
        const far = goals.filter(([day, goal], index) => {
          const weekday = weekdayOf(day);
          const part = (Math.floor((offset + index) / 7) + 1 - weeksBefore) / (6 - weeksBefore);
          const exact = current[weekday] - (current[weekday] - target[weekday]) * part;
          return Math.abs(goal - exact) > rounding / 2 + 1e-6;
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

describe('what is wrong with a plan', () => {
  const complete: PlanDraft = {
    current: everyDay(5),
    target: everyDay(2),
    stopOrReduce: 'reduce',
    pace: 'gradual',
  };
  const check = (site: Site, changes: Partial<PlanDraft>) =>
    checkPlan(
      { ...complete, ...changes },
      { measure: measureOf(site), stopOnly: siteProfile(site).stopOnly },
    );
  const stopping = { target: everyDay(0), stopOrReduce: 'stop' } as const;

  test.each(['alcohol', 'gambling', 'cannabis', 'cocaine'] as const)('nothing on %s, reducing', (site) => {
    expect(check(site, {})).toEqual([]);
    expect(check(site, { pace: 'immediate' })).toEqual([]);
  });

  test.each(counting)('nothing on %s, stopping', (site) => {
    expect(check(site, stopping)).toEqual([]);
    expect(check(site, { ...stopping, pace: 'immediate' })).toEqual([]);
  });

  test('tobacco offers no reducing', () => {
    expect(check('tobacco', {})).toEqual([{ field: 'stopOrReduce', code: 'reduceNotOffered' }]);
  });

  test.each(WEEKDAYS)('current use and goal are asked for every %s', (day) => {
    expect(check('alcohol', { current: { ...complete.current, [day]: null } })).toEqual([
      { field: day, code: 'required' },
    ]);
    expect(check('alcohol', { target: { ...complete.target, [day]: null } })).toEqual([
      { field: `goal_${day}`, code: 'required' },
    ]);
  });

  test.each([
    ['alcohol', Number.NaN, { code: 'notANumber' }],
    ['alcohol', -0.5, { code: 'belowMinimum', params: { minimum: 0 } }],
    ['alcohol', 100.5, { code: 'aboveMaximum', params: { maximum: 100 } }],
    ['alcohol', 2.25, { code: 'offStep', params: { step: 0.5 } }],
    ['tobacco', 200.5, { code: 'aboveMaximum', params: { maximum: 200 } }],
    ['gambling', 24.25, { code: 'aboveMaximum', params: { maximum: 24 } }],
    ['gambling', 1.1, { code: 'offStep', params: { step: 0.25 } }],
    ['cannabis', 0.25, { code: 'offStep', params: { step: 0.5 } }],
    ['cocaine', 100.5, { code: 'aboveMaximum', params: { maximum: 100 } }],
  ] as const)('%s refuses %d, as current use and as goal', (site, amount, expected) => {
    const current = { ...everyDay(5), sunday: amount };
    expect(check(site, { ...stopping, current })).toEqual([{ field: 'sunday', ...expected }]);
    const target = { ...everyDay(0), sunday: amount };
    const ofGoal = check(site, { ...stopping, target }).filter(({ field }) => field !== 'stopOrReduce');
    expect(ofGoal).toEqual([{ field: 'goal_sunday', ...expected }]);
  });

  test.each([
    ['alcohol', 100],
    ['tobacco', 200],
    ['gambling', 24],
    ['gambling', 0.25],
    ['cannabis', 0.5],
    ['cocaine', 0],
  ] as const)('%s accepts %d as current use', (site, amount) => {
    expect(check(site, { ...stopping, current: everyDay(amount) })).toEqual([]);
  });

  test('stopping leaves no goal above zero on any day', () => {
    expect(check('alcohol', { ...stopping, target: { ...everyDay(0), friday: 0.5, sunday: 3 } })).toEqual([
      { field: 'goal_friday', code: 'stopNeedsZero' },
      { field: 'goal_sunday', code: 'stopNeedsZero' },
    ]);
  });

  test('reducing may leave some days at zero, or all of them', () => {
    expect(check('alcohol', { target: { ...everyDay(0), friday: 2 } })).toEqual([]);
    expect(check('alcohol', { target: everyDay(0) })).toEqual([]);
  });

  test.each([
    [null, 'required'],
    ['', 'required'],
    ['quit', 'unknownChoice'],
    ['Stop', 'unknownChoice'],
    ['gradual', 'unknownChoice'],
  ])('stop or reduce cannot be %j: %s', (stopOrReduce, code) => {
    expect(check('alcohol', { stopOrReduce })).toEqual([{ field: 'stopOrReduce', code }]);
  });

  test.each([
    [null, 'required'],
    ['', 'required'],
    ['slowly', 'unknownChoice'],
    ['stop', 'unknownChoice'],
  ])('the pace cannot be %j: %s', (pace, code) => {
    expect(check('alcohol', { pace })).toEqual([{ field: 'immediate_or_gradual', code }]);
  });

  test('an empty form is told everything at once', () => {
    const nothing = Object.fromEntries(WEEKDAYS.map((day) => [day, null])) as Record<Weekday, null>;
    expect(check('alcohol', { current: nothing, target: nothing, stopOrReduce: null, pace: null })).toEqual(
      [...WEEKDAYS, 'stopOrReduce', ...WEEKDAYS.map((day) => `goal_${day}`), 'immediate_or_gradual'].map(
        (field) => ({ field, code: 'required' }),
      ),
    );
  });
});

test('the total of a week adds its seven days', () => {
  expect(weekTotal(perWeekday([1, 2, 3, 4, 5, 6, 7.5]))).toBe(28.5);
  expect(weekTotal(everyDay(0))).toBe(0);
});

test.each([0, 3, 7, 41])('by whole weeks the schedule is the same, %i days on', (offset) => {
  const plan = gradual(everyDay(10), perWeekday([1, 2, 3, 4, 5, 6, 7]));
  const today = addDays(start, offset);
  const goals = schedule('alcohol', plan, today);
  const weeks = goalWeeks(plan, { programmeStart: start, today, rounding: 0.25 });
  expect(weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6].slice(Math.floor(offset / 7)));
  for (const [day, goal] of goals) {
    const week = weeks.find(({ week: number }) => number === programmeWeek(start, day));
    expect(week?.goals[weekdayOf(day)]).toBe(goal);
  }
});

test('there are six weeks before the programme begins, and none after it', () => {
  const plan = gradual(everyDay(6), everyDay(0));
  const weeks = (today: Day) => goalWeeks(plan, { programmeStart: start, today, rounding: 0.5 });
  expect(weeks(addDays(start, -3)).map(({ goals }) => goals.monday)).toEqual([5, 4, 3, 2, 1, 0]);
  expect(weeks(addDays(start, 42))).toEqual([]);
});

test.each([
  ['', 'required'],
  ['20-11-2026', 'dateInvalid'],
  ['2026-11-31', 'dateInvalid'],
  ['2026-11-03', 'startOutOfReach'],
  ['2026-11-04', undefined],
  ['2026-11-18', undefined],
  ['2026-11-19', 'startOutOfReach'],
])('a plan made on 4 November that begins on %j: %s', (date, code) => {
  expect(checkProgrammeStart('start_date', date, '2026-11-04')[0]?.code).toBe(code);
});
