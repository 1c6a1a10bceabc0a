import { useCallback } from 'react';
import { removeSubscription } from '#features/push/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { atMost, FAREWELL } from '#ui/app/at-most.ts';
import { endSubscription } from '#ui/app/push-subscription.ts';

/**
 * Ends push messages on this device, in the browser and in the app, while there still is a session to tell the server with.
 * Leaving matters more: it waits for this a few seconds, and what stays behind at the server goes with the session.
 */
export function useEndPush(): () => Promise<void> {
  const { caller, phoneNotifications } = useApp();
  return useCallback(async () => {
    const ended = endSubscription((endpoint) => caller.call(removeSubscription, { body: { endpoint } }));
    await Promise.all([phoneNotifications.stop(), atMost(FAREWELL, ended, undefined)]);
  }, [caller, phoneNotifications]);
}
