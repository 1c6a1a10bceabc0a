import { type Kit, useKit } from '#ui/kit.ts';
import type { CallFailure } from './caller.ts';

/** What did not happen, where a failure gives no reason that someone can act on; or all that is said of it. */
export type FailureWords = string | ((failure: CallFailure) => string);

/** Shorter waits are told as such. Seconds. */
const HOUR_SECONDS = 3_600;

/** The message for a failed call: a reason that someone can act on, or else what did not happen. */
export function failureText({ i18n }: Pick<Kit, 'i18n'>, failure: CallFailure, words: FailureWords): string {
  if (typeof words !== 'string') return words(failure);
  const { code, retryAfterSeconds = HOUR_SECONDS } = failure;
  const t = i18n.in('ui');
  if (code === 'too_many_requests' && retryAfterSeconds < HOUR_SECONDS) return t('failure.tooFast');
  return code === 'network' ||
    code === 'unavailable' ||
    code === 'too_many_requests' ||
    code === 'visitors_only'
    ? t(`failure.${code}`)
    : words;
}

export function useFailureText() {
  const kit = useKit();
  return (failure: CallFailure, words: FailureWords): string => failureText(kit, failure, words);
}
