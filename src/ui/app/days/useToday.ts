import { useSyncExternalStore } from 'react';
import type { Day } from '#domain/kit/day.ts';
import { useKit } from '#ui/kit.ts';

/**
 * Today by the server's clock. Rerenders when somebody comes back to the page on another day, so that all parts of a page show
 * the same day.
 */
export function useToday(): Day {
  const { today } = useKit();
  return useSyncExternalStore(onReturn, today, today);
}

function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
