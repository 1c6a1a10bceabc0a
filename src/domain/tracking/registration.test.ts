import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureOf } from '#domain/site/site.ts';
import { check, start, today } from './registration.testing.ts';
import { isDecidedByDay, ofUse, totalOf } from './registration.ts';

const runs = process.env.FULL === '1' ? { numRuns: 10_000 } : {};
const counting = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'] as const;

describe('the amount', () => {
  test.each([
    ['alcohol', 0.5],
    ['alcohol', 2.5],
    ['alcohol', 100],
    ['tobacco', 0.5],
    ['tobacco', 100.5],
    ['tobacco', 200],
    ['gambling', 0.25],
    ['gambling', 3.75],
    ['gambling', 24],
    ['cannabis', 0.5],
    ['cannabis', 100],
    ['cocaine', 0.5],
    ['cocaine', 100],
  ] as const)('%s accepts %d', (site, amount) => {
    expect(check(site, { amount })).toEqual([]);
  });

  test.each([
    ['alcohol', 0.25, 0.5],
    ['alcohol', 2.75, 0.5],
    ['alcohol', 0.1, 0.5],
    ['tobacco', 10.25, 0.5],
    ['gambling', 0.1, 0.25],
    ['gambling', 0.3, 0.25],
    ['gambling', 23.99, 0.25],
    ['cannabis', 1.25, 0.5],
    ['cocaine', 99.75, 0.5],
  ] as const)('%s refuses %d because it is between two steps of %d', (site, amount, step) => {
    expect(check(site, { amount })).toEqual([{ field: 'amount', code: 'offStep', params: { step } }]);
  });

  test.each([
    ['alcohol', 100.5, 100],
    ['alcohol', Number.POSITIVE_INFINITY, 100],
    ['tobacco', 200.5, 200],
    ['gambling', 24.25, 24],
    ['cannabis', 100.5, 100],
    ['cocaine', 100.5, 100],
  ] as const)('%s refuses %d in one go because the most is %d', (site, amount, maximum) => {
    const [problem, ...more] = check(site, { amount });
    expect(more).toEqual([]);
    expect(problem?.code).toBe(Number.isFinite(amount) ? 'aboveMaximum' : 'tooManyDecimals');
    expect(problem?.params).toEqual(Number.isFinite(amount) ? { maximum } : { count: 2 });
  });

  test.each([
    [null, { code: 'required' }],
    [Number.NaN, { code: 'notANumber' }],
    [-0.5, { code: 'belowMinimum', params: { minimum: 0 } }],
    [-0.01, { code: 'belowMinimum', params: { minimum: 0 } }],
    [0.125, { code: 'tooManyDecimals', params: { count: 2 } }],
    [1.005, { code: 'tooManyDecimals', params: { count: 2 } }],
  ])('%d is refused on every site', (amount, expected) => {
    const answers = counting.map((site) => check(site, { amount }));
    expect(answers).toEqual(counting.map(() => [{ field: 'amount', ...expected }]));
  });

  test('an amount is accepted exactly when it is a whole number of steps up to the maximum', () => {
    const hundredths = fc.integer({ min: 1, max: 25_000 });
    fc.assert(
      fc.property(fc.constantFrom(...counting), hundredths, (site, count) => {
        const { step, maxPerEntry } = measureOf(site);
        const fits = count % (step * 100) === 0 && count <= maxPerEntry * 100;
        expect(check(site, { amount: count / 100 }).length === 0).toBe(fits);
      }),
      runs,
    );
  });
});

describe('whether the rest of the day matters', () => {
  test('is false if nothing on the day could change the result', () => {
    const onDay = fc.array(fc.integer({ min: 0, max: 48 }).map((halves) => halves / 2));
    const amount = fc.integer({ min: -1, max: 500 }).map((halves) => halves / 2);
    fc.assert(
      fc.property(fc.constantFrom(...counting), amount, onDay, (site, given, otherAmounts) => {
        fc.pre(!isDecidedByDay(given, measureOf(site)));
        expect(check(site, { amount: given }, { otherAmounts })).toEqual(check(site, { amount: given }));
      }),
      runs,
    );
  });

  test('is true for "I did not use", and for hours, of which a day has 24', () => {
    expect(isDecidedByDay(0, measureOf('alcohol'))).toBe(true);
    expect(isDecidedByDay(1, measureOf('gambling'))).toBe(true);
    expect(isDecidedByDay(1, measureOf('alcohol'))).toBe(false);
  });
});

describe('the total of a day', () => {
  test.each([
    [[], 24],
    [[20], 4],
    [[23.75], 0.25],
    [[8, 8, 7.5], 0.5],
    [[0], 24],
    [[12], 12],
  ])('hours of gambling beside %j may be %d: that is exactly 24', (otherAmounts, amount) => {
    expect(check('gambling', { amount }, { otherAmounts })).toEqual([]);
  });

  test.each([
    [[20], 4.25],
    [[24], 0.25],
    [[23.75], 0.5],
    [[8, 8, 7.5], 0.75],
    [[12], 12.25],
    [[0.25], 24],
  ])('hours of gambling beside %j may not be %d: that is over 24', (otherAmounts, amount) => {
    expect(check('gambling', { amount }, { otherAmounts })).toEqual([
      { field: 'amount', code: 'aboveDayMaximum', params: { maximum: 24 } },
    ]);
  });

  test('changing a registration counts the others of that day, not its own old amount', () => {
    expect(check('gambling', { amount: 14 }, { otherAmounts: [10], storedAmount: 12 })).toEqual([]);
    expect(check('gambling', { amount: 14.25 }, { otherAmounts: [10], storedAmount: 12 })).toEqual([
      { field: 'amount', code: 'aboveDayMaximum', params: { maximum: 24 } },
    ]);
  });

  test.each(['alcohol', 'tobacco', 'cannabis', 'cocaine'] as const)(
    '%s bounds one registration, not the day',
    (site) => {
      const { maxPerEntry } = measureOf(site);
      const otherAmounts = [maxPerEntry, maxPerEntry];
      expect(check(site, { amount: maxPerEntry }, { otherAmounts })).toEqual([]);
    },
  );

  test('a day has room for fifty, all of which can be changed', () => {
    const of = (count: number) => Array.from({ length: count }, () => 0.5);
    expect(counting.flatMap((site) => check(site, { amount: 1 }, { otherAmounts: of(49).fill(0) }))).toEqual(
      [],
    );
    const full = [{ field: 'registration_date', code: 'dayFull', params: { count: 50 } }];
    expect(check('alcohol', { amount: 1 }, { otherAmounts: of(50) })).toEqual(full);
    expect(check('alcohol', { amount: 1 }, { otherAmounts: of(49), storedAmount: 2 })).toEqual([]);
    expect(check('alcohol', { amount: 1 }, { otherAmounts: of(60), storedAmount: 2 })).toEqual([]);
  });

  test('is null without a registration, and zero if someone said they did not use', () => {
    expect(totalOf([])).toBeNull();
    expect(totalOf([0])).toBe(0);
    expect(totalOf([0, 2.5])).toBe(2.5);
    expect(totalOf([0.1, 0.2])).toBe(0.3);
  });
});

describe('"I did not use"', () => {
  test('is accepted on a day without a registration', () => {
    expect(counting.flatMap((site) => check(site, { amount: 0 }))).toEqual([]);
  });

  test.each([[[2]], [[0]], [[0.5, 1]]])('is refused on a day with %j', (otherAmounts) => {
    const refused = [{ field: 'amount', code: 'zeroOnFilledDay' }];
    expect(counting.map((site) => check(site, { amount: 0 }, { otherAmounts }))).toEqual(
      counting.map(() => refused),
    );
  });

  test.each([[[]], [[2]]])('a registered use cannot become it, besides %j', (otherAmounts) => {
    expect(check('alcohol', { amount: 0 }, { otherAmounts, storedAmount: 3 })).toEqual([
      { field: 'amount', code: 'usageMustBePositive' },
    ]);
  });

  test('it has no stake, place or company', () => {
    expect(ofUse(0, 'home')).toBeNull();
    expect(ofUse(0.5, 'home')).toBe('home');
  });

  test('it may be followed by a use later that day', () => {
    expect(check('alcohol', { amount: 3 }, { otherAmounts: [0] })).toEqual([]);
  });

  test('it may get a note afterwards, and may turn into a use', () => {
    expect(check('alcohol', { amount: 0, note: 'It was fine' }, { storedAmount: 0 })).toEqual([]);
    expect(check('alcohol', { amount: 0 }, { storedAmount: 0, otherAmounts: [3] })).toEqual([]);
    expect(check('alcohol', { amount: 2 }, { storedAmount: 0 })).toEqual([]);
  });
});

describe('the day', () => {
  test.each([today, '2026-11-19', '2026-11-02', start])('%s may be filled in', (day) => {
    expect(check('alcohol', { day })).toEqual([]);
  });

  test.each([
    ['2026-11-21', 'dateInFuture'],
    ['2027-01-01', 'dateInFuture'],
    ['2026-10-31', 'dateBeforeStart'],
    ['2025-11-20', 'dateBeforeStart'],
    ['2026-11-31', 'dateInvalid'],
    ['2026-02-30', 'dateInvalid'],
    ['20-11-2026', 'dateInvalid'],
    ['2026-11-20T10:00', 'dateInvalid'],
    ['', 'dateInvalid'],
  ])('%j is refused: %s', (day, code) => {
    expect(check('alcohol', { day })).toEqual([{ field: 'registration_date', code }]);
  });

  test('on the first day only that day may be filled in', () => {
    const first = { registrationsStart: today };
    expect(check('alcohol', { day: today }, first)).toEqual([]);
    expect(check('alcohol', { day: '2026-11-19' }, first)).toHaveLength(1);
    expect(check('alcohol', { day: '2026-11-21' }, first)).toHaveLength(1);
  });
});
