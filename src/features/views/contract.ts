import * as z from 'zod';
import { endpoint } from '#contract/endpoint.ts';

/** A page of any list (contract 1.6); what a row looks like, the contract of its slice says. */
const viewPage = z.object({
  rows: z.array(z.unknown()),
  pager: z.object({
    current_page: z.number(),
    total_items: z.number(),
    total_pages: z.number(),
    items_per_page: z.number(),
  }),
});

export type ViewPage = z.infer<typeof viewPage>;

export const readView = endpoint({
  method: 'GET',
  path: '/entity/view/:view/:display/results',
  access: 'any',
  summary: 'A page of a list',
  params: z.object({ view: z.string(), display: z.string() }),
  query: z.looseObject({ page: z.optional(z.string()) }),
  reply: viewPage,
  errors: ['not_found', 'login_required', 'role_missing', 'malformed_request'],
});
