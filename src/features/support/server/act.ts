import type { AuditAction } from '#domain/staff/audit.ts';
import { checkLogReason } from '#domain/staff/reason.ts';
import { Failure, refuseProblems } from '#platform/failure.ts';
import type { AccountActs } from '#platform/staff/account-acts.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { FoundAccount } from '../contract.ts';
import { foundLately } from './find-person.ts';
import { accountNow, mayBlock, subjectOf } from './found-account.ts';

/** Sends a mail once more, which needs no reason: it tells its reader nothing that they did not ask for before. */
export async function sendAgain(
  context: MemberContext,
  uid: number,
  { action, send }: { readonly action: AuditAction; readonly send: AccountActs['sendReset'] },
): Promise<{ account: FoundAccount }> {
  await foundLately(context, uid);
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
  const { kind } = await foundLately(context, uid);
  if (!mayBlock(context.member, kind))
    throw new Failure('role_missing', "The task 'applications' is required.");
  const site = await act(context, uid);
  await context.record({ action, subject: subjectOf(uid), site, reason: reason.trim() });
  return accountNow(context, uid);
}
