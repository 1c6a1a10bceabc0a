import type { Slice } from '#platform/slice.ts';
import { staffRoute } from '#platform/staff/staff-route.ts';
import * as calls from '../staff-contract.ts';
import { changeMaintenance, readMaintenance } from './maintenance.ts';

/** The staff’s switch that closes all sites. `server/http/maintenance.ts` decides what is closed then. */
export const maintenanceSlice: Slice = {
  name: 'maintenance',
  staffRoutes: [
    staffRoute(calls.readMaintenance, readMaintenance),
    staffRoute(calls.changeMaintenance, (context, { body }) => changeMaintenance(context, body)),
  ],
  tables: ['maintenance'],
};
