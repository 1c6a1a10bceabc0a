import { type CallFailure, minutesToWait } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The message for a refused step of signing in, or for a code that was refused later; after an attempt that came too soon it says how long to wait. */
export function useGateFailure() {
  const { t } = useTranslation('staff-staff');
  const failureText = useFailureText();
  return (failure: CallFailure, otherwise = t('failed')): string =>
    failure.code === 'too_many_requests'
      ? t('tooOften', { count: minutesToWait(failure) })
      : failureText(failure, otherwise);
}
