import { useState } from 'react';
import {
  type NodeDraft,
  placeOfChange,
  readNodeDrafts,
  saveNodeDraft,
} from '#features/nodes/draft-contract.ts';
import type { App } from '#ui/app/app.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { draftIn } from '#ui/form/kept/draft-list.ts';
import { type Opening, openingOf } from '#ui/form/kept/draft-opening.ts';
import { deviceDraft, useDraft } from '#ui/form/kept/useDraft.ts';
import type { Writer } from './WritersOnly.tsx';

/** More than this the server does not take as a draft; so much text is refused as a post as well. In characters. */
const MOST = 50_000;

/** What is written, as the calls of drafts name it. */
export const placeOf = {
  newPost: 'forum-new',
  post: (nid: number) => `forum-${nid}`,
  comment: placeOfChange,
} as const;

export interface Drafted<Values extends Record<string, string>> extends Pick<Writer, 'keeper' | 'drafts'> {
  /** One of `placeOf`. */
  readonly place: string;
  /** What is there before anything is written, and of what revision. */
  readonly stored: Values;
  readonly revision: number | null;
}

function draftAt(app: App, place: string) {
  const list = endpointQuery(app, readNodeDrafts);
  return draftIn<NodeDraft>(app.queryClient, list, (draft) => draft.place === place);
}

/** With what a form opens: what was written and not placed, or else what is there. */
function useOpening<Values extends Record<string, string>>(drafted: Drafted<Values>): Opening<Values> {
  const { keeper, drafts, place, stored, revision } = drafted;
  const [opening] = useState(() => {
    const draft = drafts.find((found) => found.place === place);
    return openingOf<Values>(
      { written: stored, revision },
      draft && { ...draft, written: { ...stored, ...draft.fields } },
      deviceDraft<Values>(place).read(keeper),
    );
  });
  return opening;
}

/** Saves a text while it is being written, on this device and on the server; `status` reports the progress. */
export function useTextDraft<Values extends Record<string, string>>(drafted: Drafted<Values>) {
  const { keeper, place, stored } = drafted;
  const opening = useOpening(drafted);
  const draft = useDraft<Values>({
    keeper,
    name: place,
    opening,
    refuses: (values) => Object.values(values).join('').length > MOST,
    async send(app, values, base) {
      const input = { params: { place }, body: { fields: { ...values }, ...base } };
      return draftAt(app, place).put(await app.caller.call(saveNodeDraft, input));
    },
    read: (app) => draftAt(app, place).read(({ fields }) => ({ ...stored, ...fields })),
  });
  return { ...draft, place };
}
