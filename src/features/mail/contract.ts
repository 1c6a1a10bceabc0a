import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';

/** For how many days a person can see which mails were sent. */
export const SHOWN_DAYS = 30;

export const readSentMails = endpoint({
  method: 'GET',
  path: '/api/v1/mails',
  access: 'client',
  feature: 'accounts',
  summary:
    'Which mails went to the person in the last thirty days, the newest first; never what stood in them',
  reply: z.array(z.object({ kind: z.string(), sent_at: z.string() })),
});

export const checkMailLink = endpoint({
  method: 'GET',
  path: '/api/v1/unsubscribe',
  access: 'any',
  feature: 'accounts',
  summary: 'Whether the link at the foot of a mail is right; changes nothing',
  query: z.object({ uid: z.anything, kind: z.anything, hash: z.anything }),
  status: 204,
  errors: ['link_invalid'],
});

export const chooseMails = endpoint({
  method: 'POST',
  path: '/api/v1/unsubscribe',
  access: 'any',
  feature: 'accounts',
  summary:
    'Turn a kind of mail off, or on again, with the link that stands in every such mail; no login is needed',
  body: z.strictObject({
    uid: z.anything,
    kind: z.anything,
    hash: z.anything,
    /** True turns it on again. */
    on: z.optional(z.boolean()),
  }),
  status: 204,
  errors: ['link_invalid'],
  refreshes: ['/user/me'],
});
