import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { useStaffOutcome } from '#ui/staff/useStaffOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Reports the outcome of an act on the screens of support. */
export function useAct() {
  const { t } = useTranslation('support-staff');
  const failureText = useFailureText();
  return useStaffOutcome((failure) => {
    switch (failure.code) {
      case 'edit_conflict':
        return t('act.earlier');
      case 'account_blocked':
        return t('act.closed');
      case 'not_found':
        return t('act.gone');
      case 'address_unreachable':
        return t('act.unreachable');
      default:
        return failureText(failure, { failed: t('failed'), tooOften: t('act.tooOften') });
    }
  });
}
