import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Me } from '#domain/identity/account.ts';
import type { ForumComment } from '#features/forum/comment-contract.ts';
import { type ForumPost, readForum } from '#features/forum/contract.ts';
import { readComments, readPost, readPosts } from '#features/forum/web/forum-pages.ts';
import { PostList } from '#features/forum/web/PostList.tsx';
import { PostScreen } from '#features/forum/web/PostScreen.tsx';
import { ANNA, rendered } from './rendered.testing.ts';

const day = '2026-11-20';
const NID = 7;
const moment = [{ value: `${day}T10:00:00Z`, format: '' }];
const author = { nickname: 'Reiger', avatar: 1 };

const text = {
  author,
  uid: [],
  by_moderator: false,
  hidden: null,
  like_count: 0,
  edited: false,
  is_own: false,
  revision: 1,
  uuid: [],
  langcode: [{ value: 'nl' }],
  status: [],
  created: moment,
  changed: moment,
} as const;
const body = [{ value: '<p>Het lukte.</p>', format: 'poor_text', processed: '<p>Het lukte.</p>' }] as const;

const post = {
  ...text,
  entity_type: 'node',
  nid: [{ value: NID }],
  type: [],
  title: [{ value: 'Een avond' }],
  path: [],
  paths: {},
  body,
  taxonomy_forums: [{ target_id: 1, target_type: 'taxonomy_term' }],
  flags: { like_post: false, inappropriate_post: false },
  comment_count: 1,
  is_open: true,
  is_locked: false,
  following: null,
  read_position: null,
  unread_count: null,
  first_unread: null,
} as const;

const comment = {
  ...text,
  cid: [{ value: 9 }],
  comment_type: [],
  pid: [],
  entity_id: [],
  entity_type: [],
  field_name: [],
  field_body: body,
  is_original_poster: false,
  flags: { like: false, inappropriate: false },
  position: 1,
  parent_comment: null,
  parent_author: null,
  parent_by_moderator: false,
  parent_position: null,
} as const;

const forum = { nickname: 'Kievit', nickname_removed: false, avatar: 1, moderator_hours: '' };
const open = { ...forum, may_write: true, closed_until: null };
const closed = { ...forum, may_write: false, closed_until: null };

/** The page of a conversation; no address names it here. */
function conversation(of: {
  readonly forum?: object;
  readonly post?: Partial<ForumPost>;
  readonly comment?: Partial<ForumComment>;
  readonly me?: Me;
}): Promise<string> {
  const [{ path: nodes }, thisPost] = readPost('');
  const [{ path: views }, thread] = readComments(String(NID), 1);
  const pager = { current_page: 0, total_items: 1, total_pages: 1, items_per_page: 10 };
  return rendered(createElement(PostScreen), {
    day,
    slices: ['forum'],
    ...(of.me && { me: of.me }),
    fetched: [
      [[readForum.path], of.forum ?? open],
      [[nodes, thisPost], { ...post, ...of.post }],
      [[views, thread], { rows: [{ ...comment, ...of.comment }], pager }],
    ],
  });
}

test.each([
  ['somebody who may write', open, 1],
  ['nobody for whom the forum is closed', closed, 0],
])('a conversation invites %s to write', async (_, of, times) => {
  const page = await conversation({ forum: of, post: { is_own: true } });
  for (const invitation of ['Schrijf een reactie', 'Reageer<', 'Wijzig<'])
    expect(page.split(invitation), invitation).toHaveLength(times + 1);
  expect(page.split('heeft besloten dat je')).toHaveLength(2 - times);
  expect(page).toContain('Het lukte.');
});

test('buttons say whose text they are about to who cannot see it', async () => {
  const page = await conversation({ comment: { author: null } });
  const heard = page.replaceAll(/<[^>]*>/g, '');
  for (const name of [
    '0 hartjes (hartje geven aan Reiger)',
    'Meld (bericht van Reiger)',
    '0 hartjes (hartje geven aan Anoniem)',
    'Reageer op Anoniem',
    'Meld (reactie van Anoniem)',
  ])
    expect(heard).toContain(name);
});

test('the link to what is new leads past a comment that was hidden', async () => {
  const page = await conversation({ post: { read_position: 9, unread_count: 1, first_unread: 11 } });
  expect(page).toContain('href="/forum/1/7?page=2#place-11"');
});

test.each([true, false])('an empty list of posts invites to write the first: %s', async (mayWrite) => {
  const [{ path }, posts] = readPosts('1', 1);
  const pager = { current_page: 0, total_items: 0, total_pages: 0, items_per_page: 10 };
  const list = await rendered(createElement(PostList, { category: '1', page: 1, mayWrite }), {
    day,
    slices: ['forum'],
    fetched: [[[path, posts], { rows: [], pager }]],
  });
  expect(list).toContain('Nog geen berichten');
  expect(list.includes('Schrijf jij het eerste?')).toBe(mayWrite);
});

test.each([
  ['moderator', 'Verborgen bericht', 'Verborgen reactie'],
  ['removed', 'Weggehaald bericht', 'Weggehaalde reactie'],
] as const)('what is hidden (%s) is called so, and not anonymous', async (by, ofPost, ofComment) => {
  const hidden = { by, reason: null };
  const page = await conversation({
    post: { author: null, hidden, title: [], body: [] },
    comment: { author: null, hidden, field_body: [] },
  });
  expect(page).toContain(`aria-label="${ofPost}"`);
  expect(page).toContain(`aria-label="${ofComment}"`);
  expect(page).not.toContain('Anoniem');
});

test('its own writer is still named with a hidden text', async () => {
  const hidden = { by: 'moderator', reason: null } as const;
  const page = await conversation({ post: { hidden, is_own: true }, comment: { hidden, is_own: true } });
  expect(page).toContain('aria-label="Bericht van Reiger"');
  expect(page).toContain('aria-label="Reactie van Reiger"');
});

test.each([
  ['moderator', 'Zolang dit bericht verborgen is'],
  ['reports', 'Je kunt hier nog lezen, maar niets meer plaatsen.'],
] as const)('a post that is hidden (%s) says why nobody can comment', async (by, why) => {
  const page = await conversation({ post: { hidden: { by, reason: null }, is_open: false } });
  expect(page).toContain(why);
});

test.each([
  ['that hears of comments', true, ['forum_reply_mail'], false],
  ['that wants no notifications about them', true, ['daily_mail'], true],
  ['that does not follow it either', false, ['daily_mail'], false],
] as const)(
  'a conversation says to an account %s whether they are off',
  async (_, following, kinds, says) => {
    const page = await conversation({ post: { following }, me: { ...ANNA, notificationKinds: [...kinds] } });
    expect(page).toContain('Stuur me een melding bij nieuwe reacties');
    expect(page.includes('Je meldingen over reacties staan uit.')).toBe(says);
    expect(page.includes('href="/account/meldingen"')).toBe(says);
  },
);
