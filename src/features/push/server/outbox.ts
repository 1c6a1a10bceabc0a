import { addDays } from '#domain/kit/day.ts';
import { type PushChannel, pushWorthUntil, wantsPush } from '#domain/notices/push.ts';
import type { NotificationKind } from '#domain/site/site.ts';
import type { Context } from '#platform/context.ts';
import { findReachable, insertMessages } from './queries.ts';

type OutboxContext = Pick<Context, 'db' | 'clock' | 'knock'>;

/** Tokens of makers wait for someone who can reach them: Expo's service takes its own only (docs/operating.md). */
const REACHABLE: readonly PushChannel[] = ['expo', 'web'];

/** What a person is told on their devices. `about` tells it from the last one of its kind. */
export interface Notice {
  readonly uid: number;
  readonly kind: NotificationKind;
  readonly about: string;
}

/**
 * Puts a push message into the outbox for each device of the people who chose its kind, in the caller's transaction. A
 * device that was told of it is not told again. `notBefore`: the end of the quiet hours, where it can wait for that.
 */
export async function writePush(
  { db, clock, knock }: OutboxContext,
  notices: readonly Notice[],
  { notBefore }: { notBefore?: Date } = {},
): Promise<void> {
  if (notices.length === 0) return;
  const uids = new Set(notices.map(({ uid }) => uid));
  const devices = Map.groupBy(await findReachable(db, [...uids], REACHABLE), ({ uid }) => uid);
  const createdAt = clock.now();
  const nextAttemptAt = notBefore ?? createdAt;
  const endOfDay = clock.instantOf(addDays(clock.today(), 1), 0);
  const messages = notices.flatMap(({ uid, kind, about }) => {
    const discardAt = pushWorthUntil(kind, nextAttemptAt, endOfDay);
    return (devices.get(uid) ?? [])
      .filter((device) => wantsPush(device, kind))
      .map(({ id }) => ({ tokenId: id, kind, about, createdAt, nextAttemptAt, discardAt }));
  });
  if (messages.length === 0) return;
  await insertMessages(db, messages);
  knock('deliver_push');
}
