import type { EndpointInput } from '#contract/endpoint.ts';
import { problem } from '#domain/kit/problem.ts';
import { checkClosing } from '#domain/site/closing.ts';
import { refusal, refuseProblems } from '#platform/failure.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { changeMaintenance as changeMaintenanceCall, MaintenanceState } from '../staff-contract.ts';
import { deleteClosing, findClosing, saveClosing } from './queries.ts';

/** Whether the sites are closed, as the database has it: this node may not have heard yet. */
export async function readMaintenance({ db, closing }: MemberContext): Promise<MaintenanceState> {
  const row = await findClosing(db);
  const { bySetting } = closing;
  return {
    on: bySetting || row !== undefined,
    by_setting: bySetting,
    since: row?.since.toISOString() ?? null,
    until: row?.until?.toISOString() ?? null,
    name: row?.name ?? null,
    reason: row?.reason ?? null,
  };
}

/** Closes all sites, or opens them. Closing again changes until when and why. */
export async function changeMaintenance(
  context: MemberContext,
  { on, until, reason = '' }: EndpointInput<typeof changeMaintenanceCall>['body'],
): Promise<MaintenanceState> {
  const { db, clock, member, closing } = context;
  // A switch that seems to work while a setting decides would mislead whoever needs the sites open.
  if (closing.bySetting) throw refusal(problem('on', 'invalid'));
  if (on) {
    const row = { reason: reason.trim(), until: until ? new Date(until) : null };
    const now = clock.now();
    refuseProblems(checkClosing(row, now));
    await saveClosing(db, { ...row, name: member.name, since: now });
    await context.record({ action: 'sites_closed', reason: row.reason });
  } else if (await deleteClosing(db)) {
    await context.record({ action: 'sites_opened' });
  }
  return readMaintenance(context);
}
