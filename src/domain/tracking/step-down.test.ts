import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, WEEKDAYS, weekdayOf } from '#domain/kit/day.ts';
import { MEASURES } from '#domain/site/measure.ts';
import { goalSchedule, type PerWeekday, type Plan, PROGRAMME_DAYS } from './goal.ts';
import type { DayFigures } from './progress.ts';
import { QUIET_DAYS, type StepDownSetting, stepDownOffer, stepDownWeeks } from './step-down.ts';

const runs = { numRuns: process.env.FULL === '1' ? 10_000 : 300 };
/** A Monday. */
const programmeStart = '2026-10-19';
const friday = addDays(programmeStart, 4);

const flat = (amount: number) => Object.fromEntries(WEEKDAYS.map((day) => [day, amount])) as PerWeekday;
const plan = (rest: Partial<Plan> = {}): Plan => ({
  current: flat(6),
  target: flat(0),
  stopOrReduce: 'stop',
  pace: 'gradual',
  ...rest,
});

/** The days of someone who saved a plan at the start: `used` returns what was registered on a day, if anything. */
function settingOf(
  {
    plan: made,
    today,
    start = programmeStart,
    rounding = 0.5,
  }: { plan: Plan; today: number; start?: Day; rounding?: number },
  used: (day: Day, goal: number, offset: number) => number | null,
): StepDownSetting {
  const goals = goalSchedule(made, { programmeStart: start, today: start, measure: MEASURES.glass });
  const days = [...goals].map(([day, goal], offset): [Day, DayFigures] => [
    day,
    { goal, totalAmount: offset < today ? used(day, goal, offset) : null },
  ]);
  const dates = { programmeStart: start, today: addDays(start, today), lastDecidedOn: null };
  return { ...dates, measure: { ...MEASURES.glass, rounding }, days: new Map(days) };
}
const oneAbove = (_: Day, goal: number) => goal + 1;

describe('when a gentler slope is offered', () => {
  test.each([
    [0, false],
    [13, false],
    [14, true],
    [20, true],
    [34, true],
    [35, false],
    [41, false],
  ])('to someone above every goal on programme day %d: %s', (today, offered) => {
    expect(stepDownOffer(plan(), settingOf({ plan: plan(), today }, oneAbove)) !== null).toBe(offered);
  });

  test.each([
    ['the goals were kept', (_: Day, goal: number) => goal],
    ['nothing was registered', () => null],
    ['only the last week was above', (_: Day, goal: number, offset: number) => goal + (offset < 7 ? 0 : 1)],
    ['only the week before was above', (_: Day, goal: number, offset: number) => goal + (offset < 7 ? 1 : 0)],
    [
      'a week has two registered days',
      (_: Day, goal: number, offset: number) => (offset % 7 < 2 ? goal + 1 : null),
    ],
    [
      'hard days were made good for within the week',
      (_: Day, goal: number, offset: number) => goal + (offset % 7 === 0 ? 3 : -0.5),
    ],
  ])('not when %s', (_, used) => {
    expect(stepDownOffer(plan(), settingOf({ plan: plan(), today: 14 }, used))).toBeNull();
  });

  test('three registered days a week are enough', () => {
    const setting = settingOf({ plan: plan(), today: 14 }, (_, goal, offset) =>
      offset % 7 < 3 ? goal + 1 : null,
    );
    expect(stepDownOffer(plan(), setting)).not.toBeNull();
  });

  test.each([
    [0, false],
    [QUIET_DAYS - 1, false],
    [QUIET_DAYS, true],
  ])('%d days after the last decision: %s', (ago, offered) => {
    const setting = settingOf({ plan: plan(), today: 28 }, oneAbove);
    const lastDecidedOn = addDays(setting.today, -ago);
    expect(stepDownOffer(plan(), { ...setting, lastDecidedOn }) !== null).toBe(offered);
  });

  test.each([
    [12, false],
    [16, false],
    [17, true],
    [37, true],
    [38, false],
  ])('not before two whole weeks to someone who began on a Friday: on day %d %s', (today, offered) => {
    const setting = settingOf({ plan: plan(), today, start: friday }, oneAbove);
    expect(stepDownOffer(plan(), setting) !== null).toBe(offered);
  });

  test('also to someone who chose to stop at once', () => {
    const atOnce = plan({ pace: 'immediate' });
    const offer = stepDownOffer(
      atOnce,
      settingOf({ plan: atOnce, today: 14 }, () => 4),
    );
    expect([...(offer?.goals.values() ?? [])].filter((_, index) => index % 7 === 0)).toEqual([3, 2, 1, 0]);
  });

  test('not for a plan that goes up or stays level somewhere only', () => {
    const rising = plan({ target: { ...flat(0), sunday: 7 }, stopOrReduce: 'reduce' });
    const level = plan({ target: flat(6), stopOrReduce: 'reduce' });
    for (const made of [rising, level]) {
      expect(
        stepDownOffer(
          made,
          settingOf({ plan: made, today: 14 }, () => 20),
        ),
      ).toBeNull();
    }
  });
});

describe('the offered slope', () => {
  const amount = fc.integer({ min: 0, max: 24 }).map((halves) => halves / 2);
  const perWeekday = fc.record(
    Object.fromEntries(WEEKDAYS.map((day) => [day, amount])),
  ) as fc.Arbitrary<PerWeekday>;
  const anyPlan = fc
    .tuple(perWeekday, perWeekday, fc.constantFrom('immediate' as const, 'gradual' as const))
    .map(([one, other, pace]) => {
      const of = (pick: (...amounts: number[]) => number) =>
        Object.fromEntries(WEEKDAYS.map((day) => [day, pick(one[day], other[day])])) as PerWeekday;
      return plan({ current: of(Math.max), target: of(Math.min), stopOrReduce: 'reduce', pace });
    });
  const anyUse = fc.array(fc.option(amount, { freq: 5 }), {
    minLength: PROGRAMME_DAYS,
    maxLength: PROGRAMME_DAYS,
  });
  const anyCase = fc.tuple(
    anyPlan,
    anyUse,
    fc.integer({ min: 14, max: 34 }),
    fc.constantFrom(0.25, 0.5),
    fc.boolean(),
  );

  /**
   * Runs the check on every offer: a first one, and one after an earlier offer was taken. Returns how many there were.
   */
  function eachOffer(
    check: (
      offer: NonNullable<ReturnType<typeof stepDownOffer>>,
      made: Plan,
      setting: StepDownSetting,
    ) => void,
  ): number {
    let offers = 0;
    const property = fc.property(anyCase, ([made, use, today, rounding, takenBefore]) => {
      const used = (offset: number) => use[offset] ?? null;
      const setting = settingOf({ plan: made, today, rounding }, (_, __, offset) => used(offset));
      const days = new Map(setting.days);
      if (takenBefore && today >= 28) {
        const earlier = stepDownOffer(made, { ...setting, today: addDays(setting.today, -QUIET_DAYS) });
        for (const [day, goal] of earlier?.goals ?? []) {
          days.set(day, { totalAmount: null, ...days.get(day), goal });
        }
      }
      const offer = stepDownOffer(made, { ...setting, days });
      if (!offer) return;
      offers += 1;
      check(offer, made, { ...setting, days });
    });
    fc.assert(property, runs);
    return offers;
  }

  test('falls or stays level from week to week, and never exceeds the use the plan began with', () => {
    const offers = eachOffer(({ goals }, { current }) => {
      for (const [day, goal] of goals) {
        expect(goal).toBeLessThanOrEqual(current[weekdayOf(day)]);
        // The last week has none after it.
        const weekLater = goals.get(addDays(day, 7));
        expect(weekLater ?? goal).toBeLessThanOrEqual(goal);
      }
    });
    expect(offers).toBeGreaterThan(runs.numRuns / 20);
  });

  test('ends on the target of the plan, and covers every day that is left', () => {
    eachOffer(({ goals }, { target }, { today }) => {
      const last = [...goals].slice(-7);
      expect(last.map(([day]) => day).at(-1)).toBe(addDays(programmeStart, PROGRAMME_DAYS - 1));
      expect([...goals.keys()][0]).toBe(today);
      for (const [day, goal] of last) expect(goal).toBe(target[weekdayOf(day)]);
    });
  });

  test('has no daily goal below the current one, and some above it', () => {
    eachOffer(({ goals }, _, { days }) => {
      const gained = [...goals].map(([day, goal]) => goal - (days.get(day)?.goal ?? 0));
      expect(Math.min(...gained)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...gained)).toBeGreaterThan(0);
    });
  });

  test('starts from what was registered on that weekday, within goal and starting use', () => {
    const made = plan({ current: { ...flat(6), monday: 3 } });
    const setting = settingOf({ plan: made, today: 14 }, (day, goal, offset) => {
      if (weekdayOf(day) === 'sunday') return goal - 2;
      return weekdayOf(day) === 'friday' ? ([null, 5.25][Math.floor(offset / 7)] ?? null) : 5.5;
    });
    const start = stepDownOffer(made, setting)?.start;
    // Monday never more than it began with; Sunday the goal of this week; Friday one registration, rounded to 0.5.
    expect(start).toMatchObject({ monday: 3, tuesday: 5.5, sunday: 3, friday: 5.5 });
  });

  test('is in steps that a person can enter, also where the goals are not', () => {
    const setting = settingOf({ plan: plan(), today: 14, rounding: 0.25 }, () => 5.25);
    const days = new Map(
      [...setting.days].map(([day, { totalAmount }]) => [day, { totalAmount, goal: 1.75 }]),
    );
    const goals = [...(stepDownOffer(plan(), { ...setting, days })?.goals.values() ?? [])];
    // From 5.25: 3.94 2.63 1.31 0 in whole glasses, and nowhere below the goal there is.
    expect(new Set(goals)).toEqual(new Set([4, 3, 1.5]));
  });

  test('is shown per remaining week of the programme; past days keep their goal', () => {
    const setting = settingOf({ plan: plan(), today: 16 }, () => 6);
    const offer = stepDownOffer(plan(), setting);
    const weeks = offer ? stepDownWeeks(offer, plan(), setting) : [];
    expect(weeks.map(({ week }) => week)).toEqual([3, 4, 5, 6]);
    expect(weeks.map(({ now }) => now.sunday)).toEqual([3, 2, 1, 0]);
    expect(weeks.map(({ offered }) => offered.sunday)).toEqual([5, 3, 2, 0]);
    // On Wednesday, Monday and Tuesday are over.
    expect(weeks.map(({ now }) => now.monday)).toEqual([3, 2, 1, 0]);
    expect(weeks.map(({ offered }) => offered.monday)).toEqual([3, 3, 2, 0]);
  });

  test('is shown to the seventh week, where a programme that began on a Friday comes to its target', () => {
    const setting = settingOf({ plan: plan(), today: 24, start: friday }, () => 6);
    const offer = stepDownOffer(plan(), setting);
    const weeks = offer ? stepDownWeeks(offer, plan(), setting) : [];
    expect(weeks.map(({ week }) => week)).toEqual([5, 6, 7]);
    expect(weeks.map(({ now }) => now.sunday)).toEqual([1, 0, 0]);
    expect(weeks.map(({ offered }) => offered.sunday)).toEqual([4, 2, 0]);
  });
});
