import { findActors } from '#platform/audit/queries.ts';
import type { Slice } from '#platform/slice.ts';
import { staffRoute } from '#platform/staff/staff-route.ts';
import { readActors, readAudit as readAuditCall } from '../contract.ts';
import { readAudit } from './read-audit.ts';

/** The page of the log of the staff. Every act writes its own lines, through `platform/audit/`. */
export const auditSlice: Slice = {
  name: 'audit',
  staffRoutes: [
    staffRoute(readAuditCall, (context, { query }) => readAudit(context, query)),
    staffRoute(readActors, async ({ db }) => ({ rows: await findActors(db) })),
  ],
};
