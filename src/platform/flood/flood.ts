import type { Db } from '#db/connection.ts';
import type { Clock } from '../clock.ts';
import { keyedHash } from '../crypto/secret-token.ts';
import { Failure } from '../failure.ts';
import { sharesOf } from '../net/network-address.ts';
import type { Secrets } from '../setting-values.ts';
import {
  type Attempt,
  addAttempt,
  addAttempts,
  type Counted,
  deleteAttempts,
  findAttempts,
  removeAttempt,
} from './queries.ts';

/** The maximum of attempts of a kind for one subject within a window of seconds. */
export interface Limit {
  readonly kind: string;
  readonly most: number;
  readonly windowSeconds: number;
  /**
   * Further attempts are slowed down, not refused until the window has moved on: each has to come so many seconds after
   * the one before it. The first number is for the first attempt beyond `most`; the last one repeats.
   */
  readonly waits?: readonly number[];
}

/** A limit and its subject, which may do `times` as much as others. */
export interface Limited {
  readonly limit: Limit;
  readonly subject: string;
  readonly times?: number;
}

/** The waits of a network beyond its limit: whoever shares it with somebody who keeps trying is slowed down, not shut out. */
export const SLOWER = [30, 60, 120, 300] as const;

/** A limit on the networks of a client. */
export function perNetwork(limit: Limit, context: { networks(): readonly string[] }): readonly Limited[] {
  return sharesOf(context.networks()).map(({ network, times }) => ({ limit, subject: network, times }));
}

/** The part of the context that counting attempts takes. */
export interface FloodContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessionSecrets: Secrets;
}

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

/** An attempt that was counted for all its subjects, or for none because a limit was reached. */
export interface TakenAttempts {
  readonly reached: Limit | null;
  /** How long after a refusal the next attempt would be counted; 0 if there was none. */
  readonly retryAfterSeconds: number;
  /** Removes the attempt from the counts of one limit, because it was not what that limit counts. */
  takeBack(limit: Limit): Promise<void>;
}

/** Counts one attempt for several subjects, in one statement. A refusal by one leaves the others unchanged. */
export async function takeAttempts(context: FloodContext, all: readonly Limited[]): Promise<TakenAttempts> {
  const attempts = all.map((limited) => attemptNow(context, limited));
  const added = await addAttempts(context.db, attempts);
  const isRefused = added < attempts.length;
  if (isRefused) await removeAttempts(context.db, attempts.slice(0, added));
  const refused = isRefused ? attempts[added] : undefined;
  return {
    reached: isRefused ? (all[added]?.limit ?? null) : null,
    retryAfterSeconds: refused ? await secondsUntilFree(context.db, refused) : 0,
    takeBack: ({ kind }) =>
      removeAttempts(
        context.db,
        attempts.filter((attempt) => attempt.kind === kind),
      ),
  };
}

/** Counts one attempt for several subjects; throws `Failure` (too_many_requests) with this message when a limit is reached. */
export async function spendAttempt(
  context: FloodContext,
  all: readonly Limited[],
  message: string,
): Promise<TakenAttempts> {
  const taken = await takeAttempts(context, all);
  if (taken.reached) throw tooMany(message, taken);
  return taken;
}

/** The refusal of an attempt that reached a limit. */
export function tooMany(
  message: string,
  { retryAfterSeconds }: { readonly retryAfterSeconds: number },
): Failure {
  return new Failure('too_many_requests', message, { retryAfterSeconds });
}

/** How long until a refused attempt would be counted, given the attempts in its window now. */
async function secondsUntilFree(db: Db, attempt: Attempt): Promise<number> {
  const { at, since, most, waits } = attempt;
  const counted = await findAttempts(db, attempt);
  const inWindow = counted.map(Number).filter((one) => one > since.getTime());
  const sorted = inWindow.toSorted((one, other) => one - other);
  const beyond = sorted.length - most;
  const wait = waits[Math.min(beyond, waits.length - 1)];
  const moved = (sorted[beyond] ?? 0) + at.getTime() - since.getTime();
  const free = wait === undefined ? moved : Math.min(moved, (sorted.at(-1) ?? 0) + wait * 1000);
  return Math.max(1, Math.ceil((free - at.getTime()) / 1000));
}

/** Removes them one after the other: two statements that lock several rows in different orders could wait for each other. */
async function removeAttempts(db: Db, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) await removeAttempt(db, attempt);
}

export async function clearFlood(context: FloodContext, limit: Limit, subject: string): Promise<void> {
  await deleteAttempts(context.db, countedFor(context, { limit, subject }));
}

function attemptNow(context: FloodContext, limited: Limited): Attempt {
  const at = context.clock.now();
  const { limit, times = 1 } = limited;
  const { waits = [] } = limit;
  const since = new Date(at.getTime() - limit.windowSeconds * 1000);
  return { ...countedFor(context, limited), at, most: limit.most * times, since, waits };
}

function countedFor({ sessionSecrets }: FloodContext, { limit, subject }: Limited): Counted {
  return { kind: limit.kind, subject: keyedHash(sessionSecrets.newest, `flood:${limit.kind}`, subject) };
}
