import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, day, START } from './badge.testing.ts';

const runs = { numRuns: process.env['FULL'] === '1' ? 10_000 : 300 };

/** Sixty days, each filled in or not, with an amount and perhaps a goal. */
const story = fc
  .array(
    fc.option(
      fc.record({
        total: fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4),
        goal: fc.option(fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4)),
        late: fc.integer({ min: 0, max: 9 }),
      }),
    ),
    { minLength: 1, maxLength: 60 },
  )
  .map((lived) => lived.flatMap((found, at) => (found ? [day(at, found)] : [])));

describe('whatever happened', () => {
  const TODAY = START + 30;

  test('using less, or nothing, never costs a badge, except the one for going on after a hard day', () => {
    fc.assert(
      fc.property(story, fc.double({ min: 0, max: 1, noNaN: true }), (days, share) => {
        const less = days.map((lived) => ({ ...lived, totalAmount: Math.floor(lived.totalAmount * share) }));
        const before = after({ days, today: TODAY }).filter((badge) => badge !== 'back-on-track');
        expect(after({ days: less, today: TODAY })).toEqual(expect.arrayContaining(before));
      }),
      runs,
    );
  });

  test('time alone takes nothing away', () => {
    fc.assert(
      fc.property(story, fc.nat(40), (days, later) => {
        const before = after({ days, today: TODAY });
        expect(after({ days, today: TODAY + later })).toEqual(expect.arrayContaining(before));
      }),
      runs,
    );
  });

  test('another filled-in day costs at most the badge for coming back', () => {
    fc.assert(
      fc.property(story, fc.nat(70), (days, at) => {
        fc.pre(!days.some((lived) => lived.day === START + at));
        const more = [...days, day(at)].toSorted((one, other) => (one.day < other.day ? -1 : 1));
        const before = after({ days, today: TODAY }).filter((badge) => badge !== 'comeback');
        expect(after({ days: more, today: TODAY })).toEqual(expect.arrayContaining(before));
      }),
      runs,
    );
  });

  test('days filled in all at once much later bring nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        const at = START + count + 8;
        const days = Array.from({ length: count }, (_, index) => START + index).map((found) => ({
          day: found,
          totalAmount: 0,
          goal: 1,
          filledOn: at,
        }));
        expect(after({ days, today: at + 30 })).toEqual([]);
      }),
      runs,
    );
  });
});
