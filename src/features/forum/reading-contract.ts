import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';

const ofPost = { access: 'client', feature: 'forum', params: z.object({ nid: z.nineDigits }) } as const;

/** The page sends the position of the last comment on the screen; going back to an earlier page changes nothing. */
export const saveReadPosition = endpoint({
  ...ofPost,
  method: 'PUT',
  path: '/api/v1/forum/posts/:nid/read-position',
  summary: 'How many comments of a post one has read',
  body: z.strictObject({ position: z.number() }),
  status: 204,
  errors: ['malformed_request', 'not_found'],
  // Later, not at once: the page that is being read shows the number of new comments.
  refreshes: ['/entity/view/:view/:display/results', '/node/:nid'],
});

export const followPost = endpoint({
  ...ofPost,
  method: 'PUT',
  path: '/api/v1/forum/posts/:nid/following',
  summary: 'Whether one hears of new comments under a post',
  body: z.strictObject({ following: z.boolean() }),
  status: 204,
  errors: ['not_found'],
  refreshes: ['/node/:nid'],
});
