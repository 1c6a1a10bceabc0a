import { expect, test } from 'vitest';
import { keyOfNewPost } from './text-draft.ts';

const keyWith = (places: readonly string[]) => {
  const drafts = places.map((place) => ({ place, fields: {}, revision: null, changed: '' }));
  return keyOfNewPost({ keeper: { uid: 1, deviceKey: '' }, drafts }, 3);
};

test('each category has a draft of a new post of its own, and what they shared before is not lost', () => {
  expect(keyWith([])).toBe('post_in-3');
  expect(keyWith(['post_in-4'])).toBe('post_in-3');
  expect(keyWith(['forum-new'])).toBe('forum-new');
  expect(keyWith(['forum-new', 'post_in-3'])).toBe('post_in-3');
});
