import { mayDo } from '#domain/staff/role.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { Waiting } from '../../waiting-contract.ts';
import { countAppeals, countApplications, countDeletions, countQueue } from './queries.ts';

/** Counts how much work waits, for the menu; only in a member’s own tasks. */
export async function waitingFor({ db, member: { id, role } }: MemberContext): Promise<Waiting> {
  const moderates = mayDo(role, 'moderation');
  return {
    queue: moderates ? await countQueue(db) : null,
    appeals: moderates ? await countAppeals(db) : null,
    applications: mayDo(role, 'applications') ? await countApplications(db) : null,
    deletions: mayDo(role, 'people') ? await countDeletions(db, id) : null,
  };
}
