import { safeParse } from 'zod/v4/core';
import type { EndpointInput } from '#contract/endpoint.ts';
import { nineDigits } from '#contract/schema.ts';
import { choicesForMail } from '#domain/notices/mail.ts';
import type { Context } from '#platform/context.ts';
import { equalInConstantTime, keyedHash } from '#platform/crypto/secret-token.ts';
import { Failure } from '#platform/failure.ts';
import type { checkMailLink, chooseMails } from '../contract.ts';
import { findAddressee } from './queries.ts';

/**
 * The token that proves that someone holds a mail of this kind. It never expires, because an old mail must still
 * unsubscribe. It authorizes nothing but this choice.
 */
export function unsubscribeHash(sessionSecret: string, uid: number, kind: string): string {
  return keyedHash(sessionSecret, 'unsubscribe', `${uid}|${kind}`);
}

type Link = EndpointInput<typeof checkMailLink>['query'];

/** The account and the choices a link is about; refused when it is not one of ours. */
function readLink({ sessionSecret }: Context, { uid, kind, hash }: Link) {
  const number = safeParse(nineDigits, String(uid)).success ? Number(uid) : 0;
  const named = typeof kind === 'string' ? kind : '';
  const choices = choicesForMail(named);
  const right = unsubscribeHash(sessionSecret, number, named);
  const isRight = typeof hash === 'string' && equalInConstantTime(hash, right);
  if (!isRight || choices.length === 0) throw refused();
  return { uid: number, choices };
}

const refused = () => new Failure('link_invalid', 'This link is not one of ours.');

/** Returns the account and the choices a link is about, without changing anything; refuses a link of another site. */
export async function checkLink(context: Context, link: Link): Promise<ReturnType<typeof readLink>> {
  const found = readLink(context, link);
  const person = await findAddressee(context.db, found.uid);
  if (person?.site !== context.site) throw refused();
  return found;
}

/** Turns off every choice that causes this kind of mail. Idempotent, and harmless when a link scanner calls it. */
export async function unsubscribe(
  context: Context,
  { on = false, ...link }: EndpointInput<typeof chooseMails>['body'],
): Promise<void> {
  const { uid, choices } = await checkLink(context, link);
  await context.announce({ kind: 'notificationsChosen', uid, choices, on });
}
