import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WEEKDAYS } from '#domain/kit/day.ts';
import { measureOf, type Site, siteProfile } from '#domain/site/site.ts';
import { everyDay, firstDays, perWeekday } from '../goal.testing.ts';
import { type PerWeekday, weekTotal } from '../goal.ts';
import { proposalsFor } from './proposal.ts';

const counting = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'] as const;

const propose = (site: Site, current: PerWeekday) =>
  proposalsFor(current, { measure: measureOf(site), stopOnly: siteProfile(site).stopOnly });
const limits = (site: Site, current: PerWeekday) =>
  propose(site, current).map(({ name, limit }) => (limit === null ? name : `${name} ${limit}`));

describe('what is proposed', () => {
  test.each([
    ['alcohol', perWeekday([2, 2, 2, 3, 4, 5, 3]), ['calm 2', 'firm 1', 'stop']],
    ['alcohol', everyDay(12), ['calm 8', 'firm 4', 'stop']],
    ['alcohol', everyDay(2.5), ['calm 1', 'firm 0.5', 'stop']],
    ['alcohol', perWeekday(firstDays(2, 6)), ['calm 4', 'firm 2', 'stop']],
    ['gambling', everyDay(1), ['calm 0.5', 'firm 0.25', 'stop']],
    ['cannabis', everyDay(2), ['calm 1', 'firm 0.5', 'stop']],
    ['cocaine', perWeekday([0, 0, 0, 1, 4, 5, 0]), ['calm 2', 'firm 1', 'stop']],
  ] as const)('on %s is less, in units that a person thinks in: %#', (site, current, expected) => {
    expect(limits(site, current)).toEqual(expected);
  });

  test.each([
    ['half a unit where a whole one would be no less', 1, ['calm 0.5', 'stop']],
    ['to stay as it is where a step less is nothing', 0.5, ['hold', 'stop']],
    ['to stop only where nothing is used', 0, ['stop']],
  ])('is %s', (_, amount, expected) => {
    expect(limits('alcohol', everyDay(amount))).toEqual(expected);
  });

  test('where only stopping is offered, is that', () => {
    expect(limits('tobacco', everyDay(20))).toEqual(['stop']);
  });

  test('is never more than now on any day, and less with each proposal', () => {
    const week = (site: Site) =>
      fc
        .array(fc.integer({ min: 0, max: 60 }), { minLength: 7, maxLength: 7 })
        .map((counts) => perWeekday(counts.map((count) => count * measureOf(site).step)));
    const anyone = fc
      .constantFrom(...counting)
      .chain((site) => fc.record({ site: fc.constant(site), current: week(site) }));
    fc.assert(
      fc.property(anyone, ({ site, current }) => {
        const found = propose(site, current);
        const totals = found.map(({ target }) => weekTotal(target));
        expect(totals).toEqual([...new Set(totals)].toSorted((one, other) => other - one));
        for (const { target } of found) {
          for (const day of WEEKDAYS) {
            expect(target[day]).toBeLessThanOrEqual(current[day]);
            expect(target[day] % measureOf(site).step).toBe(0);
          }
        }
        expect(found.at(-1)?.name).toBe('stop');
        expect(found.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
