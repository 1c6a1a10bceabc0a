import type { Slice } from '#platform/slice.ts';
import { deleteInvitationsBefore } from './queries.ts';
import { staffRoutes } from './routes.ts';

/** The people who work for the provider: signing in, inviting, removing. Their sessions, with what calls answered, are in `platform/staff/`. */
export const staffSlice: Slice = {
  name: 'staff',
  staffRoutes,
  tables: ['staff_member', 'staff_session', 'staff_answer', 'staff_recovery_code', 'staff_invitation'],
  sweep: ({ db, clock }) => deleteInvitationsBefore(db, clock.now()),
};
