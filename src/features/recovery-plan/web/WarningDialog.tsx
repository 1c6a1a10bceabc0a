import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import type { Warning } from './useGoalForm.ts';

interface WarningDialogProps {
  readonly warning: Warning;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Says when a plan may be dangerous. Where the danger is grave it lets go on only after talking to the GP. */
export function WarningDialog({ warning, onAccept, onClose }: WarningDialogProps) {
  const { t } = useTranslation(['recovery-plan', 'ui']);
  const [ticked, setTicked] = useState(false);
  const [asked, setAsked] = useState(false);
  const { tier, mustTick } = warning;
  return (
    <Dialog
      open
      tone="care"
      title={t(`warning.${tier}.title`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => (mustTick && !ticked ? setAsked(true) : onAccept())}>
            {t(mustTick ? 'warning.continue' : 'warning.read')}
          </Button>
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
      {mustTick && (
        <Checkbox
          name="warning_ack"
          label={t('warning.tick')}
          value={ticked}
          onChange={setTicked}
          error={asked && !ticked ? t('warning.needTick') : undefined}
        />
      )}
    </Dialog>
  );
}
