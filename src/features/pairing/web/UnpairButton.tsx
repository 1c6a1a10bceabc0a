import { useState } from 'react';
import { useApp } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { leaveDialog } from '#ui/focus/leave-dialog.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readPairing, unpairNurse } from '../contract.ts';

interface UnpairButtonProps {
  /** The name of the nurse. */
  readonly name: string;
  readonly word: string;
}

/** Ends a pairing after a confirmation. */
export function UnpairButton({ name, word }: UnpairButtonProps) {
  const { t } = useTranslation('pairing');
  const { queryClient } = useApp();
  const ending = useSubmission(unpairNurse);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const outcome = useOutcome(t('unpair.failed'), close);

  async function end(): Promise<boolean> {
    try {
      await ending.send();
    } catch (error) {
      if (!(error instanceof CallFailure) || error.code !== 'not_found') throw error;
      // Another tab, or the nurse, ended it first: the page shows that.
      leaveDialog(close);
      await queryClient.invalidateQueries({ queryKey: [readPairing.path] });
      return false;
    }
    leaveDialog(close);
    return true;
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
        onConfirm={() => void outcome.run(end, t('unpair.done'))}
        onCancel={close}
      />
    </>
  );
}
