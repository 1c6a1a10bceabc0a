import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { REASON_MAX_LENGTH } from '#domain/buddies/buddy.ts';
import { checkLength } from '#domain/kit/length.ts';
import { problem } from '#domain/kit/problem.ts';
import type { Context } from '#platform/context.ts';
import { refusal, refuseProblems } from '#platform/failure.ts';
import type {
  acceptInvitation,
  readBuddyCode,
  refuseInvitation,
  sendCheer,
  unsubscribeBuddy,
} from '../contract.ts';
import { neverHash, openBuddyOf } from './opened-buddy.ts';
import { answerBefore, buddyOfCode, linkGone } from './proven-code.ts';
import { deleteByUuid, insertNeverInvited, markAccepted, markCheered } from './queries.ts';
import { cheersIn, nameForBuddies } from './words.ts';

async function present(context: Context, uuid: string) {
  const found = await buddyOfCode(context, uuid);
  if (!found) throw linkGone();
  return { ...found, opened: openBuddyOf(context, found) };
}

/** What the pages behind a code show. Changes nothing, because mail scanners open links too. */
export async function show(context: Context, uuid: string): Promise<EndpointReply<typeof readBuddyCode>> {
  const found = await buddyOfCode(context, uuid);
  if (!found) {
    return {
      state: 'gone',
      name: null,
      buddy_name: null,
      answer_before: null,
      cheers: [],
      cheered_today: false,
    };
  }
  const { status, invitedAt, cheeredOn } = found.buddy;
  return {
    state: status,
    name: nameForBuddies(found.name, context.language),
    buddy_name: openBuddyOf(context, found).name,
    answer_before: status === 'invited' ? context.clock.dayOf(answerBefore(invitedAt)) : null,
    cheers: status === 'accepted' ? cheersIn(context.language) : [],
    cheered_today: cheeredOn === context.today,
  };
}

/** Accepts an invitation; repeating it succeeds and does nothing (settled part 2, §3). */
export async function accept(
  context: Context,
  uuid: string,
): Promise<EndpointReply<typeof acceptInvitation>> {
  const { buddy, name, opened } = await present(context, uuid);
  const { db, clock } = context;
  if (await markAccepted(db, buddy.uuid, clock.now())) {
    await context.announce({ kind: 'buddyAccepted', uid: buddy.uid, name: opened.name });
  } else if (!(await buddyOfCode(context, buddy.uuid))) throw linkGone();
  return {
    message: 'You are a buddy now.',
    name: nameForBuddies(name, context.language),
    buddy_name: opened.name,
  };
}

/** Refuses an invitation, even one that was accepted before: a no always holds. */
export async function refuse(
  context: Context,
  uuid: string,
  {
    refusal_reason: given = '',
    never_again: isForever = false,
  }: EndpointInput<typeof refuseInvitation>['body'],
): Promise<{ message: string }> {
  const reason = given.trim();
  refuseProblems(checkLength('refusal_reason', reason, REASON_MAX_LENGTH));
  const { buddy, opened } = await present(context, uuid);
  if (!(await deleteByUuid(context.db, buddy.uuid))) throw linkGone();
  if (isForever) await insertNeverInvited(context.db, neverHash(context.sessionSecrets.newest, opened.email));
  await context.announce({ kind: 'buddyRefused', uid: buddy.uid, name: opened.name, reason });
  return { message: 'Your answer was sent. Your address is deleted.' };
}

/**
 * Ends the mails about somebody. A valid code always succeeds, so that nothing has to be kept about a buddy who is gone just to
 * tell them that they get no mail.
 */
export async function unsubscribe(
  context: Context,
  uuid: string,
): Promise<EndpointReply<typeof unsubscribeBuddy>> {
  const found = await buddyOfCode(context, uuid);
  if (found && (await deleteByUuid(context.db, uuid))) {
    const { name } = openBuddyOf(context, found);
    const { uid, status } = found.buddy;
    await context.announce(
      status === 'accepted'
        ? { kind: 'buddyLeft', uid, name }
        : { kind: 'buddyRefused', uid, name, reason: '' },
    );
  }
  return { message: 'You get no more mails. Your address is deleted.' };
}

/** Sends an encouragement, if it is the first of the day. */
export async function cheer(
  context: Context,
  uuid: string,
  number: EndpointInput<typeof sendCheer>['body']['cheer'],
): Promise<EndpointReply<typeof sendCheer>> {
  const sentence = cheersIn(context.language)[number - 1];
  const { buddy, opened } = await present(context, uuid);
  if (buddy.status !== 'accepted') throw linkGone();
  if (sentence === undefined) throw refusal(problem('cheer', 'unknownChoice'));
  const sent = await markCheered(context.db, buddy.uuid, context.today);
  if (sent) {
    await context.announce({ kind: 'buddyCheered', uid: buddy.uid, name: opened.name, cheer: sentence });
  }
  return { message: sent ? 'Sent.' : 'One was sent today already.', sent };
}
