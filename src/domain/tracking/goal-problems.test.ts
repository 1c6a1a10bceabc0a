import { describe, expect, test } from 'vitest';
import { WEEKDAYS, type Weekday } from '#domain/kit/day.ts';
import { measureOf, type Site, siteProfile } from '#domain/site/site.ts';
import { everyDay } from './goal.testing.ts';
import type { PlanDraft } from './goal.ts';
import { checkBelowNow, checkPlan } from './goal-problems.ts';

const counting = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'] as const;

describe('the problems of a plan', () => {
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

  test.each(['alcohol', 'gambling', 'cannabis', 'cocaine'] as const)('none on %s, reducing', (site) => {
    expect(check(site, {})).toEqual([]);
    expect(check(site, { pace: 'immediate' })).toEqual([]);
  });

  test.each(counting)('none on %s, stopping', (site) => {
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
    ['alcohol', 2.125, { code: 'tooManyDecimals', params: { count: 2 } }],
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

  test('stopping allows no goal above zero on any day', () => {
    expect(check('alcohol', { ...stopping, target: { ...everyDay(0), friday: 0.5, sunday: 3 } })).toEqual([
      { field: 'goal_friday', code: 'stopNeedsZero' },
      { field: 'goal_sunday', code: 'stopNeedsZero' },
    ]);
  });

  test('reducing allows some days at zero, or all of them', () => {
    expect(check('alcohol', { target: { ...everyDay(0), friday: 2 } })).toEqual([]);
    expect(check('alcohol', { target: everyDay(0) })).toEqual([]);
  });

  test('reducing to more than now in a week is refused; as much is not', () => {
    const now = { ...everyDay(2), friday: 4 };
    expect(check('alcohol', { current: now, target: { ...now, friday: 4.5 } })).toEqual([
      { field: 'stopOrReduce', code: 'notLower' },
    ]);
    expect(check('alcohol', { current: now, target: now })).toEqual([]);
    expect(check('alcohol', { current: now, target: { ...now, friday: 5, monday: 1 } })).toEqual([]);
  });

  test('the wizard refuses each day that is above now', () => {
    const current = { ...everyDay(2), friday: 4 };
    const target = { ...everyDay(1), monday: 2, tuesday: 2.5, friday: 4.5 };
    expect(checkBelowNow({ ...complete, current, target })).toEqual([
      { field: 'goal_tuesday', code: 'goalAboveNow', params: { now: 2 } },
      { field: 'goal_friday', code: 'goalAboveNow', params: { now: 4 } },
    ]);
    expect(checkBelowNow({ ...complete, current, target, stopOrReduce: 'stop' })).toEqual([]);
    const unfinished = { ...target, tuesday: null, friday: Number.NaN };
    expect(checkBelowNow({ ...complete, current, target: unfinished })).toEqual([]);
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

  test('an empty form reports everything at once', () => {
    const nothing = Object.fromEntries(WEEKDAYS.map((day) => [day, null])) as Record<Weekday, null>;
    expect(check('alcohol', { current: nothing, target: nothing, stopOrReduce: null, pace: null })).toEqual(
      [...WEEKDAYS, 'stopOrReduce', ...WEEKDAYS.map((day) => `goal_${day}`), 'immediate_or_gradual'].map(
        (field) => ({ field, code: 'required' }),
      ),
    );
  });
});
