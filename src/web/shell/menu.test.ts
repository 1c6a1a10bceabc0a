import { expect, test } from 'vitest';
import { isCurrent } from './menu.ts';

test.each(['forum', 'forumCategory', 'forumPost', 'forumCreate', 'forumDecisions'] as const)(
  'the forum is the current item of the menu on the page %s',
  (page) => {
    expect(isCurrent('forum', page)).toBe(true);
    expect(isCurrent('diary', page)).toBe(false);
  },
);
