import { type StaffRoute, staffRoute } from '#platform/staff/staff-route.ts';
import * as calls from '../staff-contract.ts';
import { previewAlert } from './preview.ts';
import { changeAlert, listAlerts, readAlert, writeAlert } from './staff-alerts.ts';

export const staffAlertRoutes: readonly StaffRoute[] = [
  staffRoute(calls.readAlerts, (context, { query }) => listAlerts(context, query)),
  staffRoute(calls.readAlert, (context, { params }) => readAlert(context, Number(params.id))),
  staffRoute(calls.writeAlert, (context, { body }) => writeAlert(context, body)),
  staffRoute(calls.changeAlert, (context, { params, body }) => changeAlert(context, Number(params.id), body)),
  staffRoute(calls.previewAlert, (context, { params, query }) =>
    previewAlert(context, Number(params.id), query),
  ),
];
