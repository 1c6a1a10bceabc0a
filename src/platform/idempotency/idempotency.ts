import type { Call } from '#contract/endpoint.ts';
import type { Db } from '#db/connection.ts';
import { DAY_MS } from '#domain/kit/duration.ts';
import type { Person } from '../context.ts';
import { keyedHash } from '../crypto/secret-token.ts';
import { Failure } from '../failure.ts';
import type { CookieJar } from '../http/session-cookie.ts';
import type { Secrets } from '../setting-values.ts';
import { findAnswer, insertAnswer } from './queries.ts';

/** How long a first response is stored. */
export const KEPT_MS = DAY_MS;
const KEY_MAX_LENGTH = 200;

/** The parts that looking up an earlier response takes. */
interface Lookup {
  readonly db: Db;
  readonly now: Date;
  readonly secrets: Secrets;
}

/** A call by its own name and the key that its caller gave. */
export interface CallName {
  readonly method: string;
  readonly path: string;
  readonly key: string;
}

/** A response as it is kept: JSON, and a hash of the body it answered. */
export interface KeptAnswer {
  readonly bodyHash: Buffer;
  readonly answer: string;
  readonly createdAt: Date;
}

/** A call by its key, and where the response to an earlier call with the same key is kept. */
export interface KeyedCall {
  find(db: Db): Promise<KeptAnswer | undefined>;
  /**
   * False if there is one newer than `keptSince`, or nobody can send the call again. Waits for an open transaction that keeps one for
   * the same call.
   */
  insert(db: Db, kept: KeptAnswer, keptSince: Date): Promise<boolean>;
}

/** The name of a call, the same however its URL was spelt; null without an Idempotency-Key. */
export function nameOfCall(
  { method, path }: Pick<Call, 'method' | 'path'>,
  params: unknown,
  key: unknown,
): CallName | null {
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > KEY_MAX_LENGTH) {
    throw new Failure('malformed_request', `Idempotency-Key is longer than ${KEY_MAX_LENGTH} characters.`);
  }
  const given = params as Readonly<Record<string, string>>;
  return { method, path: path.replace(/:(\w+)/g, (_, name: string) => String(given[name])), key };
}

/** A call of somebody with an account: what is kept is sealed with their own key. */
export function callOfPerson({ uid, vault }: Person, name: CallName, status: number): KeyedCall {
  const { method, path, key } = name;
  const place = { table: 'idempotent_answer', column: 'answer', row: `${method} ${path} ${key}` };
  return {
    async find(db) {
      const row = await findAnswer(db, { uid, ...name });
      return row && { ...row, answer: vault.open(place, row.answer) };
    },
    insert: (db, kept, since) =>
      insertAnswer(db, { uid, ...name, ...kept, status, answer: vault.seal(place, kept.answer) }, since),
  };
}

/**
 * The kept response to an earlier call with this key, or null. Another body with the same key is refused (contract
 * head section).
 */
export async function firstAnswer(
  { db, now, secrets }: Lookup,
  call: KeyedCall,
  body: unknown,
): Promise<{ readonly answer: unknown } | null> {
  const first = await call.find(db);
  if (!first || first.createdAt < keptSince(now)) return null;
  if (!secrets.all.some((secret) => first.bodyHash.equals(hashOf(body, secret)))) {
    throw new Failure('idempotency_mismatch', 'This Idempotency-Key was used with another body.');
  }
  const [answer]: [unknown] = JSON.parse(first.answer);
  return { answer };
}

/** Keeps the response to a call, within its transaction. */
type Keep = (inside: Db, answer: unknown) => Promise<void>;

/**
 * Runs a call once per key: `run` does its work in a transaction, and keeps its response there. A duplicate gets the first response,
 * and its own changes are rolled back, including those to `cookies`. A call that fails keeps none.
 */
export async function answerOnce(
  lookup: Lookup,
  call: KeyedCall,
  body: unknown,
  { run, cookies }: { run: (keep: Keep) => Promise<unknown>; cookies: Pick<CookieJar, 'snapshot'> },
): Promise<unknown> {
  const { now, secrets } = lookup;
  const restoreCookies = cookies.snapshot();
  const keep: Keep = async (inside, answer) => {
    // In a list, as an empty response has no JSON of its own.
    const kept = {
      bodyHash: hashOf(body, secrets.newest),
      answer: JSON.stringify([answer ?? null]),
      createdAt: now,
    };
    const isKept = await call.insert(inside, kept, keptSince(now));
    // Without a caller, whom this very call may have deleted, nobody can send it again.
    if (!isKept && (await call.find(inside))) throw new AnsweredBefore();
  };
  try {
    return await run(keep);
  } catch (error) {
    // A repeated call may be refused because the first one succeeded, so errors are compared with the kept response too.
    const first = await firstAnswer(lookup, call, body);
    if (!first) throw error;
    restoreCookies();
    return first.answer;
  }
}

class AnsweredBefore extends Error {}

function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}

/** Keyed, because a body may contain a password, which a plain hash would expose to anyone who copies the table. */
function hashOf(body: unknown, secret: string): Buffer {
  return Buffer.from(keyedHash(secret, 'idempotency', JSON.stringify(body) ?? ''), 'base64url');
}
