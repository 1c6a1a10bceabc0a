import { useState } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { Button } from '../../primitives/Button.tsx';
import type { DraftSaver, DraftStatus } from './draft-saver.ts';

/** A form that keeps drafts, as its hook returns it. */
interface KeptForm {
  readonly saver: Pick<DraftSaver<never>, 'pause' | 'settle'>;
  readonly status: DraftStatus;
  readonly opening: { readonly unsent: unknown };
}

interface DiscardButtonProps {
  readonly of: KeptForm;
  /** False hides the button while nothing is written, when there is nothing to go back to. */
  readonly canCancel?: boolean;
  /** Deletes the draft on the server. */
  readonly drop: () => Promise<unknown>;
  readonly onDone: () => void;
}

/** Leaves a form that keeps drafts, and throws away what was written. */
export function DiscardButton({ of, canCancel = true, drop, onDone }: DiscardButtonProps) {
  const { t } = useTranslation('ui');
  const [busy, setBusy] = useState(false);
  const isBegun = of.opening.unsent !== null || of.status !== 'none';
  if (!canCancel && !isBegun) return null;

  const discard = async () => {
    setBusy(true);
    await of.saver.pause();
    of.saver.settle();
    // If deleting fails, the next page that opens the form finds the draft again, which does no harm.
    await drop().catch(() => undefined);
    setBusy(false);
    onDone();
  };

  return (
    <Button variant="subtle" busy={busy} onClick={() => void discard()}>
      {t(isBegun ? 'draft.discard' : 'cancel')}
    </Button>
  );
}
