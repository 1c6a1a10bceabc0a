import { readNodeDrafts, saveNodeDraft } from '#features/nodes/draft-contract.ts';
import type { Keeper } from '#ui/app/kept-entry.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import type { Opening } from '#ui/form/kept/draft-opening.ts';
import { useDraft } from '#ui/form/kept/useDraft.ts';

/** More than this the server does not take as a draft; so much text is refused as a post as well. In characters. */
const MOST = 50_000;

/** What is written, as the calls of drafts name it. */
export const placeOf = {
  newPost: 'forum-new',
  post: (nid: number) => `forum-${nid}`,
  comment: (cid: number) => `comment-${cid}`,
} as const;

interface Writing<Values extends Record<string, string>> {
  readonly keeper: Keeper;
  readonly place: string;
  readonly opening: Opening<Values>;
}

/** Saves a text while it is being written, on this device and on the server; `status` reports the progress. */
export function useTextDraft<Values extends Record<string, string>>({
  keeper,
  place,
  opening,
}: Writing<Values>) {
  return useDraft<Values>({
    keeper,
    name: place,
    opening,
    refuses: (values) => Object.values(values).join('').length > MOST,
    async send(app, values) {
      const body = { fields: { ...values }, revision: opening.revision };
      const saved = await app.caller.call(saveNodeDraft, { params: { place }, body });
      // What opens next on this page goes on from it.
      app.queryClient.setQueryData(
        endpointQuery(app, readNodeDrafts).queryKey,
        (drafts) => drafts && [...drafts.filter((other) => other.place !== place), saved],
      );
      return saved;
    },
  });
}
