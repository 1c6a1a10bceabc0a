import type { Dataset } from '#platform/export/dataset.ts';
import { route } from '#platform/http/route.ts';
import type { Slice } from '#platform/slice.ts';
import { deleteNodeDraft, readNodeDrafts, saveNodeDraft } from '../draft-contract.ts';
import { forgetDraft, keepDraft, listDrafts, openFields } from './drafts.ts';
import { findDrafts } from './queries.ts';

/** What a person was writing and had not posted: a row per field. */
const draftsDataset: Dataset = {
  name: 'drafts',
  about: 'diary',
  tables: ['node_draft'],
  async read(db, { uid, vault }) {
    const drafts = await findDrafts(db, uid);
    return drafts.flatMap((draft) =>
      Object.entries(openFields(vault, draft)).map(([field, text]) => {
        return { draft: draft.place, field, text, changed_at: draft.changedAt.toISOString() };
      }),
    );
  },
};

export const nodesSlice: Slice = {
  name: 'nodes',
  routes: [
    route(readNodeDrafts, (context) => listDrafts(context)),
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
