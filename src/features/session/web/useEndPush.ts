import { useCallback } from 'react';
import { removeSubscription } from '#features/push/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { endSubscription } from '#ui/app/push-subscription.ts';

/** Ends push messages on this device, while there still is a session to tell the server with. */
export function useEndPush(): () => Promise<void> {
  const { caller } = useApp();
  return useCallback(
    () => endSubscription((endpoint) => caller.call(removeSubscription, { body: { endpoint } })),
    [caller],
  );
}
