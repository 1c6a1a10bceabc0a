import { describe, expect, test } from 'vitest';
import { measureOf } from '#domain/site/site.ts';
import { check } from './registration.testing.ts';
import { STAKE_MAXIMUM } from './registration.ts';

const counting = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'] as const;

describe('the stake', () => {
  test.each([null, 0, 0.01, 10, 12.34, 0.29, 999_999.99, STAKE_MAXIMUM])('of %d is accepted', (stake) => {
    expect(check('gambling', { stake })).toEqual([]);
  });

  test.each([
    [Number.NaN, { code: 'notANumber' }],
    [-0.01, { code: 'belowMinimum', params: { minimum: 0 } }],
    [0.001, { code: 'tooManyDecimals', params: { count: 2 } }],
    [12.345, { code: 'tooManyDecimals', params: { count: 2 } }],
    [1_000_000.01, { code: 'aboveMaximum', params: { maximum: 1_000_000 } }],
  ])('of %d is refused', (stake, expected) => {
    expect(check('gambling', { stake })).toEqual([{ field: 'cost', ...expected }]);
  });

  test.each(['alcohol', 'tobacco', 'cannabis', 'cocaine'] as const)('is not asked on %s', (site) => {
    expect([check(site, { stake: 10 }), check(site, { stake: 0 })]).toEqual(
      Array.from({ length: 2 }, () => [{ field: 'cost', code: 'stakeNotAsked' }]),
    );
    expect(check(site, { stake: null })).toEqual([]);
  });
});

describe('where and with whom', () => {
  const usual = ['home', 'work_school', 'cafe', 'restaurant', 'other'];
  const offered = {
    alcohol: usual,
    tobacco: usual,
    gambling: ['home', 'work_school', 'casino', 'cafe', 'other'],
    cannabis: ['home', 'work_school', 'cafe', 'coffeeshop', 'restaurant', 'other'],
    cocaine: usual,
  };
  const everyPlace = [...new Set([...Object.values(offered).flat(), 'nowhere', 'Home', ''])];

  test.each(counting)(
    '%s offers its own places in their order, and refuses those of another site',
    (site) => {
      expect(measureOf(site).places).toEqual(offered[site]);
      expect(everyPlace.filter((place) => check(site, { place }).length === 0).toSorted()).toEqual(
        offered[site].toSorted(),
      );
    },
  );

  test.each([
    ['gambling', 'restaurant'],
    ['gambling', 'coffeeshop'],
    ['alcohol', 'casino'],
    ['cocaine', 'coffeeshop'],
  ] as const)('%s does not know the %s', (site, place) => {
    expect(check(site, { place })).toEqual([{ field: 'where', code: 'unknownChoice' }]);
  });

  test.each(['coworkers', 'partner', 'alone', 'family', 'friend', 'other'])(
    'every site offers company: %s',
    (company) => {
      expect(counting.flatMap((site) => check(site, { company }))).toEqual([]);
    },
  );

  test.each(['home', 'friends', 'Alone', ''])('%j is not a company', (company) => {
    expect(check('alcohol', { company })).toEqual([{ field: 'with_who', code: 'unknownChoice' }]);
  });
});

describe('the note', () => {
  test('may be 5000 characters long and no longer', () => {
    expect(check('alcohol', { note: 'a'.repeat(5000) })).toEqual([]);
    expect(check('alcohol', { note: 'a'.repeat(5001) })).toEqual([
      { field: 'note', code: 'tooLong', params: { count: 5000 } },
    ]);
  });
});

test('all problems are reported at once, in the order of the form', () => {
  const problems = check('tobacco', {
    day: '2026-11-21',
    amount: null,
    stake: 5,
    place: 'casino',
    company: 'nobody',
    note: 'a'.repeat(5001),
  });
  expect(problems.map(({ field, code }) => `${field}: ${code}`)).toEqual([
    'registration_date: dateInFuture',
    'amount: required',
    'cost: stakeNotAsked',
    'where: unknownChoice',
    'with_who: unknownChoice',
    'note: tooLong',
  ]);
});

describe('the craving', () => {
  test.each([null, 0, 5, 10])('of %s is accepted, also on a day without use', (craving) => {
    expect([check('alcohol', { craving }), check('alcohol', { craving, amount: 0 })]).toEqual([[], []]);
  });

  test.each([-1, 11, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('of %d is refused', (craving) => {
    expect(check('alcohol', { craving })).toEqual([{ field: 'craving', code: 'unknownChoice' }]);
  });
});
