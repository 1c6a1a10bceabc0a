import { useCallback } from 'react';
import { pathTo } from '#domain/site/paths.ts';
import { tellApp } from '../native-bridge.ts';
import { keepToast } from '../toast/kept-toast.ts';
import type { ToastContent } from '../toast/Toast.tsx';
import { useApp } from './app.ts';
import { atMost } from './at-most.ts';
import { forgetAllEntries } from './kept-entry.ts';
import { forgetPhone } from './kept-phone.ts';
import { endSubscription } from './push-subscription.ts';

/** Milliseconds for the browser to end its subscription: it has had its time where somebody logged out. */
const LONGEST_END = 1_000;

/** For when nobody is logged in here any more: leaves nothing of the person in this browser, and opens the front page. */
export function useDeparture() {
  const app = useApp();
  return useCallback(
    async (news?: ToastContent): Promise<void> => {
      forgetAllEntries();
      forgetPhone();
      tellApp({ type: 'LOGOUT' });
      if (news) keepToast(news);
      // The server knows of no subscription any more: it went with the session or the account.
      await atMost(LONGEST_END, endSubscription(), undefined);
      // A fresh document: nothing this one held in memory goes along.
      window.location.replace(pathTo(app, 'landing'));
    },
    [app],
  );
}
