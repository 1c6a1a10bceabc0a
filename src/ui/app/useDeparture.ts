import { tellApp } from '../native-bridge.ts';
import { keepToast } from '../toast/kept-toast.ts';
import type { ToastContent } from '../toast/Toast.tsx';
import { usePath } from './app.ts';
import { forgetAllEntries } from './kept-entry.ts';
import { forgetPhone } from './kept-phone.ts';

/** For when nobody is logged in here any more: leaves nothing of the person in this browser, and opens the front page. */
export function useDeparture() {
  const path = usePath();
  return (news?: ToastContent): void => {
    forgetAllEntries();
    forgetPhone();
    tellApp({ type: 'LOGOUT' });
    if (news) keepToast(news);
    // A fresh document: nothing this one held in memory goes along.
    window.location.replace(path('landing'));
  };
}
