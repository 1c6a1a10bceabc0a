import type { AuditAction } from '#domain/staff/audit.ts';
import { Failure } from '#platform/failure.ts';
import type { AccountActs } from '#platform/staff/account-acts.ts';
import { logReason } from '#platform/staff/log-reason.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { FoundAccount } from '../contract.ts';
import { foundLately } from './find-person.ts';
import { accountNow, mayBlock, subjectOf } from './found-account.ts';

/** Sends a mail once more. That needs no reason: its reader asked for the same before. */
export async function sendAgain(
  context: MemberContext,
  { action, send }: { readonly action: AuditAction; readonly send: AccountActs['sendReset'] },
  uid: number,
): Promise<{ account: FoundAccount }> {
  await foundLately(context, uid);
  const site = await send(context, uid);
  await context.record({ action, subject: subjectOf(uid), site });
  return accountNow(context, uid);
}

/** Blocks an account, or lets it be used again; `act` is what the slice of accounts does. */
export async function changeAccountBlock(
  context: MemberContext,
  { action, act }: { readonly action: AuditAction; readonly act: AccountActs['block'] },
  uid: number,
  body: { readonly reason: string },
): Promise<{ account: FoundAccount }> {
  const reason = logReason(body.reason);
  const { kind } = await foundLately(context, uid);
  if (!mayBlock(context.member, kind))
    throw new Failure('role_missing', "The task 'applications' is required.");
  const site = await act(context, uid);
  await context.record({ action, subject: subjectOf(uid), site, reason });
  return accountNow(context, uid);
}
