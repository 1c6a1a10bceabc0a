import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { checkMail, mailKey } from '#domain/identity/account.ts';
import { checkLogReason } from '#domain/staff/reason.ts';
import { findEntry } from '#platform/audit/queries.ts';
import { notFound, refuseProblems } from '#platform/failure.ts';
import { type Limit, spendAttempt } from '#platform/flood/flood.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { findPerson } from '../contract.ts';
import { foundAccount, subjectOf } from './found-account.ts';
import { findByMail, findByUid, type SupportRow } from './queries.ts';

/** More searches an hour than anybody gets calls, which stops somebody who tries a list of addresses. */
const SEARCHES: Limit = { kind: 'staff-search', most: 30, windowSeconds: 3_600 };

/**
 * Finds the account of an address. Known and unknown addresses cost the same statements: the count, one lookup by an index, and
 * the line in the log, which has the number of the account but never the address.
 */
export async function findAccountOf(
  context: MemberContext,
  { site, mail, reason }: EndpointInput<typeof findPerson>['body'],
): Promise<EndpointReply<typeof findPerson>> {
  refuseProblems([...checkMail('mail', mail), ...checkLogReason('reason', reason)]);
  const subject = String(context.member.id);
  await spendAttempt(context, [{ limit: SEARCHES, subject }], 'Too many searches.');
  const [row] = await findByMail(context.db, site, mailKey(mail));
  await context.record({
    ...(row ? { action: 'account_found', subject: subjectOf(row.uid) } : { action: 'account_searched' }),
    site,
    reason: reason.trim(),
  });
  return { account: row ? foundAccount(context, row) : null };
}

/** How long after a search the member can act on its result, in milliseconds. */
const SEARCH_COUNTS = 30 * 60_000;

/**
 * The account with a number, for a member who found it recently by its address, as the log shows. For anybody else it does not
 * exist, so that numbers lead nowhere.
 */
export async function foundLately({ db, clock, member }: MemberContext, uid: number): Promise<SupportRow> {
  const search = {
    member: member.id,
    action: 'account_found',
    subject: subjectOf(uid),
    since: new Date(clock.now().getTime() - SEARCH_COUNTS),
  } as const;
  const [found] = await findEntry(db, search);
  const row = found && (await findByUid(db, uid));
  if (!row) throw notFound();
  return row;
}
