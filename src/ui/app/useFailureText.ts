import { type Kit, useKit } from '#ui/kit.ts';
import type { CallFailure } from './caller.ts';

/** Shorter waits are told as such. Seconds. */
const HOUR_SECONDS = 3_600;

/** The message for a failed call: a reason that someone can act on, or else what did not happen. */
export function failureText(
  { i18n }: Pick<Kit, 'i18n'>,
  { code, retryAfterSeconds = HOUR_SECONDS }: CallFailure,
  otherwise: string,
): string {
  const t = i18n.in('ui');
  if (code === 'too_many_requests' && retryAfterSeconds < HOUR_SECONDS) return t('failure.tooFast');
  return code === 'network' ||
    code === 'unavailable' ||
    code === 'too_many_requests' ||
    code === 'visitors_only'
    ? t(`failure.${code}`)
    : otherwise;
}

export function useFailureText() {
  const kit = useKit();
  return (failure: CallFailure, otherwise: string): string => failureText(kit, failure, otherwise);
}
