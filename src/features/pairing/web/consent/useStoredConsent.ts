import { useApp } from '#ui/app/app.ts';
import { readConsent } from '../../consent-contract.ts';
import { readPairing } from '../../contract.ts';

/** Lets the page show what is stored, if a change failed because the pairing ended meanwhile, or was made and only its answer got lost. */
export function useStoredConsent() {
  const { queryClient } = useApp();
  return ({ code }: { readonly code: string }): void => {
    if (code !== 'not_found' && code !== 'network') return;
    for (const { path } of [readPairing, readConsent]) {
      void queryClient.invalidateQueries({ queryKey: [path] });
    }
  };
}
