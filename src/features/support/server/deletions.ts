import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import type { EventOf } from '#domain/events.ts';
import type { Context } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { lockPerson } from '#platform/person/queries.ts';
import type { AccountActs } from '#platform/staff/account-acts.ts';
import { logReason } from '#platform/staff/log-reason.ts';
import { BY_MOMENT, pageOf, placeOf } from '#platform/staff/page.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { FoundAccount, readDeletions } from '../contract.ts';
import { foundLately } from './find-person.ts';
import { accountNow, subjectOf } from './found-account.ts';
import { deleteDeletion, findByUid, findDeletion, findDeletions, insertDeletion } from './queries.ts';

/** Asks for the deletion of an account. Of two members who ask at once, one succeeds. */
export async function askDeletion(
  context: MemberContext,
  uid: number,
  body: { readonly reason: string },
): Promise<{ account: FoundAccount }> {
  const reason = logReason(body.reason);
  const { db, clock, member } = context;
  await foundLately(context, uid);
  const { site } = await lockedAccount(context, uid);
  const { id, name } = member;
  const row = { uid, member: id, name, reason, askedAt: clock.now() };
  if (!(await insertDeletion(db, row))) throw new Failure('edit_conflict', 'It waits already.');
  await context.record({ action: 'deletion_asked', subject: subjectOf(uid), site, reason });
  return accountNow(context, uid);
}

/** Deletes an account as a second person. The member who asked lacks the right, so the refusal is one of role, not of input. */
export async function confirmDeletion(
  context: MemberContext,
  { deleteAccount }: Pick<AccountActs, 'deleteAccount'>,
  uid: number,
): Promise<undefined> {
  const { db, member } = context;
  await lockedAccount(context, uid);
  const asked = await findDeletion(db, uid);
  if (!asked) throw notFound();
  if (asked.member === member.id) throw new Failure('role_missing', 'A second person is required.');
  const site = await deleteAccount(context, uid, 'account_deleted');
  await context.record({ action: 'account_deleted', subject: subjectOf(uid), site, reason: asked.reason });
}

/** Calls the deletion off. */
export async function refuseDeletion(
  context: MemberContext,
  uid: number,
  body: { readonly reason: string },
): Promise<undefined> {
  const reason = logReason(body.reason);
  const { site } = await lockedAccount(context, uid);
  if (!(await deleteDeletion(context.db, uid))) throw notFound();
  await context.record({ action: 'deletion_refused', subject: subjectOf(uid), site, reason });
}

/** Calls off the deletion of an account that has a new owner, who did not ask for it. */
export async function forgetDeletion(
  { db }: Pick<Context, 'db'>,
  { uid }: EventOf<'accountClaimed'>,
): Promise<void> {
  await deleteDeletion(db, uid);
}

export async function listDeletions(
  { db, member }: MemberContext,
  { page }: EndpointInput<typeof readDeletions>['query'],
): Promise<EndpointReply<typeof readDeletions>> {
  const found = await findDeletions(db, placeOf(page, BY_MOMENT));
  const { shown, pager } = pageOf(found, BY_MOMENT, ({ deletion }) => ({
    at: deletion.askedAt,
    id: deletion.uid,
  }));
  return {
    rows: shown.map(({ deletion, site, kind }) => ({
      uid: deletion.uid,
      site,
      kind,
      asked: deletion.askedAt.toISOString(),
      by: deletion.name,
      own: deletion.member === member.id,
      reason: deletion.reason,
    })),
    pager,
  };
}

/** The account, locked until this call ends. */
async function lockedAccount({ db }: MemberContext, uid: number) {
  await lockPerson(db, uid);
  const row = await findByUid(db, uid);
  if (!row) throw notFound();
  return row;
}
