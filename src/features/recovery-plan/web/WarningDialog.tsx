import { useTranslation } from 'react-i18next';
import type { WarningTier } from '#domain/tracking/plan-warning.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';

interface WarningDialogProps {
  readonly tier: WarningTier;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Warns when drinking this much makes stopping or cutting down dangerous, before the wizard continues. */
export function WarningDialog({ tier, onAccept, onClose }: WarningDialogProps) {
  const { t } = useTranslation(['recovery-plan', 'ui']);
  return (
    <Dialog
      open
      tone="care"
      title={t(`warning.${tier}.title`)}
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
      <p>{t(`warning.${tier}.text`)}</p>
      <p>
        <a href="tel:112">{t('ui:notMonitored.danger')}</a>
      </p>
    </Dialog>
  );
}
