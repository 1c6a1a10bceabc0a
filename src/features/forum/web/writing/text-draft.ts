import { useState } from 'react';
import {
  MOST_CHARACTERS_OF_DRAFT,
  type NodeDraft,
  placeOfChange,
  placeOfNewPost,
  readNodeDrafts,
  saveNodeDraft,
} from '#features/nodes/draft-contract.ts';
import type { App } from '#ui/app/app.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { draftIn } from '#ui/form/kept/draft-list.ts';
import { type Opening, openingOf } from '#ui/form/kept/draft-opening.ts';
import { deviceDraft, useDraft } from '#ui/form/kept/useDraft.ts';
import type { Writer } from './WritersOnly.tsx';

/** The key of a draft, which the calls of drafts name `place`. */
export const draftKeyOf = {
  post: (nid: number) => `forum-${nid}`,
  comment: placeOfChange,
} as const;

/** What all categories shared once, and where other programs still keep a new post. */
const SHARED = 'forum-new';

/**
 * The key of the draft of a new post. What waits under the shared one is offered in whichever category is opened without a draft of
 * its own, until it is placed or thrown away.
 */
export function keyOfNewPost(
  { keeper, drafts }: Pick<Writer, 'keeper' | 'drafts'>,
  category: number,
): string {
  const own = placeOfNewPost(category);
  const isBegun = (key: string) =>
    drafts.some(({ place }) => place === key) || deviceDraft(key).read(keeper) !== null;
  return isBegun(SHARED) && !isBegun(own) ? SHARED : own;
}

export interface Drafted<Values extends Record<string, string>> extends Pick<Writer, 'keeper' | 'drafts'> {
  /** One of `draftKeyOf`. */
  readonly draftKey: string;
  /** The text before anything is written, and its revision. */
  readonly stored: Values;
  readonly revision: number | null;
}

function draftAt(app: App, draftKey: string) {
  const list = endpointQuery(app, readNodeDrafts);
  return draftIn<NodeDraft>(app.queryClient, list, (draft) => draft.place === draftKey);
}

/** What a form opens with: the draft, if there is one, or else the text as stored. */
function useOpening<Values extends Record<string, string>>(drafted: Drafted<Values>): Opening<Values> {
  const { keeper, drafts, draftKey, stored, revision } = drafted;
  const [opening] = useState(() => {
    const draft = drafts.find(({ place }) => place === draftKey);
    return openingOf<Values>(
      { written: stored, revision },
      draft && { ...draft, written: { ...stored, ...draft.fields } },
      deviceDraft<Values>(draftKey).read(keeper),
    );
  });
  return opening;
}

/** Saves a text while it is being written, on this device and on the server; `status` reports the progress. */
export function useTextDraft<Values extends Record<string, string>>(drafted: Drafted<Values>) {
  const { keeper, draftKey, stored } = drafted;
  const opening = useOpening(drafted);
  const draft = useDraft<Values>({
    keeper,
    name: draftKey,
    opening,
    refuses: (values) => Object.values(values).join('').length > MOST_CHARACTERS_OF_DRAFT,
    async send(app, values, base) {
      const input = { params: { place: draftKey }, body: { fields: { ...values }, ...base } };
      return draftAt(app, draftKey).put(await app.caller.call(saveNodeDraft, input));
    },
    read: (app) => draftAt(app, draftKey).read(({ fields }) => ({ ...stored, ...fields })),
  });
  return { ...draft, draftKey };
}
