import type { Slice } from '#platform/slice.ts';
import { alertKind, alertPieces } from './alerts.ts';
import { crisisAlertRoutes } from './routes.ts';

export const crisisAlertsSlice: Slice = {
  name: 'crisis-alerts',
  routes: crisisAlertRoutes,
  contentKinds: [alertKind],
  pieces: [alertPieces],
};
