import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run: false on the server and in the browser until React has taken over the page. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
