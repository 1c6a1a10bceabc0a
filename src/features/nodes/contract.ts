import { endpoint } from '#contract/endpoint.ts';
import { type NodeContract, type WrittenNode, writtenNode } from '#contract/node.ts';
import * as z from '#contract/schema.ts';
import { fieldValue } from '#contract/wire.ts';

/* The shared paths of the nodes that people write (contract 2.7). The fields of each type are in the contract of its slice. */

/** The longest text, a page of a diary of 20,000 characters, has up to four bytes for each, and its markup. */
export const MOST_BYTES_OF_NODE = 128 * 1024;

/** What a draft becomes: a type of node and either `new` or the number of the one that it changes, such as `diary_entry-12`. */
export const draftPlace = z.matching(/^[a-z_]{1,30}-(new|[1-9]\d{0,8})$/);

// Only the contract of a type knows its fields.
const anyFields: z.Schema<Record<string, unknown>> = z.looseObject({});
/** The diary stands for all that people write: a site has all of it or none. */
const written = { access: 'client', feature: 'diary' } as const;
const ofNode = {
  ...written,
  path: '/node/:nid',
  params: z.object({ nid: z.nineDigits }),
  problems: 'entity',
} as const;
/** Every list may show a node, and a posted node is no longer a draft. */
const LISTS = ['/entity/view/:view/:display/results', '/api/v1/node-drafts'];
const REFRESHES = [...LISTS, '/node/:nid'];

export const createNode = endpoint({
  method: 'POST',
  ...written,
  path: '/node',
  summary:
    'Write a node; `type` says which, `draft` the draft that goes with it where that is not the one of a new node',
  query: z.object({ draft: z.optional(draftPlace) }),
  body: anyFields,
  mostBytes: MOST_BYTES_OF_NODE,
  reply: writtenNode,
  status: 201,
  location: ({ nid }: WrittenNode) => `/node/${fieldValue(nid)}`,
  problems: 'entity',
  errors: ['invalid_input', 'not_found'],
  refreshes: REFRESHES,
});

export const changeNode = endpoint({
  ...ofNode,
  method: 'PATCH',
  summary: 'Change a node of one’s own; an older `revision` is a conflict',
  body: anyFields,
  mostBytes: MOST_BYTES_OF_NODE,
  reply: writtenNode,
  errors: [
    'invalid_input',
    'malformed_request',
    'field_read_only',
    'edit_conflict',
    'not_found',
    'too_many_requests',
  ],
  refreshes: REFRESHES,
});

export const deleteNode = endpoint({
  ...ofNode,
  method: 'DELETE',
  summary: 'Delete a node of one’s own',
  status: 204,
  errors: ['not_found'],
  // Not the node itself: the page that shows it would find nothing.
  refreshes: LISTS,
});

/** Only types that others can read have it; each type decides. */
export const anonymizeNode = endpoint({
  method: 'PATCH',
  ...written,
  path: '/entity/node/:nid/anonymize',
  params: ofNode.params,
  summary: 'Take one’s name off a node, for ever, and off one’s comments under it if asked; the text stays',
  body: z.nullish(z.looseObject({ anonymize_comments: z.optional(z.boolean()) })),
  reply: writtenNode,
  errors: ['role_missing', 'not_found'],
  refreshes: REFRESHES,
});

interface CreateOf<C extends NodeContract> extends Omit<typeof createNode, 'body' | 'reply'> {
  readonly body: z.Schema<Record<string, unknown>, { readonly type: C['type'] } & z.input<C['written']>>;
  readonly reply: C['node'];
}
interface ChangeOf<C extends NodeContract> extends Omit<typeof changeNode, 'body' | 'reply'> {
  readonly body: z.Schema<
    Record<string, unknown>,
    { readonly revision?: number } & Partial<z.input<C['written']>>
  >;
  readonly reply: C['node'];
}

/** The call that reads a node of one type by its number (`readNode`). */
export function readOf<Node extends z.Schema<WrittenNode>>({ node }: NodeContract<string, Node>) {
  return endpoint({
    method: 'GET',
    path: ofNode.path,
    access: 'any',
    summary: 'A node by its number',
    params: ofNode.params,
    reply: node,
  });
}

/** The call that writes a node of one type: `createNode`, given the fields of the type's contract. */
export function createOf<C extends NodeContract>({ node }: C): CreateOf<C> {
  return { ...createNode, reply: node } as CreateOf<C>;
}

/** The call that changes a node of one type: `changeNode`, given the fields of the type's contract. */
export function changeOf<C extends NodeContract>({ node }: C): ChangeOf<C> {
  return { ...changeNode, reply: node } as ChangeOf<C>;
}
