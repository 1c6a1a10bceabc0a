import * as z from '#contract/schema.ts';
import { staffEndpoint } from '#contract/staff-endpoint.ts';

export const readAudit = staffEndpoint({
  method: 'GET',
  path: '/staff/v1/audit',
  access: 'audit',
  summary: 'The log of the staff, newest first, fifty lines a page',
  query: z.looseObject({
    page: z.optional(z.string()),
    from: z.optional(z.string()),
    until: z.optional(z.string()),
    member: z.optional(z.string()),
    part: z.optional(z.string()),
  }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.number(),
        at: z.string(),
        member: z.nullable(z.number()),
        name: z.string(),
        action: z.string(),
        subject: z.nullable(z.string()),
        site: z.nullable(z.string()),
        reason: z.nullable(z.string()),
      }),
    ),
    /** The value of `page` for the older lines; null on the last page. */
    pager: z.object({ older: z.nullable(z.string()) }),
  }),
  errors: ['malformed_request'],
});

export const readActors = staffEndpoint({
  method: 'GET',
  path: '/staff/v1/audit/actors',
  access: 'audit',
  summary: 'Everybody who stands in the log, whether or not they still work here',
  reply: z.object({ rows: z.array(z.object({ id: z.number(), name: z.string() })) }),
});
