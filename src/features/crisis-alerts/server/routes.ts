import { type Route, route } from '#platform/http/route.ts';
import { readCrisisAlerts } from '../contract.ts';

/** No alert can be published yet, so there is none to show. */
export const crisisAlertRoutes: readonly Route[] = [route(readCrisisAlerts, async () => [])];
