import { useApp } from '#ui/app/app.ts';
import { readConsent } from '../../consent-contract.ts';
import { readPairing } from '../../contract.ts';

/** Lets the page show that the pairing ended meanwhile, if that is why a change failed. */
export function useConsentGone() {
  const { queryClient } = useApp();
  return ({ code }: { readonly code: string }): void => {
    if (code !== 'not_found') return;
    for (const { path } of [readPairing, readConsent]) {
      void queryClient.invalidateQueries({ queryKey: [path] });
    }
  };
}
