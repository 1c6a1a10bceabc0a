import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { readNodeDrafts } from '#features/nodes/draft-contract.ts';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { useMe } from '#ui/app/me.ts';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { EntryConflict } from './EntryConflict.tsx';
import { EntryForm } from './EntryForm.tsx';
import { type Entry, type EntryValues, refreshEntries } from './entry.ts';

interface EntryWritingProps {
  /** The entry to change; null for a new one. */
  readonly entry: Entry | null;
  readonly heading?: ReactNode;
  readonly canCancel: boolean;
  /** Called with the saved entry, or with null if it was discarded. */
  readonly onDone: (saved: Entry | null) => void | Promise<void>;
}

/** The form of an entry, once the person's drafts are loaded; or two versions to choose from if another device saved one first. */
export function EntryWriting({ entry, onDone, ...form }: EntryWritingProps) {
  const { t } = useTranslation('diary');
  const toast = useToast();
  const queryClient = useQueryClient();
  const me = useMe();
  const drafts = useFreshEndpoint(readNodeDrafts);
  const [mine, setMine] = useState<EntryValues | null>(null);

  const tell = (what: 'saved' | 'changed', { title }: Entry) =>
    toast.show({ tone: 'success', text: t(what, { title }), onNextPage: true });
  const saved = (written: Entry) => {
    tell(entry ? 'changed' : 'saved', written);
    return onDone(written);
  };
  if (!me || !drafts.data) return <NotLoaded of={drafts} heights={[2, 5, 13, 6, 3, 6]} />;
  if (entry && mine) {
    return (
      <EntryConflict
        keeper={me}
        entry={entry}
        mine={mine}
        onMine={saved}
        onOther={() => onDone(null)}
        onApart={(written) => {
          tell('saved', written);
          void onDone(null);
        }}
      />
    );
  }
  return (
    <EntryForm
      {...form}
      keeper={me}
      entry={entry}
      drafts={drafts.data}
      onSaved={saved}
      onDiscard={() => onDone(null)}
      onConflict={async (written) => {
        await refreshEntries(queryClient);
        setMine(written);
      }}
    />
  );
}
