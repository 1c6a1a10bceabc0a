import { useQueryClient } from '@tanstack/react-query';
import { deleteNodeDraft } from '#features/nodes/draft-contract.ts';
import type { Keeper } from '#ui/app/kept-entry.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { TwoVersions } from '#ui/form/kept/TwoVersions.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { EntryVersion } from './EntryVersion.tsx';
import { type Entry, type EntryValues, refreshEntries, valuesOf } from './entry.ts';
import { draftKeyOf, forgetDraftOnDevice } from './entry-draft.ts';
import { useSendEntry } from './useEntryForm.ts';

interface EntryConflictProps {
  readonly keeper: Keeper;
  /** The entry as stored now. */
  readonly entry: Entry;
  readonly mine: EntryValues;
  readonly onMine: (saved: Entry) => void;
  readonly onOther: () => void;
  /** Called when `mine` was saved as an entry of its own. */
  readonly onApart: (saved: Entry) => void;
}

/** Offers a choice between the entry written here and the one that another device saved meanwhile. */
export function EntryConflict({ keeper, entry, mine, onMine, onOther, onApart }: EntryConflictProps) {
  const { t } = useTranslation('diary');
  const queryClient = useQueryClient();
  const { create, change } = useSendEntry();
  const drop = useSubmission(deleteNodeDraft);
  const draftKey = draftKeyOf(entry);
  const apart = async () => {
    // With the draft of this entry: that of a new one stays.
    const saved = await create(mine, draftKey);
    forgetDraftOnDevice(keeper, draftKey);
    onApart(saved);
  };
  return (
    <TwoVersions
      mine={{
        content: <EntryVersion {...mine} />,
        async keep() {
          onMine(await change(mine, entry, entry.revision));
          forgetDraftOnDevice(keeper, draftKey);
        },
      }}
      other={{
        content: <EntryVersion {...valuesOf(entry)} />,
        async keep() {
          await drop.send({ params: { place: draftKey } });
          onOther();
          forgetDraftOnDevice(keeper, draftKey);
        },
      }}
      apart={{ label: t('asNewPage'), keep: apart }}
      onChangedAgain={() => refreshEntries(queryClient)}
      notSaved={t('notSaved', { title: mine.title })}
    />
  );
}
