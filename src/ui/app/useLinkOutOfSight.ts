import { useEffect } from 'react';

/**
 * Takes the secret of a link out of the address bar, and so out of the browser's history, as soon as the page has it. What the
 * bar shows instead is a page where one can go on after reloading.
 */
export function useLinkOutOfSight(shown: string): void {
  useEffect(() => {
    // The router keeps the link it was opened with, so the page stays what it is.
    window.history.replaceState(window.history.state, '', shown);
  }, [shown]);
}
