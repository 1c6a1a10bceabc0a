import { useCallback } from 'react';
import { pathTo } from '#domain/site/paths.ts';
import { tellApp } from '../native-bridge.ts';
import { keepToast } from '../toast/kept-toast.ts';
import type { ToastContent } from '../toast/Toast.tsx';
import { useApp } from './app.ts';
import { forgetAllEntries } from './kept-entry.ts';

/** For when nobody is logged in here any more: leaves nothing of the person in this browser, and opens the front page. */
export function useDeparture() {
  const app = useApp();
  return useCallback(
    async (news?: ToastContent): Promise<void> => {
      forgetAllEntries();
      tellApp({ type: 'LOGOUT' });
      if (news) keepToast(news);
      await app.devices.forget();
      // A fresh document: nothing this one held in memory goes along.
      window.location.replace(pathTo(app, 'landing'));
    },
    [app],
  );
}
