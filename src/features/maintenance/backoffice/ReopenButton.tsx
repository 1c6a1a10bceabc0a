import { Button } from '#ui/primitives/Button.tsx';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useSwitch } from './useSwitch.ts';

/** Opens the sites; being asked for a code is confirmation enough. */
export function ReopenButton() {
  const { t } = useTranslation('maintenance-staff');
  const outcome = useOutcome(t('failed'));
  const { busy, turn } = useSwitch();

  return (
    <Button busy={busy} onClick={() => void outcome.run(() => turn({ on: false }))}>
      {t('reopen')}
    </Button>
  );
}
