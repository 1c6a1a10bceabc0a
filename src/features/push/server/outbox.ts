import type { DomainEvent } from '#domain/events.ts';
import { addDays } from '#domain/kit/day.ts';
import { afterQuietHours } from '#domain/notices/mail.ts';
import { type PushChannel, pushWorthUntil, wantsPush } from '#domain/notices/push.ts';
import { choicesFor } from '#domain/notices/reminder.ts';
import type { NotificationKind } from '#domain/site/site.ts';
import type { EventContext } from '#platform/context.ts';
import { findReachable, insertMessages } from './queries.ts';

type EventOf<Kind extends DomainEvent['kind']> = Extract<DomainEvent, { kind: Kind }>;

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
  { db, clock, wake }: Pick<EventContext, 'db' | 'clock' | 'wake'>,
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
  wake('deliver_push');
}

/** Badges can wait for the morning. */
export function pushBadges(context: EventContext, { uid, badges }: EventOf<'badgesReceived'>): Promise<void> {
  const notBefore = afterQuietHours(context.clock.now(), context.clock.hourOf);
  return writePush(context, [{ uid, kind: 'badge_mail', about: badges.join() }], { notBefore });
}

/** That reminders stop is said in full sentences, or not at all. */
export function pushReminders(context: EventContext, { reminders }: EventOf<'remindersDue'>): Promise<void> {
  const about = context.clock.today();
  const notices = reminders.filter(({ kind }) => kind !== 'usage_reminder_last');
  return writePush(
    context,
    notices.flatMap(({ uid, kind }) => choicesFor(kind).map((choice) => ({ uid, kind: choice, about }))),
  );
}
