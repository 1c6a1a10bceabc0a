import { data, type RouteObject, type RouterContext } from 'react-router';
import type { RouteName } from '#domain/site/routes.ts';
import type { App } from '#ui/app/app.ts';
import { loadScreen } from './load-screen.ts';
import { loadWordsOf } from './words.ts';

const OPEN: ReadonlySet<RouteName> = new Set<RouteName>([
  'help',
  'offline',
  'unsubscribe',
  'buddyUnsubscribe',
]);

const SCREEN = 'pages/MaintenanceScreen';

/** Whether a page stays available during maintenance: help and unsubscribing do. */
export function isOpenInMaintenance(name: RouteName): boolean {
  return OPEN.has(name);
}

/** The page at every other URL during maintenance. */
export function maintenancePage(appContext: RouterContext<App>): RouteObject {
  return {
    id: 'maintenance',
    path: '*',
    handle: { screen: SCREEN },
    lazy: async () => {
      const { Screen, prefetch } = await loadScreen(SCREEN);
      return {
        Component: Screen,
        loader: async ({ context, params, request }) => {
          const app = context.get(appContext);
          await Promise.all([prefetch?.(app, params, new URL(request.url)), loadWordsOf(app, SCREEN)]);
          return data(null, { status: 503 });
        },
      };
    },
  };
}
