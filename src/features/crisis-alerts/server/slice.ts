import type { Slice } from '#platform/slice.ts';
import { alertKind, alertPieces } from './alerts.ts';
import { crisisAlertRoutes } from './routes.ts';
import { staffAlertRoutes } from './staff-routes.ts';

export const crisisAlertsSlice: Slice = {
  name: 'crisis-alerts',
  routes: crisisAlertRoutes,
  staffRoutes: staffAlertRoutes,
  contentKinds: [alertKind],
  pieces: [alertPieces],
};
