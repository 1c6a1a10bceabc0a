import { useSyncExternalStore } from 'react';
import type { Day } from '#domain/kit/day.ts';
import { useKit } from '#ui/kit.ts';

/** Today by the server's clock, drawn anew for whoever comes back to the page on another day. What one page shows of it takes it from here. */
export function useToday(): Day {
  const { today } = useKit();
  return useSyncExternalStore(onReturn, today, today);
}

function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
