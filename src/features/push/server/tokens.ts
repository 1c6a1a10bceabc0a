import { problem } from '#domain/kit/problem.ts';
import { channelOfToken, MOST_DEVICES, type PushChannel } from '#domain/notices/push.ts';
import type { Context, PersonContext } from '#platform/context.ts';
import { sha256 } from '#platform/crypto/secret-token.ts';
import { notFound, refusal } from '#platform/failure.ts';
import type { Subscription } from '#platform/push/push-service.ts';
import { deleteOwnToken, deleteTokensBeyond, deleteTokensWithoutSession, upsertToken } from './queries.ts';

/** The encryption context of a token. */
export const placeOf = (tokenHash: Buffer) => ({
  table: 'push_token',
  column: 'token',
  row: tokenHash.toString('hex'),
});

/** Stores the token of a native app. */
export async function addToken(context: PersonContext, token: unknown): Promise<{ message: string }> {
  const field = 'pushNotificationToken';
  const channel = typeof token === 'string' ? channelOfToken(token) : null;
  if (typeof token !== 'string' || channel === null) {
    const given = token !== undefined && token !== null && token !== '';
    throw refusal(problem(field, given ? 'invalid' : 'required'));
  }
  await keep(context, channel, { key: token, token });
  return { message: 'The token is saved.' };
}

/** Stores the subscription of a browser, where this installation sends to browsers. */
export async function addSubscription(
  context: PersonContext,
  { endpoint, keys }: Subscription,
): Promise<undefined> {
  if (!context.webPush) throw notFound();
  if (!context.webPush.accepts(endpoint)) throw refusal(problem('endpoint', 'invalid'));
  const { p256dh, auth } = keys;
  await keep(context, 'web', { key: endpoint, token: JSON.stringify({ endpoint, keys: { p256dh, auth } }) });
  return undefined;
}

/** Deletes a token or an endpoint of the caller; the response does not reveal whether others exist. */
export async function remove(context: PersonContext, key: unknown): Promise<undefined> {
  if (typeof key === 'string') await deleteOwnToken(context.db, context.person.uid, sha256(key));
  return undefined;
}

/** Deletes the devices on which a person's session expired; the others are deleted with their sessions. */
export async function forgetPushTokensWithoutSession(
  { db }: Pick<Context, 'db'>,
  { uid }: { readonly uid: number },
): Promise<void> {
  await deleteTokensWithoutSession(db, uid);
}

async function keep(
  { db, clock, session: { idHash }, person: { uid, vault } }: PersonContext,
  channel: PushChannel,
  { key, token }: { key: string; token: string },
): Promise<void> {
  const tokenHash = sha256(key);
  const sealed = vault.seal(placeOf(tokenHash), token);
  await upsertToken(db, { uid, channel, tokenHash, token: sealed, sessionHash: idHash }, clock.now());
  await deleteTokensBeyond(db, uid, MOST_DEVICES);
}
