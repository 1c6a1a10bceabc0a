import type { AuditAction } from '#domain/staff/audit.ts';
import { checkLogReason } from '#domain/staff/reason.ts';
import { refuseProblems } from '#platform/failure.ts';
import type { AccountActs } from '#platform/staff/account-acts.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { FoundAccount } from '../contract.ts';
import { accountNow, subjectOf } from './found-account.ts';

/** Sends a mail once more, which needs no reason: it tells its reader nothing that they did not ask for before. */
export async function sendAgain(
  context: MemberContext,
  uid: number,
  { action, send }: { readonly action: AuditAction; readonly send: AccountActs['sendReset'] },
): Promise<{ account: FoundAccount }> {
  const site = await send(context, uid);
  await context.record({ action, subject: subjectOf(uid), site });
  return accountNow(context, uid);
}

/** Blocks an account, or lets it be used again; `act` is what the slice of accounts does. */
export async function changeBlock(
  context: MemberContext,
  uid: number,
  {
    action,
    reason,
    act,
  }: { readonly action: AuditAction; readonly reason: string; readonly act: AccountActs['block'] },
): Promise<{ account: FoundAccount }> {
  refuseProblems(checkLogReason('reason', reason));
  const site = await act(context, uid);
  await context.record({ action, subject: subjectOf(uid), site, reason: reason.trim() });
  return accountNow(context, uid);
}
