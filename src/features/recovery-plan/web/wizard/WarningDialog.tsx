import type { WarningReason } from '#domain/tracking/plan-warning.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { WarningText } from '../WarningText.tsx';

interface WarningDialogProps {
  readonly reason: WarningReason;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Warns when stopping or cutting down may be dangerous for someone, before the wizard continues. */
export function WarningDialog({ reason, onAccept, onClose }: WarningDialogProps) {
  const { t } = useTranslation('recovery-plan');
  return (
    <Dialog
      open
      tone="care"
      title={t(`warning.${reason}.title`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onAccept}>{t('warning.read')}</Button>
          <Button variant="subtle" onClick={onClose}>
            {t('warning.back')}
          </Button>
        </>
      }
    >
      <WarningText reason={reason} />
    </Dialog>
  );
}
