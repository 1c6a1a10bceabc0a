import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { COUNTED_PAGES } from '#domain/site/cookie-consent.ts';

/** Sent only when statistics are on. It says which page was opened, and nothing about who opened it. */
export const countPageView = endpoint({
  method: 'POST',
  path: '/api/v1/page-views',
  access: 'visitor',
  summary: 'Counts that one of the public pages was opened',
  body: z.strictObject({ route: z.enum(COUNTED_PAGES) }),
  status: 204,
  // Nothing is written to the database.
  ownTransaction: true,
});
