import { useEffect, useState } from 'react';
import {
  endSubscription,
  findPushWorker,
  ownSubscription,
  subscribe,
} from '#features/notifications/web/push-subscription.ts';
import { readPushKey, removeSubscription, saveSubscription } from '#features/push/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { askIfSessionOver } from '#ui/app/me.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

interface DevicePush {
  /** The optimistic value while switching. */
  readonly on: boolean;
  /** The person blocked notifications of this site in the browser, now or earlier. */
  readonly refused: boolean;
  choose(on: boolean): Promise<void>;
}

/** The switch for push messages on this device: null where they are not supported, or while that is not known yet. */
export function useDevicePush(uid: number): DevicePush | null {
  const { t } = useTranslation('notifications');
  const { caller, queryClient } = useApp();
  const toast = useToast();
  const key = useEndpoint(readPushKey).data?.key;
  // Looked up beforehand: some browsers show the prompt only during the click itself.
  const [worker, setWorker] = useState<ServiceWorkerRegistration | null>(null);
  const [state, setState] = useState<'on' | 'off' | 'refused'>('off');
  const [pressed, setPressed] = useState<boolean | null>(null);

  useEffect(() => {
    if (!key) return;
    void (async () => {
      const found = await findPushWorker();
      if (!found) return;
      const own = await ownSubscription(found, uid, key);
      setState(own ? 'on' : stateWithout());
      setWorker(found);
      // Registered again, so that it is not removed as unseen.
      if (own) await caller.call(saveSubscription, { body: own });
    })().catch(() => undefined);
  }, [caller, key, uid]);

  if (!key || !worker) return null;

  async function turnOn(of: ServiceWorkerRegistration, underKey: string): Promise<void> {
    const made = await subscribe(of, uid, underKey);
    if (!made) return setState(stateWithout());
    try {
      await caller.call(saveSubscription, { body: made });
    } catch (error) {
      await endSubscription();
      throw error;
    }
    setState('on');
    toast.show({ tone: 'success', text: t('push.on') });
  }

  async function turnOff(): Promise<void> {
    await endSubscription((endpoint) => caller.call(removeSubscription, { body: { endpoint } }));
    setState(stateWithout());
    toast.show({ tone: 'success', text: t('push.off') });
  }

  return {
    on: pressed ?? state === 'on',
    refused: state === 'refused',
    async choose(on) {
      // Two at once would not see each other's subscription.
      if (pressed !== null) return;
      setPressed(on);
      // The browser, its push service or our server may refuse.
      await (on ? turnOn(worker, key) : turnOff()).catch((error: unknown) => {
        askIfSessionOver(queryClient, error);
        toast.show({ tone: 'error', text: t('push.failed') });
      });
      setPressed(null);
    },
  };
}

const stateWithout = () => (Notification.permission === 'denied' ? 'refused' : 'off');
