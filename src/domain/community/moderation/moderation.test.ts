import { describe, expect, test } from 'vitest';
import {
  actionsFor,
  checkAppeal,
  checkDecision,
  closureBy,
  coarseAge,
  type DecisionDraft,
  isClosedOff,
  isTold,
  type Judged,
  MODERATION_ACTIONS,
  showsAgain,
} from './moderation.ts';

const comment: Judged = {
  kind: 'comment',
  hiddenBy: null,
  isRemoved: false,
  isLocked: false,
  hasWriter: true,
  nickname: 'samen-sterk',
};
const post: Judged = { ...comment, kind: 'post' };

describe('what can be decided (settled: staff)', () => {
  test.each<[string, Judged, string[]]>([
    ['a comment', comment, ['dismiss', 'hide', 'answer', 'remove_nickname', 'close_off', 'remove']],
    ['a post', post, ['dismiss', 'hide', 'lock', 'answer', 'remove_nickname', 'close_off', 'remove']],
    [
      'a post that is locked',
      { ...post, isLocked: true },
      ['dismiss', 'hide', 'answer', 'remove_nickname', 'close_off', 'remove'],
    ],
    [
      'a comment hidden by reports',
      { ...comment, hiddenBy: 'reports' },
      ['dismiss', 'hide', 'restore', 'answer', 'remove_nickname', 'close_off', 'remove'],
    ],
    [
      'one hidden by a moderator',
      { ...comment, hiddenBy: 'moderator' },
      ['restore', 'answer', 'remove_nickname', 'close_off', 'remove'],
    ],
    [
      'one that is gone',
      { ...comment, hiddenBy: 'moderator', isRemoved: true },
      ['answer', 'remove_nickname', 'close_off'],
    ],
    [
      'one without a name',
      { ...comment, nickname: null },
      ['dismiss', 'hide', 'answer', 'close_off', 'remove'],
    ],
    [
      'one without a writer',
      { ...comment, hasWriter: false, nickname: null },
      ['dismiss', 'hide', 'answer', 'remove'],
    ],
  ])('about %s', (_, text, actions) => expect(actionsFor(text)).toEqual(actions));

  test('of a text that stays as it was nobody is told', () => {
    expect(isTold('dismiss', comment)).toBe(false);
    expect(isTold('dismiss', { hiddenBy: 'reports' })).toBe(true);
    expect(isTold('answer', comment)).toBe(false);
    expect(isTold('answer', { hiddenBy: 'moderator' })).toBe(false);
    expect(isTold('hide', comment)).toBe(true);
    expect(isTold('remove_nickname', comment)).toBe(true);
  });

  test('every decision that leaves a text shows it where reports hid it, and putting it back does whatever hid it', () => {
    const shown = (hiddenBy: Judged['hiddenBy']) =>
      MODERATION_ACTIONS.filter((action) => showsAgain(action, { hiddenBy }));
    expect(shown('reports')).toEqual(['dismiss', 'restore', 'lock', 'answer', 'remove_nickname']);
    expect(shown('moderator')).toEqual(['restore']);
    expect(shown(null)).toEqual([]);
    for (const action of shown('reports')) expect(isTold(action, { hiddenBy: 'reports' }), action).toBe(true);
  });
});

describe('a decision', () => {
  const hide: DecisionDraft = {
    action: 'hide',
    rule: 'urges',
    reason: 'Hoeveelheden.',
    days: null,
    answer: '',
  };
  const fieldsOf = (more: Partial<DecisionDraft>) =>
    checkDecision({ ...hide, ...more }).map(({ field }) => field);

  test.each<[Partial<DecisionDraft>, string[]]>([
    [{}, []],
    [{ action: 'burn' }, ['action']],
    [{ rule: 'none' }, ['rule']],
    [{ rule: 'fits' }, ['rule']],
    [{ action: 'dismiss', rule: 'fits' }, []],
    [{ action: 'remove_nickname' }, []],
    [{ action: 'remove_nickname', rule: 'fits' }, ['rule']],
    [{ reason: ' \u200b ' }, ['reason']],
    [{ reason: 'x'.repeat(500) }, []],
    [{ reason: 'x'.repeat(501) }, ['reason']],
    [{ reason: 'x'.repeat(5_001) }, ['reason']],
    [{ action: 'answer' }, ['answer']],
    [{ action: 'answer', answer: 'x'.repeat(5_000) }, []],
    [{ action: 'answer', answer: 'x'.repeat(5_001) }, ['answer']],
    [{ action: 'close_off' }, []],
    [{ action: 'close_off', days: 7 }, []],
    [{ action: 'close_off', days: 0 }, ['days']],
    [{ action: 'close_off', days: 1.5 }, ['days']],
    [{ action: 'close_off', days: 366 }, ['days']],
    [{ action: '', rule: '', reason: '' }, ['action', 'rule', 'reason']],
  ])('%j', (more, fields) => expect(fieldsOf(more)).toEqual(fields));

  test('can be appealed in 1 to 1,000 characters', () => {
    expect(checkAppeal('x'.repeat(1_000))).toEqual([]);
    expect(checkAppeal(' ')).toMatchObject([{ field: 'text', code: 'required' }]);
    expect(checkAppeal('x'.repeat(1_001))).toMatchObject([{ field: 'text', code: 'tooLong' }]);
  });
});

test('somebody is closed off until an instant, or for good', () => {
  const [monday, tuesday] = [new Date('2026-11-16'), new Date('2026-11-17')];
  expect(isClosedOff({ closedAt: null, closedUntil: null }, monday)).toBe(false);
  expect(isClosedOff({ closedAt: monday, closedUntil: null }, tuesday)).toBe(true);
  expect(isClosedOff({ closedAt: monday, closedUntil: tuesday }, monday)).toBe(true);
  expect(isClosedOff({ closedAt: monday, closedUntil: tuesday }, tuesday)).toBe(false);
});

test('of several decisions that close somebody off the longest counts', () => {
  const [monday, tuesday] = [new Date('2026-11-16'), new Date('2026-11-17')];
  expect(closureBy([])).toEqual({ closedAt: null, closedUntil: null });
  const week = { days: 7, decidedAt: monday };
  expect(closureBy([week, { days: 1, decidedAt: tuesday }])).toEqual({
    closedAt: monday,
    closedUntil: new Date('2026-11-23'),
  });
  expect(closureBy([{ days: null, decidedAt: tuesday }, week])).toEqual({
    closedAt: monday,
    closedUntil: null,
  });
});

test('the age of an account is shown in weeks, then months and years, and not at all in its first week', () => {
  expect([0, 1, 6, 7, 13, 29, 30, 59, 364, 365, 1_000].map(coarseAge)).toEqual([
    0, 0, 0, 7, 7, 28, 30, 30, 360, 365, 730,
  ]);
});
