import { useApp } from '#ui/app/app.ts';
import type { CallFailure } from '#ui/app/caller.ts';
import { readConsent } from '../../consent-contract.ts';
import { readPairing } from '../../contract.ts';

/** Lets the page show what is stored, if a change failed because the pairing ended meanwhile, or was made and only its answer got lost. */
export function useStoredConsent() {
  const { queryClient } = useApp();
  return ({ code, isUnanswered }: Pick<CallFailure, 'code' | 'isUnanswered'>): void => {
    if (code !== 'not_found' && !isUnanswered) return;
    for (const { path } of [readPairing, readConsent]) {
      void queryClient.invalidateQueries({ queryKey: [path] });
    }
  };
}
