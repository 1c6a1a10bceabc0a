import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { useStaffOutcome } from '#ui/staff/useStaffOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Reports the outcome of a decision on the screens of an application. */
export function useDecision() {
  const { t } = useTranslation('nurses-staff');
  const failureText = useFailureText();
  return useStaffOutcome((failure) =>
    failure.code === 'edit_conflict' || failure.code === 'not_found'
      ? t('decide.earlier')
      : failureText(failure, t('decide.failed')),
  );
}
