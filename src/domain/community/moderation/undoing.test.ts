import { expect, test } from 'vitest';
import type { Judged } from './moderation.ts';
import { canBeUndone, type Taken } from './undoing.ts';

const NOW = new Date('2026-11-20T11:00:00Z');
const hide: Taken = {
  action: 'hide',
  days: null,
  decidedAt: new Date('2026-11-10T11:00:00Z'),
  isUndone: false,
  isShownAgain: false,
};
const lock: Taken = { ...hide, action: 'lock' };
const week: Taken = { ...hide, action: 'close_off', days: 7 };
const forGood: Taken = { ...week, days: null };
const hidden: Judged = {
  kind: 'post',
  hiddenBy: 'moderator',
  isRemoved: false,
  isLocked: false,
  hasWriter: true,
  nickname: 'samen-sterk',
};
const shown: Judged = { ...hidden, hiddenBy: null };

test.each<[boolean, string, Taken, Judged]>([
  [true, 'a text that is hidden', hide, hidden],
  [false, 'one that was put back, and hidden again since', { ...hide, isShownAgain: true }, hidden],
  [false, 'one that is in sight', hide, shown],
  [false, 'one that only reports hide', hide, { ...hidden, hiddenBy: 'reports' }],
  [false, 'one whose words were taken away', hide, { ...hidden, isRemoved: true }],
  [false, 'words that were taken away', { ...hide, action: 'remove' }, { ...hidden, isRemoved: true }],
  [true, 'a conversation that is closed', lock, { ...shown, isLocked: true }],
  [false, 'one that is open', lock, shown],
  [true, 'a writer who is closed off for good, with the text in sight', forGood, shown],
  [false, 'one whose days ended, with the text in sight', week, shown],
  [true, 'one whose days ended, with the text still hidden', week, hidden],
  [true, 'one whose days run', { ...week, days: 14 }, shown],
  [false, 'one who has no account any more', forGood, { ...shown, hasWriter: false }],
  [true, 'the hidden text of one who has none', forGood, { ...hidden, hasWriter: false }],
  [false, 'what was left as it was', { ...hide, action: 'dismiss' }, shown],
  [false, 'an answer', { ...hide, action: 'answer' }, shown],
  [false, 'what was undone', { ...hide, isUndone: true }, hidden],
])('can be undone: %s (%s)', (expected, _what, taken, text) => {
  expect(canBeUndone(taken, text, NOW)).toBe(expected);
});
