import { nodeRoutes } from '#features/nodes/server/routes.ts';
import { entityRoutes, pageRoute } from '#features/pages/server/routes.ts';
import { viewRoutes } from '#features/views/server/routes.ts';
import { webformRoutes } from '#features/webform/server/routes.ts';
import type { Route } from '#platform/http/route.ts';
import { NodeDispatcher } from '#platform/nodes/dispatcher.ts';
import type { FindWebform } from '#platform/webform/dispatcher.ts';
import { SLICES } from './slices.ts';

const findForm: FindWebform = (context, id) => {
  for (const slice of SLICES) {
    const form = slice.findForm?.(context, id);
    if (form) return form;
  }
  return undefined;
};

const nodes = new NodeDispatcher(SLICES.flatMap((slice) => slice.nodes ?? []));

/** Every call the server answers: those of the slices, and the shared paths of all forms, lists, nodes and pages. */
export const routes: readonly Route[] = [
  ...webformRoutes(
    SLICES.flatMap(({ forms = [] }) => forms),
    findForm,
  ),
  ...viewRoutes(SLICES.flatMap(({ views = [] }) => views)),
  ...nodeRoutes(nodes),
  ...entityRoutes(nodes),
  ...SLICES.flatMap((slice) => slice.routes ?? []),
  pageRoute(nodes),
];
