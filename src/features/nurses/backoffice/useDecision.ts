import { useTranslation } from 'react-i18next';
import { CallFailure } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { NotProven } from '#ui/staff/proof.ts';
import { useToast } from '#ui/toast/useToast.ts';

/** How the screens of an application say what came of a decision. */
export function useDecision() {
  const { t } = useTranslation('nurses-staff');
  const toast = useToast();
  const failureText = useFailureText();
  const textOf = (failure: CallFailure) =>
    failure.code === 'edit_conflict' || failure.code === 'not_found'
      ? t('decide.earlier')
      : failureText(failure, t('decide.failed'));
  return {
    textOf,
    done: (text: string) => toast.show({ tone: 'success', text }),
    /** Runs what no form shows the failure of. */
    async run(act: () => Promise<unknown>, text: string): Promise<void> {
      try {
        await act();
        toast.show({ tone: 'success', text });
      } catch (error) {
        if (error instanceof NotProven) return;
        if (!(error instanceof CallFailure)) throw error;
        toast.show({ tone: 'error', text: textOf(error) });
      }
    },
  };
}
