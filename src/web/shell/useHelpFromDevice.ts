import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';
import { useApp } from '#ui/app/app.ts';
import { HELP_PATIENCE_MS } from '#ui/form/kept/way-out.ts';
import { routeAt } from '../route-at.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';

/** Help that hangs on its way is opened anew: the device keeps it (docs/decisions/0052), for pages that the browser opens. */
export function useHangingHelp(): void {
  const app = useApp();
  const { location } = useNavigation();
  const asked = location && routeAt(app, location.pathname) === 'help' ? createPath(location) : null;
  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => {
      if (!hasWorker()) return;
      // Or it would give the network its own time once more.
      navigator.serviceWorker.controller?.postMessage('hangs');
      window.location.assign(asked);
    }, HELP_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [asked]);
}

/** The same, in the place of help that did not arrive. */
export function useLostHelp(isUnreached: boolean): void {
  const isLost = useCurrentRoute() === 'help' && isUnreached;
  useEffect(() => {
    if (isLost && hasWorker()) window.location.reload();
  }, [isLost]);
}

/** Without it the browser would show a page of its own in the place of ours. */
function hasWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}
