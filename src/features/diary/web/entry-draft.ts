import {
  MOST_CHARACTERS_OF_DRAFT,
  type NodeDraft,
  readNodeDrafts,
  saveNodeDraft,
} from '#features/nodes/draft-contract.ts';
import type { App } from '#ui/app/app.ts';
import type { Keeper } from '#ui/app/kept-entry.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { draftIn } from '#ui/form/kept/draft-list.ts';
import type { DeviceDraft, Opening } from '#ui/form/kept/draft-opening.ts';
import { deviceDraft, useDraft } from '#ui/form/kept/useDraft.ts';
import type { Entry, EntryValues } from './entry.ts';

/** The key of an entry's draft, which the calls of drafts name `place`. */
export function draftKeyOf(entry: Entry | null): string {
  return `diary_entry-${entry?.nid ?? 'new'}`;
}

/** The draft on this device that is not on the server yet. */
export function draftOnDevice(keeper: Keeper, draftKey: string): DeviceDraft<EntryValues> | null {
  return deviceDraft<EntryValues>(draftKey).read(keeper);
}

export function forgetDraftOnDevice(keeper: Keeper, draftKey: string): void {
  deviceDraft(draftKey).forget(keeper);
}

function draftAt(app: App, draftKey: string) {
  const list = endpointQuery(app, readNodeDrafts);
  return draftIn<NodeDraft>(app.queryClient, list, (draft) => draft.place === draftKey);
}

interface Writing {
  readonly keeper: Keeper;
  readonly draftKey: string;
  readonly opening: Opening<EntryValues>;
}

/** Saves an entry while it is being written, on this device and on the server; `status` reports the progress. */
export function useEntryDraft({ keeper, draftKey, opening }: Writing) {
  return useDraft<EntryValues>({
    keeper,
    name: draftKey,
    opening,
    refuses: ({ title, field_diary_body: body }) => title.length + body.length > MOST_CHARACTERS_OF_DRAFT,
    async send(app, values, base) {
      const input = { params: { place: draftKey }, body: { fields: { ...values }, ...base } };
      return draftAt(app, draftKey).put(await app.caller.call(saveNodeDraft, input));
    },
    read: (app) => draftAt(app, draftKey).read(({ fields }) => ({ ...opening.written, ...fields })),
  });
}
