import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteNode } from '#features/nodes/contract.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Entry } from './entry.ts';

interface DeleteEntryProps {
  readonly entry: Entry;
  readonly onGone: () => Promise<void>;
}

/** Asks for confirmation before deleting an entry, for which there is no undo. */
export function DeleteEntry({ entry: { nid, title, isNote }, onGone }: DeleteEntryProps) {
  const { t } = useTranslation('diary');
  const toast = useToast();
  const failureText = useFailureText();
  const removal = useSubmission(deleteNode);
  const [isAsking, setIsAsking] = useState(false);

  async function remove() {
    try {
      await removal.send({ params: { nid: String(nid) } });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      // Already deleted elsewhere, so the reader has what they wanted.
      if (error.code !== 'not_found') {
        setIsAsking(false);
        return toast.show({ tone: 'error', text: failureText(error, t('notDeleted', { title })) });
      }
    }
    toast.show({ tone: 'success', text: t('deleted', { title }), onNextPage: true });
    await onGone();
  }

  return (
    <>
      <Button variant="subtle" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t('entry.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('entry.deleteTitle', { title })}
        text={t(isNote ? 'entry.deleteNote' : 'entry.deleteText')}
        confirmLabel={t('entry.delete')}
        cancelLabel={t('entry.keep')}
        danger
        busy={removal.busy}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
