import type { EventOf } from '#domain/events.ts';
import { afterQuietHours, QUIET } from '#domain/notices/mail.ts';
import { type PushChannel, pushWorthUntil, wantsPush } from '#domain/notices/push.ts';
import { choicesFor, endOfAskedDay } from '#domain/notices/reminder.ts';
import type { NotificationKind } from '#domain/site/site.ts';
import type { EventContext } from '#platform/context.ts';
import { findReachable, insertMessages } from './queries.ts';

/** Native tokens wait for a sender that can reach them: Expo's service accepts only its own (docs/operating.md). */
const REACHABLE: readonly PushChannel[] = ['expo', 'web'];

/** A push message to a person. `about` distinguishes it from earlier ones of its kind. */
export interface Notice {
  readonly uid: number;
  readonly kind: NotificationKind;
  readonly about: string;
}

/**
 * Enqueues a push message for each device of the people who turned its kind on, in the caller's transaction. A device
 * never gets the same message twice. `notBefore`: the end of the quiet hours, for messages that can wait.
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
  const ends = {
    evening: clock.instantOf(clock.today(), QUIET.from * 60),
    endOfDay: endOfAskedDay(createdAt, clock),
  };
  const messages = notices.flatMap(({ uid, kind, about }) => {
    const discardAt = pushWorthUntil(kind, nextAttemptAt, ends);
    return (devices.get(uid) ?? [])
      .filter((device) => wantsPush(device, kind))
      .map(({ id }) => ({ tokenId: id, kind, about, createdAt, nextAttemptAt, discardAt }));
  });
  if (messages.length === 0) return;
  await insertMessages(db, messages);
  wake('deliver_push');
}

/** Once a day, however many badges it brings; in the morning also for those of the evening and the night before. */
export function pushBadges(context: EventContext, { uid }: EventOf<'badgesReceived'>): Promise<void> {
  const { now, hourOf, dayOf } = context.clock;
  const notBefore = afterQuietHours(now(), hourOf);
  return writePush(context, [{ uid, kind: 'badge_mail', about: dayOf(notBefore) }], { notBefore });
}

/** Pushes the news of replies to the devices of people who want it. */
export function pushReplies(context: EventContext, { uids }: EventOf<'repliesWaiting'>): Promise<void> {
  const about = String(context.clock.now().getTime());
  return writePush(
    context,
    uids.map((uid) => ({ uid, kind: 'forum_reply_mail', about })),
  );
}

/** Pushes reminders, but not that they stop: saying so takes full sentences, so it goes by mail only. */
export function pushReminders(context: EventContext, { reminders }: EventOf<'remindersDue'>): Promise<void> {
  const about = context.clock.today();
  const notices = reminders.filter(({ kind }) => kind !== 'usage_reminder_last');
  return writePush(
    context,
    notices.flatMap(({ uid, kind }) => choicesFor(kind).map((choice) => ({ uid, kind: choice, about }))),
  );
}
