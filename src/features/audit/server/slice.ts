import { findActors } from '#platform/audit/queries.ts';
import type { Slice } from '#platform/slice.ts';
import { staffRoute } from '#platform/staff/staff-route.ts';
import { readActors, readAudit as readAuditCall } from '../contract.ts';
import { readAudit } from './read-audit.ts';

/** The log of the staff as a page. It is written in `platform/audit/`, by whatever it tells of. */
export const auditSlice: Slice = {
  name: 'audit',
  staffRoutes: [
    staffRoute(readAuditCall, (context, { query }) => readAudit(context, query)),
    staffRoute(readActors, async ({ db }) => ({ rows: await findActors(db) })),
  ],
};
