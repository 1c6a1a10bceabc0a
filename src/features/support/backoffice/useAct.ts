import { useTranslation } from 'react-i18next';
import { CallFailure } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { NotProven } from '#ui/staff/proof.ts';
import { useToast } from '#ui/toast/useToast.ts';

/** How the screens of support say what came of an act. */
export function useAct() {
  const { t } = useTranslation('support-staff');
  const toast = useToast();
  const failureText = useFailureText();
  function textOf(failure: CallFailure): string {
    switch (failure.code) {
      case 'edit_conflict':
      case 'account_blocked':
        return t('act.earlier');
      case 'not_found':
        return t('act.gone');
      case 'address_unreachable':
        return t('act.unreachable');
      case 'too_many_requests':
        return t('act.tooOften');
      default:
        return failureText(failure, t('failed'));
    }
  }
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
