import { useQueryClient } from '@tanstack/react-query';
import { deleteNodeDraft } from '#features/nodes/draft-contract.ts';
import type { Keeper } from '#ui/app/kept-entry.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { TwoVersions } from '#ui/form/kept/TwoVersions.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { EntryVersion } from './EntryVersion.tsx';
import { type Entry, type EntryValues, readEntry, valuesOf } from './entry.ts';
import { forgetDraftOnDevice, placeOf } from './entry-draft.ts';
import { useSendEntry } from './useEntryForm.ts';

interface EntryConflictProps {
  readonly keeper: Keeper;
  /** As it stands now. */
  readonly entry: Entry;
  readonly mine: EntryValues;
  readonly onMine: (saved: Entry) => void;
  readonly onOther: () => void;
  /** Mine was saved as a page of its own. */
  readonly onApart: (saved: Entry) => void;
}

/** An entry as it was written here, beside the one that another device saved meanwhile. */
export function EntryConflict({ keeper, entry, mine, onMine, onOther, onApart }: EntryConflictProps) {
  const { t } = useTranslation('diary');
  const queryClient = useQueryClient();
  const send = useSendEntry();
  const drop = useSubmission(deleteNodeDraft);
  const place = placeOf(entry);
  const apart = async () => {
    // What somebody is writing on a new page stays.
    const saved = await send(mine, null, null, place);
    forgetDraftOnDevice(keeper, place);
    onApart(saved);
  };
  return (
    <TwoVersions
      mine={{
        content: <EntryVersion {...mine} />,
        async keep() {
          onMine(await send(mine, entry, entry.revision));
          forgetDraftOnDevice(keeper, place);
        },
      }}
      other={{
        content: <EntryVersion {...valuesOf(entry)} />,
        async keep() {
          await drop.send({ params: { place } });
          onOther();
          forgetDraftOnDevice(keeper, place);
        },
      }}
      apart={{ label: t('asNewPage'), keep: apart }}
      onChangedAgain={() => {
        const [{ path }] = readEntry('');
        return queryClient.invalidateQueries({ queryKey: [path] });
      }}
      notSaved={t('notSaved', { title: mine.title })}
    />
  );
}
