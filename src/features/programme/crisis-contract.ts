import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';

/** The browser looks for these phrases in what somebody writes; matches are neither sent nor stored. */
export const readCrisisPhrases = endpoint({
  method: 'GET',
  path: '/api/v1/crisis-phrases',
  access: 'any',
  summary: 'Words at which the page shows whom to call',
  reply: z.object({ suicide: z.array(z.string()), violence: z.array(z.string()) }),
  revalidated: true,
});
