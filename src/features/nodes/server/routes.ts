import { type Route, route } from '#platform/http/route.ts';
import type { NodeDispatcher } from '#platform/nodes/dispatcher.ts';
import { changeNode, createNode, deleteNode } from '../contract.ts';

/** The shared paths of the nodes that people write, handled by the types that the slices register. */
export function nodeRoutes(nodes: NodeDispatcher): readonly Route[] {
  return [
    route(createNode, (context, { body }) => nodes.create(context, body)),
    route(changeNode, (context, { params, body }) => nodes.change(context, Number(params.nid), body)),
    route(deleteNode, async (context, { params }) => {
      await nodes.remove(context, Number(params.nid));
      return undefined;
    }),
  ];
}
