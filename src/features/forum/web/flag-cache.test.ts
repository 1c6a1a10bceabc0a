import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Flag } from '#domain/community/forum.ts';
import { noteFlag } from './flag-cache.ts';
import { readComments, readPost, readPosts } from './forum-pages.ts';

const keyOf = ([{ path }, input]: readonly [{ readonly path: string }, object]) => [path, input];
const POST = keyOf(readPost('7'));
const FIRST_PAGE = keyOf(readComments('7', 1));
const SECOND_PAGE = keyOf(readComments('7', 2));
const LIST = keyOf(readPosts('1', 1));

/** A page of comments that somebody liked or not. */
const page = (...comments: readonly (readonly [cid: number, likes: number, like: boolean])[]) => ({
  rows: comments.map(([cid, like_count, like]) => ({
    cid: [{ value: cid }],
    like_count,
    flags: { like, inappropriate: false },
  })),
});
const post = (like_count: number, like_post: boolean, inappropriate_post: boolean) => ({
  like_count,
  flags: { like_post, inappropriate_post },
});

function read(): QueryClient {
  const queryClient = new QueryClient();
  queryClient.setQueryData(POST, post(3, false, false));
  queryClient.setQueryData(FIRST_PAGE, page([1, 0, false], [2, 4, false]));
  queryClient.setQueryData(SECOND_PAGE, page([11, 1, true]));
  queryClient.setQueryData(LIST, { rows: [] });
  return queryClient;
}

test('a like or report is stored in the cached post, and taken out again', () => {
  const queryClient = read();
  const note = (flag: Flag, on: boolean) => {
    noteFlag(queryClient, { type: 'node', id: 7 }, { flag, on });
    return queryClient.getQueryData(POST);
  };
  expect(note('like_post', true)).toEqual(post(4, true, false));
  expect(note('like_post', true)).toEqual(post(4, true, false));
  expect(note('inappropriate_post', true)).toEqual(post(4, true, true));
  expect(note('like_post', false)).toEqual(post(3, false, true));
  expect(note('inappropriate_post', false)).toEqual(post(3, false, false));
});

test('a like of a comment is stored in the page with it, and in no other', () => {
  const queryClient = read();
  noteFlag(queryClient, { type: 'comment', id: 2 }, { flag: 'like', on: true });
  expect(queryClient.getQueryData(FIRST_PAGE)).toEqual(page([1, 0, false], [2, 5, true]));
  expect(queryClient.getQueryData(SECOND_PAGE)).toEqual(page([11, 1, true]));
  expect(queryClient.getQueryData(POST)).toEqual(post(3, false, false));
});

test('everything that shows likes is read again by the next page that shows it', () => {
  const queryClient = read();
  noteFlag(queryClient, { type: 'comment', id: 2 }, { flag: 'like', on: true });
  for (const key of [POST, FIRST_PAGE, SECOND_PAGE, LIST]) {
    expect(queryClient.getQueryState(key)?.isInvalidated, JSON.stringify(key)).toBe(true);
  }
});

test('what was not read yet stays unread', () => {
  const queryClient = new QueryClient();
  noteFlag(queryClient, { type: 'node', id: 7 }, { flag: 'like_post', on: true });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
