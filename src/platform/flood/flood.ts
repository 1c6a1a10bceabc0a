import type { Db } from '#db/connection.ts';
import type { Clock } from '../clock.ts';
import { keyedHash } from '../crypto/secret-token.ts';
import {
  type Attempt,
  addAttempt,
  addAttempts,
  type Counted,
  countAttempts,
  deleteAttempts,
  forgiveAttempt,
  removeAttempt,
} from './queries.ts';

/** The maximum of attempts of a kind for one subject within a window of seconds. */
export interface Limit {
  readonly kind: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/** A limit and its subject. */
export interface Limited {
  readonly limit: Limit;
  readonly subject: string;
}

type FloodContext = { readonly db: Db; readonly clock: Clock; readonly sessionSecret: string };

/** The longest window of any limit. */
export const LONGEST_WINDOW_SECONDS = 86_400;

/**
 * Counts an attempt before it is judged, so that simultaneous attempts count for each other too; false, counting
 * nothing, when the limit is reached. The database counts over a sliding window, so a limit holds across nodes and
 * restarts and follows the injected clock (docs/decisions/0009).
 */
export function takeAttempt(context: FloodContext, limit: Limit, subject: string): Promise<boolean> {
  return addAttempt(context.db, attemptNow(context, { limit, subject }));
}

/** An attempt that was counted for both subjects, or for neither because a limit was reached. */
interface TakenAttempts {
  readonly reached: Limit | null;
  /** The attempt was right: removes it from the first count, and clears the second. */
  forgive(): Promise<void>;
}

/** Counts one attempt for two subjects. A refusal by the first leaves the second unchanged. */
export async function takeAttempts(
  context: FloodContext,
  first: Limited,
  second: Limited,
): Promise<TakenAttempts> {
  const { db } = context;
  const one = attemptNow(context, first);
  const other = { ...attemptNow(context, second), at: one.at };
  const added = await addAttempts(db, one, other);
  if (added === 1) await removeAttempt(db, one);
  return {
    reached: added === 2 ? null : added === 1 ? second.limit : first.limit,
    forgive: () => forgiveAttempt(db, one, other),
  };
}

/** Whether a limit is reached, for what is counted only after it happened. */
export async function isFlooded(context: FloodContext, limit: Limit, subject: string): Promise<boolean> {
  const { since, most, ...counted } = attemptNow(context, { limit, subject });
  return (await countAttempts(context.db, counted, since)) >= most;
}

export async function clearFlood(context: FloodContext, limit: Limit, subject: string): Promise<void> {
  await deleteAttempts(context.db, countedFor(context, { limit, subject }));
}

function attemptNow(context: FloodContext, limited: Limited): Attempt {
  const at = context.clock.now();
  const { most, windowSeconds } = limited.limit;
  const since = new Date(at.getTime() - windowSeconds * 1000);
  return { ...countedFor(context, limited), at, most, since };
}

function countedFor({ sessionSecret }: FloodContext, { limit, subject }: Limited): Counted {
  return { kind: limit.kind, subject: keyedHash(sessionSecret, `flood:${limit.kind}`, subject) };
}
