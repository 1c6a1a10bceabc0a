import type { Db } from '#db/connection.ts';
import type { Clock } from '../clock.ts';
import { keyedHash } from '../crypto/secret-token.ts';
import { addAttemptWithin, type Counted, countAttempts, deleteAttempts, removeAttempt } from './queries.ts';

/** So many attempts of a kind for one subject within a window of seconds. */
export interface Limit {
  readonly kind: string;
  readonly most: number;
  readonly windowSeconds: number;
}

type FloodContext = { readonly db: Db; readonly clock: Clock; readonly sessionSecret: string };

/** How long any limit looks back. */
export const LONGEST_WINDOW_SECONDS = 86_400;

/**
 * Counts an attempt before it is judged, so that attempts made at the same moment count for each other too. Answers when it was
 * counted; null, counting nothing, when the limit is reached. The database counts over a sliding window, so a limit holds
 * across nodes and restarts and follows the injected clock (docs/decisions/0009).
 */
export async function takeAttempt(
  context: FloodContext,
  limit: Limit,
  subject: string,
): Promise<Date | null> {
  const at = context.clock.now();
  const within = { at, most: limit.most, since: beginOf(context, limit) };
  return (await addAttemptWithin(context.db, countedFor(context, limit, subject), within)) ? at : null;
}

/** Makes an attempt uncounted that was found to be none. */
export async function takeBack(
  context: FloodContext,
  limit: Limit,
  subject: string,
  at: Date,
): Promise<void> {
  await removeAttempt(context.db, countedFor(context, limit, subject), at);
}

/** Whether a limit is reached, for what is counted only after it happened. */
export async function isFlooded(context: FloodContext, limit: Limit, subject: string): Promise<boolean> {
  const counted = countedFor(context, limit, subject);
  return (await countAttempts(context.db, counted, beginOf(context, limit))) >= limit.most;
}

export async function clearFlood(context: FloodContext, limit: Limit, subject: string): Promise<void> {
  await deleteAttempts(context.db, countedFor(context, limit, subject));
}

function beginOf({ clock }: FloodContext, { windowSeconds }: Limit): Date {
  return new Date(clock.now().getTime() - windowSeconds * 1000);
}

function countedFor({ sessionSecret }: FloodContext, { kind }: Limit, subject: string): Counted {
  return { kind, subject: keyedHash(sessionSecret, `flood:${kind}`, subject) };
}
