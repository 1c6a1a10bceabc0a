import { useCallback } from 'react';
import { isLetIn } from '#domain/identity/account.ts';
import { pathTo } from '#domain/site/paths.ts';
import { tellApp } from '../native-bridge.ts';
import { keepToast } from '../toast/kept-toast.ts';
import type { ToastContent } from '../toast/Toast.tsx';
import { useApp } from './app.ts';
import { forgetPerson } from './kept-names.ts';
import { useMe } from './me.ts';
import { tellSessionOver } from './session-channel.ts';

interface Departure {
  readonly news?: ToastContent;
  /** By default the front page, or for somebody without a password the page that explains how they log in. */
  readonly to?: 'farewell';
}

/** Removes all traces of the person from this browser, and opens a page for everyone. For after the session; never resolves. */
export function useDeparture() {
  const app = useApp();
  const me = useMe();
  const last = isLetIn(me) && app.isOpen('loggedOut') ? 'loggedOut' : 'landing';
  return useCallback(
    async ({ news, to }: Departure = {}): Promise<void> => {
      forgetPerson();
      tellSessionOver();
      tellApp({ type: 'LOGOUT' });
      if (news) keepToast(news);
      await app.devices.forget();
      // A full page load: nothing in memory survives.
      window.location.replace(pathTo(app, to ?? last));
      // What led here stays busy until that page is there: without the session, another press would read that it failed.
      await new Promise(() => undefined);
    },
    [app, last],
  );
}
