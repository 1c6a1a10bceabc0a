import { useState } from 'react';
import { useApp } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { leaveDialog } from '#ui/focus/leave-dialog.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readPairing, unpairNurse } from '../contract.ts';

interface UnpairButtonProps {
  /** Of the nurse. */
  readonly name: string;
  readonly word: string;
}

/** Ends a pairing, and asks first. */
export function UnpairButton({ name, word }: UnpairButtonProps) {
  const { t } = useTranslation('pairing');
  const { queryClient } = useApp();
  const toast = useToast();
  const failureText = useFailureText();
  const ending = useSubmission(unpairNurse);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);

  async function end() {
    try {
      await ending.send();
      leaveDialog(close);
      toast.show({ tone: 'success', text: t('unpair.done') });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      // Another tab, or the nurse, was first: the page shows it.
      if (error.code === 'not_found') {
        leaveDialog(close);
        return queryClient.invalidateQueries({ queryKey: [readPairing.path] });
      }
      close();
      toast.show({ tone: 'error', text: failureText(error, t('unpair.failed')) });
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {word}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={ending.busy}
        title={t('unpair.question')}
        text={t('unpair.text', { name })}
        confirmLabel={t('unpair.button')}
        cancelLabel={t('unpair.keep')}
        onConfirm={() => void end()}
        onCancel={close}
      />
    </>
  );
}
