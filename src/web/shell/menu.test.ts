import { expect, test } from 'vitest';
import { isCurrent, isUnderMore } from './menu.ts';

test.each(['forum', 'forumCategory', 'forumPost', 'forumCreate', 'forumDecisions'] as const)(
  'the forum is the current item of the menu on the page %s',
  (page) => {
    expect(isCurrent('forum', page)).toBe(true);
    expect(isCurrent('diary', page)).toBe(false);
  },
);

test.each(['diaryEntry', 'forumPost', 'registrationOfDay', 'tip', 'badges', 'term', 'more'] as const)(
  'on a phone the page %s, which has no tab, counts as one of More',
  (page) => expect(isUnderMore(page)).toBe(true),
);

test.each(['today', 'exercise', 'goal', 'landing'] as const)('the page %s is not one of More', (page) =>
  expect(isUnderMore(page)).toBe(false),
);
