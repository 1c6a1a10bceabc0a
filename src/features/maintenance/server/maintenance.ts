import type { EndpointInput } from '#contract/endpoint.ts';
import { problem } from '#domain/kit/problem.ts';
import { checkClosing } from '#domain/site/closing.ts';
import { alsoForLog } from '#domain/staff/reason.ts';
import { Failure, refusal, refuseProblems } from '#platform/failure.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { changeMaintenance as changeMaintenanceCall, MaintenanceState } from '../staff-contract.ts';
import { deleteClosing, findClosing, insertClosing, updateClosing } from './queries.ts';

/** Whether the sites are closed according to the database: this node may not have heard yet. */
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

/**
 * Closes all sites, opens them, or changes until when and why they are closed. A change names the closing that it is about: on a
 * page loaded before that closing was over it would otherwise close all sites again, which nobody asked for, and from one loaded
 * before a colleague's change it would undo that. Opening always opens, whoever closed them.
 */
export async function changeMaintenance(
  context: MemberContext,
  { on, until, reason = '', from }: EndpointInput<typeof changeMaintenanceCall>['body'],
): Promise<MaintenanceState> {
  const { db, clock, member, closing } = context;
  // If a setting keeps the sites closed, a switch that seems to work would mislead the person who needs them open.
  if (closing.bySetting) throw refusal(problem('on', 'invalid'));
  if (on) {
    const row = { reason: reason.trim(), until: until ? new Date(until) : null };
    const now = clock.now();
    refuseProblems(alsoForLog(checkClosing(row, now), 'reason', row.reason));
    const isDone =
      from === undefined
        ? await insertClosing(db, { ...row, name: member.name, since: now })
        : await updateClosing(db, row, {
            since: momentOf(from.since),
            until: from.until === null ? null : momentOf(from.until),
            reason: from.reason,
          });
    if (!isDone) throw meanwhile();
    await context.record({
      action: from === undefined ? 'sites_closed' : 'closing_changed',
      reason: row.reason,
    });
  } else if (await deleteClosing(db)) {
    await context.record({ action: 'sites_opened' });
  }
  return readMaintenance(context);
}

const meanwhile = () =>
  new Failure('edit_conflict', 'The sites were closed or opened meanwhile, or their closing was changed.');

/** Reads a moment; an invalid one matches no closing. */
function momentOf(read: string): Date {
  const moment = new Date(read);
  if (Number.isNaN(moment.getTime())) throw meanwhile();
  return moment;
}
