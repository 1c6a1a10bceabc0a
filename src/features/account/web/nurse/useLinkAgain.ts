import { CallFailure } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { askConfirmation } from '../../nurse-contract.ts';

/** Asks for the link that confirms an address once more; what it says does not tell whether there is an account. */
export function useLinkAgain() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const asking = useSubmission(askConfirmation);
  return {
    busy: asking.busy,
    async again(mail: string): Promise<void> {
      try {
        await asking.send({ body: { mail } });
        toast.show({ tone: 'success', text: t('nurse.again.sent') });
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        const why = error.code === 'too_many_requests' ? 'tooOften' : 'failed';
        toast.show({ tone: 'error', text: t(`nurse.again.${why}`) });
      }
    },
  };
}
