import { data, type RouteObject } from 'react-router';
import type { RouteName } from '#domain/site/routes.ts';
import type { App } from '#ui/app/app.ts';
import { loadScreen } from './screens.ts';
import { loadWords } from './words.ts';

const OPEN: ReadonlySet<RouteName> = new Set<RouteName>(['help', 'offline', 'unsubscribe']);

const SCREEN = 'pages/MaintenanceScreen';

/** Whether a page stays open while the product is closed for a while: help always does, and stopping a mail. */
export function isOpenInMaintenance(name: RouteName): boolean {
  return OPEN.has(name);
}

/** Stands under every other address meanwhile. */
export function maintenancePage(app: App): RouteObject {
  return {
    id: 'maintenance',
    path: '*',
    handle: { screen: SCREEN },
    lazy: async () => {
      const [{ Screen, prefetch }] = await Promise.all([
        loadScreen(SCREEN),
        loadWords(app.i18n, app.language, ['pages']),
      ]);
      return {
        Component: Screen,
        loader: async ({ params, request }) => {
          await prefetch?.(app, params, new URL(request.url));
          return data(null, { status: 503 });
        },
      };
    },
  };
}
