import { PUSH_WORTH_DAYS, type PushChannel, wantsPush } from '#domain/push.ts';
import type { NotificationKind } from '#domain/site.ts';
import type { Context } from '#platform/context.ts';
import { findReachable, insertMessages } from './queries.ts';

type OutboxContext = Pick<Context, 'db' | 'clock' | 'knock'>;

const DAY_MS = 86_400_000;
/** Tokens of makers wait for someone who can reach them: Expo's service takes its own only (docs/operating.md). */
const REACHABLE: readonly PushChannel[] = ['expo', 'web'];

/**
 * Puts a push message into the outbox for each device of a person who chose this kind, in the caller's transaction.
 * `about` tells it from the last one of its kind: a device that was told of it is not told again. `notBefore`: the end of
 * the quiet hours, where it can wait for that.
 */
export async function writePush(
  { db, clock, knock }: OutboxContext,
  uid: number,
  kind: NotificationKind,
  about: string,
  { notBefore }: { notBefore?: Date } = {},
): Promise<void> {
  const devices = (await findReachable(db, uid, REACHABLE)).filter((device) => wantsPush(device, kind));
  if (devices.length === 0) return;
  const createdAt = clock.now();
  const nextAttemptAt = notBefore ?? createdAt;
  const discardAt = new Date(nextAttemptAt.getTime() + PUSH_WORTH_DAYS[kind] * DAY_MS);
  const message = { kind, about, createdAt, nextAttemptAt, discardAt };
  await insertMessages(
    db,
    devices.map(({ id }) => ({ ...message, tokenId: id })),
  );
  knock('deliver_push');
}
