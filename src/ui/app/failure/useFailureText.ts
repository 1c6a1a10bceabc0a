import { type Kit, useKit } from '#ui/kit.ts';
import { type CallFailure, limitOf } from '../caller.ts';

/**
 * The text for a failed call: what did not happen, for failures without a reason that someone can act on; with it, where the call
 * has a limit of its own, the text for who has reached that; or a function that words every failure itself.
 */
export type FailureWords =
  | string
  | { readonly failed: string; readonly tooOften: string }
  | ((failure: CallFailure) => string);

/** The message for a failed call: a reason that someone can act on, or else what did not happen. */
export function failureText({ i18n }: Pick<Kit, 'i18n'>, failure: CallFailure, words: FailureWords): string {
  if (typeof words === 'function') return words(failure);
  const { failed, tooOften } = typeof words === 'string' ? { failed: words, tooOften: undefined } : words;
  const { code } = failure;
  const t = i18n.in('ui');
  const limit = limitOf(failure);
  // Any call may be refused for a minute, whatever its own limit.
  if (limit === 'minute') return t('failure.tooFast');
  if (limit) return tooOften ?? t(`failure.tooOften.${limit}`);
  return code === 'network' || code === 'unavailable' || code === 'visitors_only'
    ? t(`failure.${code}`)
    : failed;
}

export function useFailureText() {
  const kit = useKit();
  return (failure: CallFailure, words: FailureWords): string => failureText(kit, failure, words);
}
