import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether JavaScript runs: false on the server, and in the browser until hydration. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
