import { useRef, useState } from 'react';
import { CallFailure } from '../app/caller.ts';
import { type FailureWords, useFailureText } from '../app/failure/useFailureText.ts';
import { useToast } from './useToast.ts';

/** Shows the outcome of an act that no form sends. `words` are for a failure, and `onFailed` does what else follows from it. */
export function useOutcome(words: FailureWords, onFailed?: (failure: CallFailure) => void) {
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const textOf = (failure: CallFailure) => failureText(failure, words);
  const lastFailure = useRef<string | undefined>(undefined);
  /** `isFailureOver`: whether the last failure was about the same. */
  const done = (text: string, isFailureOver = true) =>
    toast.show({ tone: 'success', text, replaces: isFailureOver ? lastFailure.current : undefined });
  const failed = (failure: CallFailure) => {
    onFailed?.(failure);
    const text = textOf(failure);
    toast.show({ tone: 'error', text, replaces: lastFailure.current });
    lastFailure.current = text;
  };
  return {
    textOf,
    done,
    failed,
    /** Whether an act is running, also while it leads to another page: a press meanwhile would do it twice. */
    busy,
    /**
     * Runs an act, and shows `text` once it is done. If `act` resolves to false nothing was done, and nothing is shown. Returns
     * whether it is done.
     */
    async run(act: () => Promise<unknown>, text?: string): Promise<boolean> {
      setBusy(true);
      try {
        if ((await act()) === false) return false;
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        failed(error);
        return false;
      } finally {
        setBusy(false);
      }
      if (text !== undefined) done(text);
      return true;
    },
  };
}
