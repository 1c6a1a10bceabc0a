import { readNodeDrafts, saveNodeDraft } from '#features/nodes/draft-contract.ts';
import type { Keeper } from '#ui/app/kept-entry.ts';
import { endpointQuery } from '#ui/app/queries.ts';
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
