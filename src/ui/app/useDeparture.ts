import { useCallback } from 'react';
import { pathTo } from '#domain/site/paths.ts';
import { tellApp } from '../native-bridge.ts';
import { keepToast } from '../toast/kept-toast.ts';
import type { ToastContent } from '../toast/Toast.tsx';
import { useApp } from './app.ts';
import { forgetAllEntries } from './kept-entry.ts';
import { tellSessionOver } from './session-channel.ts';

interface Departure {
  readonly news?: ToastContent;
  readonly to?: 'landing' | 'farewell';
}

/** For after the session: removes all traces of the person from this browser, and opens a page for everyone. */
export function useDeparture() {
  const app = useApp();
  return useCallback(
    async ({ news, to = 'landing' }: Departure = {}): Promise<void> => {
      forgetAllEntries();
      tellSessionOver();
      tellApp({ type: 'LOGOUT' });
      if (news) keepToast(news);
      await app.devices.forget();
      // A full page load: nothing in memory survives.
      window.location.replace(pathTo(app, to));
    },
    [app],
  );
}
