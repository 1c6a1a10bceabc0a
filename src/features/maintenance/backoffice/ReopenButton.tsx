import { CallFailure } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useSwitch } from './useSwitch.ts';

/** Opens the sites; the code that is asked for is question enough. */
export function ReopenButton() {
  const { t } = useTranslation('maintenance-staff');
  const toast = useToast();
  const failureText = useFailureText();
  const { busy, turn } = useSwitch();

  async function open() {
    try {
      await turn({ on: false });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast.show({ tone: 'error', text: failureText(error, t('failed')) });
    }
  }

  return (
    <Button busy={busy} onClick={() => void open()}>
      {t('reopen')}
    </Button>
  );
}
