import { randomUUID } from 'node:crypto';
import {
  addressesOf,
  type BuddyDraft,
  checkBuddy,
  INVITATIONS_A_DAY,
  MOST_BUDDIES,
} from '#domain/buddies/buddy.ts';
import type { EventOf } from '#domain/events.ts';
import { mailAddress } from '#domain/identity/account.ts';
import { problem } from '#domain/kit/problem.ts';
import type { Context, ParticipantContext } from '#platform/context.ts';
import { type Failure, notFound, refusal, refuseProblems } from '#platform/failure.ts';
import { type Limit, type TakenAttempts, takeAttempts, tooMany } from '#platform/flood/flood.ts';
import { sealBuddy } from '#platform/person/opened-buddy.ts';
import { findBuddies, lockPerson } from '#platform/person/queries.ts';
import { vaultOf } from '#platform/person/vault.ts';
import { requireSession } from '#platform/session/lock-oneself.ts';
import { deleteBuddiesOf, findInviter, insertBuddy, restartInvitations } from './queries.ts';

const INVITATIONS: Limit = { kind: 'buddy-invitations', most: INVITATIONS_A_DAY, windowSeconds: 86_400 };
const FIELDS = { name: 'name', email: 'email' };
const GOAL_FIELDS = { name: 'buddy_name', email: 'buddy_email' };

type Inviter = NonNullable<Awaited<ReturnType<typeof inviterOf>>>;

async function inviterOf({ db }: Context, uid: number) {
  const found = await findInviter(db, uid);
  if (!found) throw notFound();
  return found;
}

/** Checks a draft by the rules that need no other buddies, and returns the inviter. */
export async function checkedInviter(context: ParticipantContext, draft: BuddyDraft): Promise<Inviter> {
  const inviter = await inviterOf(context, context.person.uid);
  refuseProblems(checkBuddy(draft, { fields: FIELDS, own: addressesOf(inviter) }));
  return inviter;
}

/** Invites a buddy (contract 2.8 #48). */
export async function inviteBuddy(context: ParticipantContext, draft: BuddyDraft) {
  const { uid } = context.person;
  const { buddyId, waiting } = await add(context, { uid, draft, fields: FIELDS }, (taken) =>
    tooMany('Too many invitations today.', taken),
  );
  const message = waiting ? 'The invitation waits for your own address.' : 'The invitation is on its way.';
  return { buddy_id: buddyId, message, waiting };
}

/** Invites the buddy of a new plan; if anything is wrong with them the plan is not saved. */
export async function inviteWithGoal(context: Context, { uid, buddy }: EventOf<'goalSaved'>): Promise<void> {
  if (!buddy) return;
  await add(context, { uid, draft: buddy, fields: GOAL_FIELDS }, () =>
    refusal(problem(GOAL_FIELDS.email, 'invitationsFull', { count: INVITATIONS_A_DAY })),
  );
}

interface Asked {
  readonly uid: number;
  readonly draft: BuddyDraft;
  readonly fields: typeof FIELDS;
}

async function add(
  context: Context,
  { uid, draft, fields }: Asked,
  limitReached: (taken: TakenAttempts) => Failure,
) {
  const { db, clock } = context;
  await lockPerson(db, uid);
  await requireSession(context);
  const inviter = await inviterOf(context, uid);
  refuseProblems(checkBuddy(draft, { fields, own: addressesOf(inviter) }));
  const opened = { name: draft.name.trim(), email: mailAddress(draft.email) };
  const sealed = sealBuddy(await vaultOf(context, uid), randomUUID(), opened);
  const known = await findBuddies(db, uid);
  if (known.some(({ emailHash }) => emailHash.equals(sealed.emailHash))) {
    throw refusal(problem(fields.email, 'emailInvited'));
  }
  if (known.length >= MOST_BUDDIES) {
    throw refusal(problem(fields.email, 'buddiesFull', { count: MOST_BUDDIES }));
  }
  const taken = await takeAttempts(context, [{ limit: INVITATIONS, subject: String(uid) }]);
  if (taken.reached) throw limitReached(taken);
  const buddyId = await insertBuddy(db, { ...sealed, uid, invitedAt: clock.now() });
  const waiting = inviter.mailValidatedAt === null;
  if (!waiting) {
    const { site, language } = inviter;
    await context.announce({ kind: 'buddyInvited', buddies: [{ buddyId, site, language }] });
  }
  return { buddyId, waiting };
}

/** Deletes the buddies of an account with a new owner, whom somebody else invited. They are not told. */
export function forgetBuddies(
  { db }: Pick<Context, 'db'>,
  { uid }: EventOf<'accountClaimed'>,
): Promise<void> {
  return deleteBuddiesOf(db, uid);
}

/** Sends the invitations that waited until the person’s address was confirmed; their time to answer starts now. */
export async function sendWaiting(context: Context, { uid }: EventOf<'mailValidated'>): Promise<void> {
  const { db, clock } = context;
  const waiting = await restartInvitations(db, uid, clock.now());
  if (waiting.length === 0) return;
  const { site, language } = await inviterOf(context, uid);
  const buddies = waiting.map(({ id }) => ({ buddyId: id, site, language }));
  await context.announce({ kind: 'buddyInvited', buddies });
}
