import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { FilledDay } from '#domain/tracking/results/filled-days.ts';
import { after, day, NOTHING, START } from './badge.testing.ts';
import { BADGES, type Badge, type BadgeFacts, reachedDayBadges, reachedOtherBadges } from './badge.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const good = { total: 1, goal: 2 };
const above = { total: 3, goal: 2 };

describe('a badge', () => {
  const file = readFileSync(new URL('../../../content/badges.yaml', import.meta.url), 'utf8');
  const { badges } = parse(file) as { badges: { id: string; how?: object }[] };

  test('has a rule for its text, and a text for its rule', () => {
    expect(badges.map(({ id }) => id).toSorted()).toEqual(BADGES.toSorted());
  });

  test('has a picture', () => {
    const pictures = readFileSync(new URL('../../web/public/badges.svg', import.meta.url), 'utf8');
    const drawn = [...pictures.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(new Set(drawn)).toEqual(new Set(BADGES));
    expect(drawn).toHaveLength(BADGES.length);
  });

  test('says how to earn it, unless a gap or a day above the goal comes first', () => {
    expect(badges.filter(({ how }) => !how).map(({ id }) => id)).toEqual(['comeback', 'back-on-track']);
  });
});

describe('the badges reached by', () => {
  test.each<[string, Partial<BadgeFacts>, Badge[]]>([
    ['nothing', {}, []],
    ['an address that was confirmed', { mailConfirmed: true }, ['email-confirmed']],
    ['a goal', { hasGoal: true }, ['plan-made']],
    ['an entry in the diary', { hasWrittenDiary: true }, ['first-diary']],
    ['a conversation begun on the forum', { hasPosted: true }, ['first-post']],
    ['an answer to somebody on the forum', { hasReplied: true }, ['first-reply']],
    ['an urge that was ridden out', { urges: 1 }, ['urge-1']],
    ['nine urges', { urges: 9 }, ['urge-1']],
    ['a nurse', { hasNurse: true }, ['nurse-paired']],
    ['ten urges', { urges: 10 }, ['urge-1', 'urge-10']],
    ['a day, whatever it was', { days: [day(0, { total: 30 })] }, ['first-registration']],
    ['a day filled in a week later', { days: [day(0, { late: 7 })] }, ['first-registration']],
    ['a day filled in later than that', { days: [day(0, { late: 8 })] }, []],
    ['two days in a row and one more', { days: [day(0), day(1), day(3)] }, ['first-registration']],
    ['three days in a row', { days: range(0, 2).map((at) => day(at)) }, ['first-registration', 'reg-3-row']],
    [
      'three days in a row, one filled in too late',
      { days: [day(0), day(1, { late: 8 }), day(2)] },
      ['first-registration'],
    ],
    [
      'seven days in a row',
      { days: range(0, 6).map((at) => day(at)) },
      ['first-registration', 'reg-3-row', 'reg-7-row'],
    ],
    [
      'thirteen days in a row',
      { days: range(0, 12).map((at) => day(at)) },
      ['first-registration', 'reg-3-row', 'reg-7-row'],
    ],
    [
      'fourteen days in a row',
      { days: range(0, 13).map((at) => day(at)) },
      ['first-registration', 'reg-3-row', 'reg-7-row', 'reg-14-row'],
    ],
    ['20 days, every other', { days: range(0, 19).map((at) => day(at * 2)) }, ['first-registration']],
    [
      '21 days, every other',
      { days: range(0, 20).map((at) => day(at * 2)) },
      ['first-registration', 'reg-total-21'],
    ],
    [
      '42 days, every other',
      { days: range(0, 41).map((at) => day(at * 2)) },
      ['first-registration', 'reg-total-21', 'reg-total-42'],
    ],
    ['two empty days between', { days: [day(0), day(3)] }, ['first-registration']],
    ['three empty days between', { days: [day(0), day(4)] }, ['first-registration', 'comeback']],
    ['coming back a day late', { days: [day(0), day(4, { late: 1 })] }, ['first-registration', 'comeback']],
    ['filling in the gap days later', { days: [day(0), day(4, { late: 2 })] }, ['first-registration']],
    ['a day at the goal', { days: [day(0, { total: 2, goal: 2 })] }, ['first-registration', 'goal-day-1']],
    ['a day of none', { days: [day(0, { total: 0, goal: 0 })] }, ['first-registration', 'goal-day-1']],
    ['a day above the goal', { days: [day(0, above)] }, ['first-registration']],
    ['a good day that is not over', { days: [day(0, good)], today: START }, ['first-registration']],
    [
      'a good day after one above the goal',
      { days: [day(0, above), day(1, good)] },
      ['first-registration', 'goal-day-1', 'back-on-track'],
    ],
    [
      'a good day two days after one above the goal',
      { days: [day(0, above), day(2, good)] },
      ['first-registration', 'goal-day-1'],
    ],
    [
      'a good day after one above the goal, which is not over',
      { days: [day(0, above), day(1, good)], today: START + 1 },
      ['first-registration'],
    ],
    [
      'nine good days',
      { days: range(0, 8).map((at) => day(at * 2, good)) },
      ['first-registration', 'goal-day-1'],
    ],
    [
      'ten good days',
      { days: range(0, 9).map((at) => day(at * 2, good)) },
      ['first-registration', 'goal-day-1', 'goal-days-10'],
    ],
    [
      'thirty good days',
      { days: range(0, 29).map((at) => day(at * 2, good)) },
      ['first-registration', 'reg-total-21', 'goal-day-1', 'goal-days-10', 'goal-days-30'],
    ],
    [
      'one exercise',
      { submitted: new Set(['b']), phases: [{ exercises: ['a', 'b'] }, { exercises: ['c'] }] },
      ['first-exercise'],
    ],
    [
      'a whole phase',
      { submitted: new Set(['a', 'b']), phases: [{ exercises: ['a', 'b'] }, { exercises: ['c'] }] },
      ['first-exercise', 'phase-1'],
    ],
    [
      'a later phase alone',
      { submitted: new Set(['c']), phases: [{ exercises: ['a', 'b'] }, { exercises: ['c'] }] },
      ['first-exercise', 'phase-2'],
    ],
    [
      'the whole programme',
      { submitted: new Set(['a', 'b', 'c']), phases: [{ exercises: ['a', 'b'] }, { exercises: ['c'] }] },
      ['first-exercise', 'phase-1', 'phase-2', 'programme-complete'],
    ],
    ['exercises where phases are not looked at', { submitted: new Set(['a']) }, ['first-exercise']],
    [
      'the two plans of the programme',
      { submitted: new Set(['s-emergency-plan', 's-prevention-plan']) },
      ['first-exercise', 'emergency-plan', 'prevention-plan'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(after(facts).toSorted()).toEqual(expected.toSorted());
  });

  describe('a week', () => {
    const week = (totals: readonly number[], from = 0) =>
      totals.map((total, at) => day(from + at, { total, goal: 1 }));
    test.each<[string, FilledDay[], boolean]>([
      ['within the goal in total, one day above', week([0, 0, 3, 1, 1, 1, 1]), true],
      ['above it in total', week([0, 0, 3, 1, 1, 1, 1.25]), false],
      [
        'of tenths that add up',
        range(0, 6).map((at) => day(at, { total: at < 6 ? 0.1 : 0.3, goal: 0.13 })),
        true,
      ],
      ['with an empty day', week([0, 0, 0, 0, 0, 0]), false],
      ['that begins on a Tuesday', week([0, 0, 0, 0, 0, 0, 0], 1), false],
      ['with a day that had no goal', [...week([0, 0, 0, 0, 0, 0]), day(6, { total: 0 })], false],
    ])('%s', (_, days, expected) => {
      expect(after({ days }).includes('goal-week-1')).toBe(expected);
    });

    test('counts once its Sunday is over', () => {
      const days = week([0, 0, 0, 0, 0, 0, 0]);
      expect(after({ days, today: START + 6 })).not.toContain('goal-week-1');
      expect(after({ days, today: START + 7 })).toContain('goal-week-1');
    });
  });

  test('a received badge is not reached again', () => {
    const facts = { ...NOTHING, mailConfirmed: true, hasGoal: true };
    expect(reachedOtherBadges(facts, new Set(['plan-made']))).toEqual(['email-confirmed']);
    const days = { ...NOTHING, days: [day(0), day(1), day(2)] };
    expect(reachedDayBadges(days, new Set(['first-registration']))).toEqual(['reg-3-row']);
  });
});
