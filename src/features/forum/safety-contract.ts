import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { DANGERS } from '#domain/community/danger/danger.ts';

/** Called before a text is placed. Stores nothing: the text is only stored once it is sent to be placed. */
export const readDangers = endpoint({
  method: 'POST',
  path: '/api/v1/forum/dangers',
  access: 'client',
  feature: 'forum',
  summary: 'Which explicit signs of danger a text holds, so that help can be shown before it is placed',
  body: z.strictObject({ text: z.string() }),
  reply: z.object({ dangers: z.array(z.enum(DANGERS)) }),
  errors: ['malformed_request'],
});
