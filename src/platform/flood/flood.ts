import type { Db } from '#db/connection.ts';
import type { Clock } from '../clock.ts';
import { keyedHash } from '../crypto/secret-token.ts';
import { countEvents, deleteEvents, insertEvent, insertEventWithin } from './queries.ts';

/** So many events of a kind for one subject within a window of seconds. */
export interface Limit {
  readonly kind: string;
  readonly most: number;
  readonly windowSeconds: number;
}

type FloodContext = { readonly db: Db; readonly clock: Clock; readonly sessionSecret: string };

/** How long any limit looks back. */
export const LONGEST_WINDOW_SECONDS = 86_400;

/**
 * Whether a limit is reached. Events are counted in the database over a sliding window, so the limit holds across
 * nodes and restarts and follows the injected clock (docs/decisions/0009).
 */
export async function isFlooded(context: FloodContext, limit: Limit, subject: string): Promise<boolean> {
  return (await countFlood(context, limit, subject)) >= limit.most;
}

/** How many events of a limit stand in its window now. */
function countFlood(context: FloodContext, limit: Limit, subject: string): Promise<number> {
  return countEvents(context.db, limit.kind, hashed(context, limit, subject), beginOf(context, limit));
}

function beginOf({ clock }: FloodContext, { windowSeconds }: Limit): Date {
  return new Date(clock.now().getTime() - windowSeconds * 1000);
}

/** Counts one event. What no window can see any more, the job `tidy_up` sweeps out. */
export async function recordFlood(context: FloodContext, limit: Limit, subject: string): Promise<void> {
  await insertEvent(context.db, limit.kind, hashed(context, limit, subject), context.clock.now());
}

/**
 * Counts an attempt before it is judged, so that attempts made at the same moment count for each other too. Answers
 * false when the limit is reached.
 */
export async function takeAttempt(context: FloodContext, limit: Limit, subject: string): Promise<boolean> {
  const { kind, most } = limit;
  const event = { kind, subject: hashed(context, limit, subject), at: context.clock.now() };
  const taken = await insertEventWithin(context.db, event, { most, since: beginOf(context, limit) });
  return taken && (await countFlood(context, limit, subject)) <= most;
}

export async function clearFlood(context: FloodContext, limit: Limit, subject: string): Promise<void> {
  await deleteEvents(context.db, limit.kind, hashed(context, limit, subject));
}

function hashed({ sessionSecret }: FloodContext, { kind }: Limit, subject: string): string {
  return keyedHash(sessionSecret, `flood:${kind}`, subject);
}
