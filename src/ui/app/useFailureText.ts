import { type Kit, useKit } from '#ui/kit.ts';
import { type CallFailure, limitOf } from './caller.ts';

/**
 * The text for a failed call: what did not happen, for failures without a reason that someone can act on; or a function that
 * words every failure itself.
 */
export type FailureWords = string | ((failure: CallFailure) => string);

/** The message for a failed call: a reason that someone can act on, or else what did not happen. */
export function failureText({ i18n }: Pick<Kit, 'i18n'>, failure: CallFailure, words: FailureWords): string {
  if (typeof words !== 'string') return words(failure);
  const { code } = failure;
  const t = i18n.in('ui');
  if (limitOf(failure) === 'minute') return t('failure.tooFast');
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
