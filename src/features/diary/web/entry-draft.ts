import { type NodeDraft, readNodeDrafts, saveNodeDraft } from '#features/nodes/draft-contract.ts';
import type { App } from '#ui/app/app.ts';
import type { Keeper } from '#ui/app/kept-entry.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { draftIn } from '#ui/form/kept/draft-list.ts';
import type { DeviceDraft, Opening } from '#ui/form/kept/draft-opening.ts';
import { deviceDraft, useDraft } from '#ui/form/kept/useDraft.ts';
import type { Entry, EntryValues } from './entry.ts';

/** More than this the server does not take as a draft; so much text is refused as an entry as well. In characters. */
const MOST = 50_000;

/** What the draft of an entry becomes, as the calls name it. */
export function placeOf(entry: Entry | null): string {
  return `diary_entry-${entry?.nid ?? 'new'}`;
}

/** What was typed on this device and is not on the server yet. */
export function draftOnDevice(keeper: Keeper, place: string): DeviceDraft<EntryValues> | null {
  return deviceDraft<EntryValues>(place).read(keeper);
}

export function forgetDraftOnDevice(keeper: Keeper, place: string): void {
  deviceDraft(place).forget(keeper);
}

function draftAt(app: App, place: string) {
  const list = endpointQuery(app, readNodeDrafts);
  return draftIn<NodeDraft>(app.queryClient, list, (draft) => draft.place === place);
}

interface Writing {
  readonly keeper: Keeper;
  readonly place: string;
  readonly opening: Opening<EntryValues>;
}

/** Saves an entry while it is being written, on this device and on the server; `status` reports the progress. */
export function useEntryDraft({ keeper, place, opening }: Writing) {
  return useDraft<EntryValues>({
    keeper,
    name: place,
    opening,
    refuses: ({ title, field_diary_body: body }) => title.length + body.length > MOST,
    async send(app, values, base) {
      const input = { params: { place }, body: { fields: { ...values }, ...base } };
      return draftAt(app, place).put(await app.caller.call(saveNodeDraft, input));
    },
    read: (app) => draftAt(app, place).read(({ fields }) => ({ ...opening.written, ...fields })),
  });
}
