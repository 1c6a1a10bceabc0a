import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPushKey, removeSubscription, saveSubscription } from '#features/push/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { endSubscription, findPushWorker, ownSubscription, subscribe } from '#ui/app/push-subscription.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { useToast } from '#ui/toast/useToast.ts';

interface DevicePush {
  /** While it is being turned: as pressed. */
  readonly on: boolean;
  /** The person, now or before, told the browser to show nothing of this site. */
  readonly refused: boolean;
  choose(on: boolean): Promise<void>;
}

/** The switch for push messages on this device: null where there can be none, or while that is not known yet. */
export function useDevicePush(uid: number): DevicePush | null {
  const { t } = useTranslation('account');
  const { caller } = useApp();
  const toast = useToast();
  const key = useEndpoint(readPushKey).data?.key;
  const [state, setState] = useState<'absent' | 'on' | 'off' | 'refused'>('absent');
  const [pressed, setPressed] = useState<boolean | null>(null);

  useEffect(() => {
    if (!key) return;
    void (async () => {
      const worker = await findPushWorker();
      if (!worker) return;
      const own = await ownSubscription(worker, uid, key);
      // Shown again, so that it is not thrown away as unseen.
      if (own) await caller.call(saveSubscription, { body: own });
      setState(own ? 'on' : stateWithout());
    })().catch(() => undefined);
  }, [caller, key, uid]);

  async function turnOn(): Promise<void> {
    const worker = await findPushWorker();
    const made = worker && key ? await subscribe(worker, uid, key) : null;
    if (!made) return setState(stateWithout());
    await caller.call(saveSubscription, { body: made });
    setState('on');
    toast.show({ tone: 'success', text: t('push.on') });
  }

  async function turnOff(): Promise<void> {
    await endSubscription((endpoint) => caller.call(removeSubscription, { body: { endpoint } }));
    setState(stateWithout());
    toast.show({ tone: 'success', text: t('push.off') });
  }

  if (!key || state === 'absent') return null;
  return {
    on: pressed ?? state === 'on',
    refused: state === 'refused',
    async choose(on) {
      // Two at once would not know of each other's subscription.
      if (pressed !== null) return;
      setPressed(on);
      // The browser, its maker's service or ours may say no.
      await (on ? turnOn() : turnOff()).catch(() => toast.show({ tone: 'error', text: t('push.failed') }));
      setPressed(null);
    },
  };
}

const stateWithout = () => (Notification.permission === 'denied' ? 'refused' : 'off');
