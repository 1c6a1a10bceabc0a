import { safeParse } from 'zod/v4/core';
import type { EndpointInput } from '#contract/endpoint.ts';
import { nineDigits } from '#contract/schema.ts';
import { choicesForMail } from '#domain/notices/mail.ts';
import type { Context } from '#platform/context.ts';
import { isProven, keyedHash } from '#platform/crypto/secret-token.ts';
import { Failure } from '#platform/failure.ts';
import type { checkMailLink, chooseMails } from '../contract.ts';
import { findAddressee } from './addressees/queries.ts';

/**
 * The token that proves that someone holds a mail of this kind to the address of an account. It never expires, because an
 * old mail must still unsubscribe; it ends with the address. It authorizes nothing but this choice.
 */
export function unsubscribeHash(
  secret: string,
  { uid, mailKey }: { readonly uid: number; readonly mailKey: string },
  kind: string,
): string {
  return keyedHash(secret, 'unsubscribe', `${uid}|${mailKey}|${kind}`);
}

type Link = EndpointInput<typeof checkMailLink>['query'];

/**
 * Returns the account and the choices that a link is about, without changing anything; refuses a link that is not one of ours or
 * of another site.
 */
export async function checkLink({ db, site, sessionSecrets }: Context, { uid, kind, hash }: Link) {
  const number = safeParse(nineDigits, String(uid)).success ? Number(uid) : 0;
  const named = typeof kind === 'string' ? kind : '';
  const choices = choicesForMail(named);
  const person = await findAddressee(db, number);
  const addressee = { uid: number, mailKey: person?.mailKey ?? '' };
  const isRight =
    typeof hash === 'string' &&
    isProven(hash, sessionSecrets, (secret) => unsubscribeHash(secret, addressee, named));
  if (!isRight || choices.length === 0 || person?.site !== site) {
    throw new Failure('link_invalid', 'This link is not one of ours.');
  }
  return { uid: number, choices };
}

/** Turns off, or on again, every choice that causes this kind of mail. Idempotent, and harmless when a link scanner calls it. */
export async function chooseByLink(
  context: Context,
  { on = false, ...link }: EndpointInput<typeof chooseMails>['body'],
): Promise<void> {
  const { uid, choices } = await checkLink(context, link);
  await context.announce({ kind: 'notificationsChosen', uid, choices, on });
}
