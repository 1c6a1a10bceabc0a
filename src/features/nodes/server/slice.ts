import type { Dataset } from '#platform/export/dataset.ts';
import { route } from '#platform/http/route.ts';
import type { Slice } from '#platform/slice.ts';
import { deleteNodeDraft, readNodeDraft, saveNodeDraft } from '../draft-contract.ts';
import { forgetDraft, keepDraft, openDrafts, readDraft } from './drafts.ts';

/** What a person was writing and did not place: a row per field. */
const draftsDataset: Dataset = {
  name: 'drafts',
  about: 'diary',
  tables: ['node_draft'],
  async read(db, { uid, vault }) {
    const drafts = await openDrafts(db, uid, vault);
    return drafts.flatMap(({ place, fields, changedAt }) =>
      Object.entries(fields).map(([field, text]) => {
        return { draft: place, field, text, changed_at: changedAt.toISOString() };
      }),
    );
  },
};

export const nodesSlice: Slice = {
  name: 'nodes',
  routes: [
    route(readNodeDraft, (context, { params }) => readDraft(context, params.place)),
    route(saveNodeDraft, (context, { params, body }) => keepDraft(context, params.place, body)),
    route(deleteNodeDraft, async (context, { params }) => {
      await forgetDraft(context, params.place);
      return undefined;
    }),
  ],
  tables: ['node_draft'],
  entered: ['node_draft'],
  datasets: [draftsDataset],
};
