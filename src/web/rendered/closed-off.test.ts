import { createElement } from 'react';
import { expect, test } from 'vitest';
import { readCategory, readForum } from '#features/forum/contract.ts';
import { ForumAside } from '#features/forum/web/ForumAside.tsx';
import { NewPostScreen } from '#features/forum/web/NewPostScreen.tsx';
import { rendered } from './rendered.testing.ts';

const forum = {
  nickname: 'Reiger',
  nickname_removed: false,
  avatar: 1,
  may_write: true,
  closed_until: null,
  moderator_hours: '',
};
const category = { tid: 1, name: 'Vragen', description: '', langcode: 'nl', is_open: true } as const;

test.each([
  ['to somebody who may write', {}, {}, true],
  ['not to somebody for whom the forum is closed', { may_write: false }, {}, false],
  ['not where nobody may write any more', {}, { is_open: false }, false],
])('a new post says under what name it is written %s', async (_, closed, left, says) => {
  const page = await rendered(createElement(NewPostScreen), {
    day: '2026-11-20',
    slices: ['forum'],
    fetched: [
      [[readForum.path], { ...forum, ...closed }],
      // No address names a category here.
      [[readCategory.path, { params: { tid: '' } }], { ...category, ...left }],
    ],
  });
  expect(page.includes('Je schrijft als Reiger')).toBe(says);
});

test.each([true, false])(
  'beside the forum stands the name of the reader if they may write: %s',
  async (mayWrite) => {
    const aside = await rendered(createElement(ForumAside), {
      day: '2026-11-20',
      slices: ['forum'],
      fetched: [[[readForum.path], { ...forum, may_write: mayWrite }]],
    });
    expect(aside.includes('Reiger')).toBe(mayWrite);
  },
);
