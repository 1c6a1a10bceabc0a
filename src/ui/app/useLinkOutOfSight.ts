import { useEffect } from 'react';

/**
 * Takes the secret of a link that opens an account out of the address bar, and so out of the browser's history, as soon as the
 * page has it. `shown` is put there instead: a page that works without the link, which is what a reload shows.
 */
export function useLinkOutOfSight(shown: string): void {
  useEffect(() => {
    // The router does not hear of it, so the page stays as it is.
    window.history.replaceState(window.history.state, '', shown);
  }, [shown]);
}
