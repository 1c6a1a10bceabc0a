import { useState } from 'react';
import { focusMain } from '#ui/app/focus-main.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useOutcome } from '#ui/staff/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

interface AskedActProps {
  /** The button in the row, and the one that confirms. */
  readonly label: string;
  /** What the button does and to whom: for whoever does not see the row, and above the question. */
  readonly named: string;
  readonly text: string;
  readonly done: string;
  act(): Promise<unknown>;
}

/** Something that is done to a row once the question about it is confirmed. */
export function AskedAct({ label, named, text, done, act }: AskedActProps) {
  const { t } = useTranslation('staff-staff');
  const failureText = useFailureText();
  const outcome = useOutcome((failure) => failureText(failure, t('failed')));
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    void outcome.run(async () => {
      await act();
      // The button goes with its row.
      focusMain();
    }, done);
  };
  return (
    <>
      <Button variant="secondary" size="small" aria-label={named} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={named}
        text={text}
        confirmLabel={label}
        cancelLabel={t('members.keep')}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
