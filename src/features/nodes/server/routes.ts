import type { WrittenNode } from '#contract/node.ts';
import { fieldValue } from '#contract/wire.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { type Route, route } from '#platform/http/route.ts';
import type { NodeDispatcher } from '#platform/nodes/dispatcher.ts';
import { anonymizeNode, changeNode, createNode, deleteNode } from '../contract.ts';
import { forgetDraft } from './drafts.ts';

/**
 * The shared paths of the nodes that people write, handled by the types that the slices register. Posting a node deletes its
 * draft.
 */
export function nodeRoutes(nodes: NodeDispatcher): readonly Route[] {
  return [
    route(createNode, async (context, { query, body }) => {
      const node = await nodes.create(context, body);
      await forgetDraft(context, query.draft ?? `${typeOf(node)}-new`);
      return node;
    }),
    route(changeNode, async (context, { params, body }) => {
      const node = await nodes.change(context, Number(params.nid), body);
      await forgetDraftOf(context, node);
      return node;
    }),
    route(deleteNode, async (context, { params }) => {
      await forgetDraftOf(context, await nodes.remove(context, Number(params.nid)));
      return undefined;
    }),
    route(anonymizeNode, (context, { params, body }) =>
      nodes.anonymize(context, Number(params.nid), body?.anonymize_comments === true),
    ),
  ];
}

function forgetDraftOf(context: ParticipantContext, node: WrittenNode): Promise<void> {
  return forgetDraft(context, `${typeOf(node)}-${fieldValue(node.nid)}`);
}

function typeOf({ type }: WrittenNode): string {
  return type[0]?.target_id ?? '';
}
