import type { EndpointInput } from '#domain/endpoint.ts';
import { choicesForMail } from '#domain/mail.ts';
import type { Context } from '#platform/context.ts';
import { equalInConstantTime, keyedHash } from '#platform/crypto/secret-token.ts';
import { Failure } from '#platform/failure.ts';
import type { chooseMails } from '../contract.ts';
import { choose } from './queries.ts';

/**
 * What proves that someone holds a mail of this kind. It never runs out: who finds an old mail wants to be rid of them all
 * the same. It opens nothing but this choice.
 */
export function unsubscribeHash(sessionSecret: string, uid: number, kind: string): string {
  return keyedHash(sessionSecret, 'unsubscribe', `${uid}|${kind}`);
}

/** Turns off every choice that brings the kind of mail the link is about. Again, or from a scanner of links, does no harm. */
export async function unsubscribe(
  context: Context,
  { uid, kind, hash, on = false }: EndpointInput<typeof chooseMails>['body'],
): Promise<void> {
  const { db, site, sessionSecret } = context;
  const number = /^\d{1,9}$/.test(String(uid)) ? Number(uid) : 0;
  const named = typeof kind === 'string' ? kind : '';
  const right = unsubscribeHash(sessionSecret, number, named);
  const isRight = typeof hash === 'string' && equalInConstantTime(hash, right);
  const choices = choicesForMail(named);
  if (!isRight || !(await choose(db, { uid: number, site, choices, on }))) {
    throw new Failure('link_invalid', 'This link is not one of ours.');
  }
}
