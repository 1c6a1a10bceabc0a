import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';
import { useApp } from '#ui/app/app.ts';
import { HELP_PATIENCE_MS } from '#ui/form/kept/way-out.ts';
import { routeAt } from '../route-at.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';

/**
 * Loads the help page anew when the link to it hangs, because the service worker has a copy for page loads
 * (docs/decisions/0052).
 */
export function useHangingHelp(): void {
  const app = useApp();
  const { location } = useNavigation();
  const asked = location && routeAt(app, location.pathname) === 'help' ? createPath(location) : null;
  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => {
      if (!hasWorker()) return;
      // Otherwise the worker would wait for the network once more.
      navigator.serviceWorker.controller?.postMessage('hangs');
      window.location.assign(asked);
    }, HELP_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [asked]);
}

/** The same for a help page that failed to load. */
export function useLostHelp(isUnreached: boolean): void {
  const isLost = useCurrentRoute() === 'help' && isUnreached;
  useEffect(() => {
    if (isLost && hasWorker()) window.location.reload();
  }, [isLost]);
}

/** Whether there is a service worker; without one the browser would show its own error page. */
export function hasWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}
