import { useState } from 'react';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { useKit } from '#ui/kit.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useStaffOutcome } from '#ui/staff/useStaffOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readMembers } from '../contract.ts';

interface AskedActProps {
  /** The button in the row, and the one that confirms. */
  readonly label: string;
  /** The accessible name of the button, which says whom it is about. */
  readonly named: string;
  readonly question: string;
  readonly text: string;
  readonly done: string;
  /** Shown if the row is gone. */
  readonly gone: string;
  act(): Promise<unknown>;
}

/** A button of a row that asks for confirmation before it acts. */
export function AskedAct({ label, named, question, text, done, gone, act }: AskedActProps) {
  const { t } = useTranslation('staff-staff');
  const failureText = useFailureText();
  const { queryClient } = useKit();
  const outcome = useStaffOutcome(
    (failure) => (failure.code === 'not_found' ? gone : failureText(failure, t('failed'))),
    (failure) => {
      if (failure.code === 'not_found') void queryClient.invalidateQueries({ queryKey: [readMembers.path] });
    },
  );
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setAsking(false);
    setBusy(true);
    await outcome.run(act, done).finally(() => setBusy(false));
  };
  return (
    <>
      <Button variant="secondary" size="small" aria-label={named} busy={busy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={question}
        text={text}
        confirmLabel={label}
        cancelLabel={t('members.keep')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
