import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { type ViewContract, viewPage } from '#contract/view.ts';

/** The shared path of all lists. The rows of each list are in the contract of its slice. */
export const readView = endpoint({
  method: 'GET',
  path: '/entity/view/:view/:display/results',
  access: 'any',
  summary: 'A page of a list',
  params: z.object({ view: z.string(), display: z.string() }),
  query: z.looseObject({
    page: z.optional(z.string()),
    /** What a list is of, such as the post of comments. */
    'args[]': z.optional(z.union([z.string(), z.array(z.string())])),
    /** The filters of lists; a list ignores those of others. */
    date_from: z.optional(z.string()),
    date_to: z.optional(z.string()),
    webform_id: z.optional(z.string()),
  }),
  reply: viewPage(z.looseObject({})),
  errors: ['not_found', 'login_required', 'role_missing', 'malformed_request'],
});

/** The call that reads one list, typed with the rows of its contract, and its input. Pages count from 1, on the wire from 0. */
export function readOf<Row extends z.Schema>(
  { view, display, row }: ViewContract<Row>,
  asked: z.input<typeof readView.query> = {},
  page?: number,
) {
  const query = page === undefined ? asked : { ...asked, page: String(page - 1) };
  return [endpoint({ ...readView, reply: viewPage(row) }), { params: { view, display }, query }] as const;
}
