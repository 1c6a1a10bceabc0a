import { type Approval, approvalInLog, checkApproval } from '#domain/nurse/application.ts';
import { Failure, notFound, refuseProblems } from '#platform/failure.ts';
import { lockPerson } from '#platform/person/queries.ts';
import type { AccountActs } from '#platform/staff/account-acts.ts';
import { logReason } from '#platform/staff/log-reason.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { Application } from '../staff-contract.ts';
import { approve, findNurse, type OneNurse, settlePractice, tickPackage } from './queries.ts';
import { applicationOf } from './read-applications.ts';

interface Reasoned {
  readonly reason: string;
}

const subjectOf = (uid: number) => `nurse ${uid}` as const;

/** Approves an application. Of two decisions at once the first counts, and the second is refused. */
export async function approveNurse(
  context: MemberContext,
  uid: number,
  approval: Approval,
): Promise<Application> {
  refuseProblems(checkApproval(approval));
  const { site, blocked } = await waitingNurse(context, uid);
  // Whoever blocked her had a reason that this decision does not answer, and the mail would tell her to log in, which she cannot.
  if (blocked) throw new Failure('edit_conflict', 'This account is blocked.');
  await approve(context.db, uid, context.clock.now());
  await context.announce({ kind: 'nurseApproved', uid });
  await context.record({
    action: 'application_approved',
    subject: subjectOf(uid),
    site,
    reason: approvalInLog(approval),
  });
  return applicationOf(context, uid);
}

/** Rejects an application: the applicant gets a last mail, and her account is deleted. */
export async function rejectNurse(
  context: MemberContext,
  { deleteAccount }: Pick<AccountActs, 'deleteAccount'>,
  uid: number,
  body: Reasoned,
): Promise<undefined> {
  const reason = logReason(body.reason);
  await waitingNurse(context, uid);
  const site = await deleteAccount(context, uid, 'nurse_rejected');
  await context.record({
    action: 'application_rejected',
    subject: subjectOf(uid),
    site,
    reason,
  });
}

/** Records that the welcome package was sent to the practice: the day, and the member who sent it. */
export async function recordPackage(context: MemberContext, uid: number): Promise<Application> {
  const { db, clock, member } = context;
  const { site } = await lockedNurse(context, uid);
  if (!(await tickPackage(db, uid, { at: clock.now(), by: member.name })))
    throw new Failure('edit_conflict', 'No package is due.');
  await context.record({ action: 'welcome_package_sent', subject: subjectOf(uid), site });
  return applicationOf(context, uid);
}

/** Records that her new practice was checked, with how that was done as the reason. */
export async function recordPracticeCheck(
  context: MemberContext,
  uid: number,
  body: Reasoned & { readonly practice_changed: string },
): Promise<Application> {
  const reason = logReason(body.reason);
  const { nurse, site } = await lockedNurse(context, uid);
  if (nurse.practiceChangedAt?.toISOString() !== body.practice_changed)
    throw new Failure('edit_conflict', 'Somebody looked at it already, or she changed it once more.');
  await settlePractice(context.db, uid);
  await context.record({
    action: 'practice_checked',
    subject: subjectOf(uid),
    site,
    reason,
  });
  return applicationOf(context, uid);
}

/** Blocks an approved nurse, or lets her log in again; `act` is what the slice of accounts does. */
export async function changeNurseBlock(
  context: MemberContext,
  {
    action,
    act,
  }: { readonly action: 'nurse_blocked' | 'nurse_unblocked'; readonly act: AccountActs['block'] },
  uid: number,
  body: Reasoned,
): Promise<Application> {
  const reason = logReason(body.reason);
  const { nurse } = await lockedNurse(context, uid);
  if (nurse.state !== 'approved') throw new Failure('edit_conflict', 'She was not approved yet.');
  const site = await act(context, uid);
  await context.record({ action, subject: subjectOf(uid), site, reason });
  return applicationOf(context, uid);
}

/** Removes the second step of a nurse who lost what she needs for it. She sets one up again, if it is required. */
export async function resetFactor(
  context: MemberContext,
  uid: number,
  body: Reasoned & { readonly second_factor: string },
): Promise<Application> {
  const reason = logReason(body.reason);
  const { enrolledAt, site } = await lockedNurse(context, uid);
  if (enrolledAt?.toISOString() !== body.second_factor)
    throw new Failure('edit_conflict', 'She has none any more, or set up a new one.');
  await context.announce({ kind: 'secondFactorReset', uid });
  await context.record({
    action: 'second_factor_reset',
    subject: subjectOf(uid),
    site,
    reason,
  });
  return applicationOf(context, uid);
}

/** A nurse, locked so that nobody else decides about her before this call ends. */
async function lockedNurse({ db }: MemberContext, uid: number): Promise<OneNurse> {
  await lockPerson(db, uid);
  const row = await findNurse(db, uid);
  if (!row) throw notFound();
  return row;
}

async function waitingNurse(context: MemberContext, uid: number): Promise<OneNurse> {
  const row = await lockedNurse(context, uid);
  if (row.nurse.state !== 'applied') throw new Failure('edit_conflict', 'Somebody has decided already.');
  return row;
}
