import { useSubmission } from '#ui/app/submission.ts';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { askConfirmation } from '../../nurse-contract.ts';

/** Requests the link that confirms an address once more; the outcome does not reveal whether there is an account. */
export function useLinkAgain() {
  const { t } = useTranslation('account');
  const outcome = useOutcome({ failed: t('nurse.again.failed'), tooOften: t('nurse.again.tooOften') });
  const asking = useSubmission(askConfirmation);
  return {
    busy: asking.busy,
    again: (mail: string) => outcome.run(() => asking.send({ body: { mail } }), t('nurse.again.sent')),
  };
}
