import { expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import { MEASURES } from '#domain/site/measure.ts';
import { everyDay, start } from './goal.testing.ts';
import { goalSchedule } from './goal.ts';
import { checkStopDay, nearsStop, stopDayOf, stopDays } from './stop-day.ts';

test.each([
  [-3, '2026-11-02', '2026-11-16'],
  [0, '2026-11-02', '2026-11-16'],
  [10, '2026-11-12', '2026-11-26'],
  [36, '2026-12-08', '2026-12-13'],
  [41, '2026-12-13', '2026-12-13'],
])('on programme day %d one can stop from %s to %s', (offset, first, last) => {
  const days = stopDays({ programmeStart: start, today: addDays(start, offset) });
  expect([days[0], days.at(-1)]).toEqual([first, last]);
});

test('after the programme there is no day to choose', () => {
  expect(stopDays({ programmeStart: start, today: addDays(start, 42) })).toEqual([]);
});

test.each([
  ['', 'required'],
  ['4-11-2026', 'dateInvalid'],
  ['2026-11-01', 'startOutOfReach'],
  ['2026-11-02', undefined],
  ['2026-11-16', undefined],
  ['2026-11-17', 'startOutOfReach'],
])('a stop day of %j: %s', (date, code) => {
  const offered = stopDays({ programmeStart: start, today: start });
  expect(checkStopDay('stop_date', date, offered)[0]?.code).toBe(code);
});

const plan = { current: everyDay(3.5), target: everyDay(0), stopOrReduce: 'stop' } as const;
const setting = { programmeStart: start, today: start, measure: MEASURES.glass };
const known = (goals: ReadonlyMap<string, number>) =>
  Object.fromEntries([...goals].map(([day, goal]) => [day, { goal }]));

test('until the stop day the goal is the use now, from then on it is zero', () => {
  const goals = goalSchedule({ ...plan, pace: 'immediate' }, { ...setting, stopDay: '2026-11-06' });
  expect([...goals.values()]).toEqual(Array.from({ length: 42 }, (_, index) => (index < 4 ? 3.5 : 0)));
  expect(stopDayOf(plan, known(goals))).toBe('2026-11-06');
});

test('a plan that goes down step by step stops in its sixth week', () => {
  const goals = goalSchedule({ ...plan, pace: 'gradual' }, setting);
  expect(stopDayOf(plan, known(goals))).toBe('2026-12-07');
});

test('the stop day stays once the six weeks are over, and an earlier programme has none of it', () => {
  const goals = known(goalSchedule({ ...plan, pace: 'immediate' }, { ...setting, stopDay: '2026-11-06' }));
  const after = { '2026-12-14': { goal: null }, '2027-01-02': { goal: null } };
  expect(stopDayOf(plan, { ...goals, ...after })).toBe('2026-11-06');
  expect(
    stopDayOf(plan, { '2026-08-01': { goal: 0 }, '2026-08-02': { goal: null }, ...goals, ...after }),
  ).toBe('2026-11-06');
  expect(stopDayOf(plan, { ...goals, ...after, '2027-01-03': { goal: 0 } })).toBe('2027-01-03');
});

test('a plan that does not go to zero has no stop day, nor has someone without goals', () => {
  // Free on weekdays: the last five days are zero as well, in a programme that ends on a Friday.
  const weekends = { ...everyDay(0), saturday: 1, sunday: 1 };
  const cuttingDown = { ...plan, target: weekends, stopOrReduce: 'reduce', pace: 'gradual' } as const;
  const saturday = { ...setting, programmeStart: '2026-11-07', today: '2026-11-07' };
  expect(stopDayOf(cuttingDown, known(goalSchedule(cuttingDown, saturday)))).toBeNull();
  expect(stopDayOf(plan, { '2026-11-02': { goal: null } })).toBeNull();
  expect(stopDayOf(plan, {})).toBeNull();
});

test('a stop is near in the two weeks before it, until it is there, and never in a plan for less', () => {
  const goals = known(goalSchedule({ ...plan, pace: 'gradual' }, setting));
  const near = ['2026-11-22', '2026-11-23', '2026-12-06', '2026-12-07'].map((day) => nearsStop(goals, day));
  expect(near).toEqual([false, true, true, false]);
  const weekends = {
    ...plan,
    target: { ...everyDay(0), saturday: 1, sunday: 1 },
    stopOrReduce: 'reduce',
  } as const;
  const less = goalSchedule({ ...weekends, pace: 'immediate' }, setting);
  expect([...less.keys()].some((day) => nearsStop(known(less), day))).toBe(false);
  expect(nearsStop({}, start)).toBe(false);
});
