import { type Route, route } from '#platform/http/route.ts';
import type { NodeDispatcher } from '#platform/nodes/dispatcher.ts';
import { changeNode, createNode, deleteNode, type WrittenNode } from '../contract.ts';

/** The shared paths of the nodes that people write, handled by the types that the slices register. */
export function nodeRoutes(nodes: NodeDispatcher): readonly Route[] {
  return [
    route(createNode, async (context, { body }) => written(await nodes.create(context, body))),
    route(changeNode, async (context, { params, body }) =>
      written(await nodes.change(context, Number(params.nid), body)),
    ),
    route(deleteNode, async (context, { params }) => {
      await nodes.remove(context, Number(params.nid));
      return undefined;
    }),
  ];
}

/** The mount validates the response against the contract. */
function written(node: Readonly<Record<string, unknown>>): WrittenNode {
  return node as WrittenNode;
}
