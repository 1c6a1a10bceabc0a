import { useFailureText } from '#ui/app/useFailureText.ts';
import { useOutcome } from '#ui/staff/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** How the screens of an application say what came of a decision. */
export function useDecision() {
  const { t } = useTranslation('nurses-staff');
  const failureText = useFailureText();
  return useOutcome((failure) =>
    failure.code === 'edit_conflict' || failure.code === 'not_found'
      ? t('decide.earlier')
      : failureText(failure, t('decide.failed')),
  );
}
