import { nextUpdate } from '#domain/buddies/buddy-update.ts';
import { mailAddress } from '#domain/identity/account.ts';
import { isRowNumber } from '#domain/kit/row-number.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import { type Route, route } from '#platform/http/route.ts';
import { type LetterOf, mailContext, previewOf } from '#platform/mail/preview.ts';
import { type Proven, proven } from '#platform/proven.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import {
  acceptInvitation,
  addBuddy,
  chooseBuddyUpdates,
  deleteBuddy,
  previewBuddyUpdate,
  previewInvitation,
  readBuddyCode,
  readBuddyUpdates,
  refuseInvitation,
  sendCheer,
  skipBuddyUpdate,
  unsubscribeBuddy,
} from '../contract.ts';
import * as answer from './answer.ts';
import { checkedInviter, inviteBuddy } from './invite.ts';
import { invitationOf, updateOf } from './outside-mail.ts';
import { proveCode } from './proven-code.ts';
import { deleteBuddyOf, findById } from './queries.ts';
import { changeChoices, showChoices, skipUpdate } from './updates/choices.ts';
import type { NewsOf } from './updates/news.ts';

interface Parts {
  readonly newsOf: NewsOf;
  readonly letterOf: LetterOf;
}

/** Proves the code that an answer of a buddy comes with. */
const proveCodeOf = (context: Context, { body }: { readonly body: { readonly pairing_code?: unknown } }) =>
  proveCode(context, body.pairing_code);

/** The calls of a participant about buddies, and those that buddies make by the code in their mails. */
export function buddyRoutes({ newsOf, letterOf }: Parts): readonly Route[] {
  return [
    route(previewInvitation, async (context, { body }) => {
      const inviter = await checkedInviter(context, body);
      const opened = { name: body.name.trim(), email: mailAddress(body.email), uuid: null };
      return previewOf(context, letterOf, invitationOf(mailContext(context), inviter, opened));
    }),
    route(addBuddy, (context, { body }) => inviteBuddy(context, body)),
    route(deleteBuddy, async (context, { body: { buddy_id: id } }) => {
      await lockOneself(context);
      const { db, person } = context;
      if (!isRowNumber(id) || !(await deleteBuddyOf(db, { uid: person.uid, id }))) throw notFound();
      return { message: 'The buddy is removed.' };
    }),
    route(readBuddyCode, async (context, { query }) => {
      return answer.show(context, proven(await proveCode(context, query.pairing_code)));
    }),
    route(
      acceptInvitation,
      (context, _, proof: Proven<string>) => answer.accept(context, proven(proof)),
      proveCodeOf,
    ),
    route(
      refuseInvitation,
      (context, { body }, proof: Proven<string>) => answer.refuse(context, proven(proof), body),
      proveCodeOf,
    ),
    route(
      unsubscribeBuddy,
      (context, _, proof: Proven<string>) => answer.unsubscribe(context, proven(proof)),
      proveCodeOf,
    ),
    route(
      sendCheer,
      (context, { body }, proof: Proven<string>) => answer.cheer(context, proven(proof), body.cheer),
      proveCodeOf,
    ),
    route(readBuddyUpdates, showChoices),
    route(chooseBuddyUpdates, (context, { body }) => changeChoices(context, body)),
    route(skipBuddyUpdate, (context, { body }) => skipUpdate(context, body ?? { skipped: true })),
    route(previewBuddyUpdate, async (context, { query }) => {
      const found = await findById(context.db, Number(query.buddy_id));
      if (found?.buddy.uid !== context.person.uid) throw notFound();
      const monday = nextUpdate(context.clock);
      return previewOf(context, letterOf, await updateOf(mailContext(context), newsOf, found, monday));
    }),
  ];
}
