import { useCallback } from 'react';
import { removeSubscription } from '#features/push/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { endSubscription } from '#ui/app/push-subscription.ts';

/** Ends push messages on this device, in the browser and in the app, while there still is a session to tell the server with. */
export function useEndPush(): () => Promise<void> {
  const { caller, phoneNotifications } = useApp();
  return useCallback(async () => {
    await phoneNotifications.stop();
    await endSubscription((endpoint) => caller.call(removeSubscription, { body: { endpoint } }));
  }, [caller, phoneNotifications]);
}
