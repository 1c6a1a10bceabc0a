import type { Endpoint } from '#contract/endpoint.ts';
import type { Db } from '#db/connection.ts';
import { DAY_MS } from '#domain/kit/duration.ts';
import type { Person } from '../context.ts';
import type { Vault } from '../crypto/keyring.ts';
import { keyedHash } from '../crypto/secret-token.ts';
import { retryOnDeadlock } from '../deadlock.ts';
import { Failure } from '../failure.ts';
import { KeptRefusal } from '../http/kept-refusal.ts';
import type { CookieJar } from '../http/session-cookie.ts';
import type { Secrets } from '../setting-values.ts';
import { type CallKey, findAnswer, insertAnswer } from './queries.ts';

/** How long a first response is stored. */
export const KEPT_MS = DAY_MS;
const KEY_MAX_LENGTH = 200;

/** The parts that looking up an earlier response takes. */
interface Lookup {
  readonly db: Db;
  readonly now: Date;
  readonly secrets: Secrets;
}

/** A call by its key, and what opens the stored response to an earlier call with the same key. */
interface KeyedCall {
  readonly key: CallKey;
  readonly vault: Vault;
}

/** The key of a call, the same however its URL was spelt; null without an Idempotency-Key. */
export function keyedCall(
  { method, path }: Endpoint,
  params: unknown,
  person: Person | null,
  key: unknown,
): KeyedCall | null {
  if (!person || typeof key !== 'string' || key === '') return null;
  if (key.length > KEY_MAX_LENGTH) {
    throw new Failure('malformed_request', `Idempotency-Key is longer than ${KEY_MAX_LENGTH} characters.`);
  }
  const given = params as Readonly<Record<string, string>>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(given[name]));
  return { key: { uid: person.uid, method, path: filled, key }, vault: person.vault };
}

/**
 * The stored response to an earlier call with this key, or null. Another body with the same key is refused (contract
 * head section).
 */
export async function firstAnswer(
  { db, now, secrets }: Lookup,
  { key, vault }: KeyedCall,
  body: unknown,
): Promise<{ readonly answer: unknown } | null> {
  const first = await findAnswer(db, key);
  if (!first || first.createdAt < keptSince(now)) return null;
  if (!secrets.all.some((secret) => first.bodyHash.equals(hashOf(body, secret)))) {
    throw new Failure('idempotency_mismatch', 'This Idempotency-Key was used with another body.');
  }
  const [answer]: [unknown] = JSON.parse(vault.open(placeOf(key), first.answer));
  return { answer };
}

/**
 * Runs a call once per key, in a transaction. A duplicate gets the first response, and its own changes are rolled back, including
 * those to `cookies`. The response is stored in the same transaction; a call that fails stores none.
 */
export async function answerOnce(
  lookup: Lookup,
  call: KeyedCall,
  body: unknown,
  {
    status,
    run,
    cookies,
  }: { status: number; run: (db: Db) => Promise<unknown>; cookies: Pick<CookieJar, 'snapshot'> },
): Promise<unknown> {
  const { db, now, secrets } = lookup;
  const restoreCookies = cookies.snapshot();
  const runStored = () =>
    db.transaction(async (inside) => {
      const answer = await run(inside);
      if (answer instanceof KeptRefusal) return answer;
      // In a list, as an empty response has no JSON of its own.
      const sealed = call.vault.seal(placeOf(call.key), JSON.stringify([answer ?? null]));
      const row = {
        ...call.key,
        bodyHash: hashOf(body, secrets.newest),
        status,
        answer: sealed,
        createdAt: now,
      };
      const isKept = await insertAnswer(inside, row, keptSince(now));
      // Without an account, which this very call may have deleted, nobody can send it again.
      if (!isKept && (await findAnswer(inside, call.key))) throw new AnsweredBefore();
      return answer;
    });
  try {
    return await retryOnDeadlock(runStored, restoreCookies);
  } catch (error) {
    // A repeated call may be refused because the first one succeeded, so errors are compared with the stored response too.
    const first = await firstAnswer(lookup, call, body);
    if (!first) throw error;
    restoreCookies();
    return first.answer;
  }
}

class AnsweredBefore extends Error {}

function placeOf({ method, path, key }: CallKey) {
  return { table: 'idempotent_answer', column: 'answer', row: `${method} ${path} ${key}` };
}

function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}

/** Keyed, because a body may contain a password, which a plain hash would expose to anyone who copies the table. */
function hashOf(body: unknown, secret: string): Buffer {
  return Buffer.from(keyedHash(secret, 'idempotency', JSON.stringify(body) ?? ''), 'base64url');
}
