import { CallFailure } from '../app/caller.ts';
import { useToast } from '../toast/useToast.ts';
import { proven } from './proof.ts';

/** How a screen says what came of an act; `textOf` has the words for a failure, and `onFailed` does what else follows from it. */
export function useOutcome(
  textOf: (failure: CallFailure) => string,
  onFailed?: (failure: CallFailure) => void,
) {
  const toast = useToast();
  const done = (text: string) => toast.show({ tone: 'success', text });
  const failed = (failure: CallFailure) => {
    onFailed?.(failure);
    toast.show({ tone: 'error', text: textOf(failure) });
  };
  return {
    textOf,
    done,
    failed,
    /** Runs what no form shows the failure of; `text` says that it is done. */
    async run(act: () => Promise<unknown>, text?: string): Promise<void> {
      try {
        if ((await proven(act)) && text !== undefined) done(text);
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        failed(error);
      }
    },
  };
}
