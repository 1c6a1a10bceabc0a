import { plusDays } from '#domain/kit/duration.ts';
import type { NotificationKind } from '#domain/site/site.ts';
import { afterQuietHours, isReminder } from './mail.ts';
import { isLate } from './reminder.ts';

/** How a device is reached: through Expo, by a token of its vendor, or as a browser (contract 6). */
export type PushChannel = 'expo' | 'device' | 'web';

/** Days after which a token is deleted unless its device presented it again (contract 6). */
export const TOKEN_UNSEEN_DAYS = 270;
/** The maximum of devices per person; the one unseen longest is dropped (chosen). */
export const MOST_DEVICES = 20;

/** For how many days a push message is worth sending, and its key is kept (chosen). */
const WORTH_DAYS: Readonly<Record<'end_of_phase_mail' | 'badge_mail', number>> = {
  end_of_phase_mail: 3,
  badge_mail: 3,
};

/**
 * Until when a push message is worth sending: one about a day until that day ends, at `endOfDay`, and replies until the quiet
 * hours begin, at `evening`, because they are not pushed in those (settled: forum).
 */
export function pushWorthUntil(
  kind: NotificationKind,
  from: Date,
  { evening, endOfDay }: { readonly evening: Date; readonly endOfDay: Date },
): Date {
  if (kind === 'daily_mail' || kind === 'usage_reminder_mail') return endOfDay;
  return kind === 'forum_reply_mail' ? evening : plusDays(from, WORTH_DAYS[kind]);
}

/**
 * When a push message that was enqueued at `createdAt` may go: a reminder at the hour that was chosen, even in the night;
 * anything else waits for the morning if it comes in the quiet hours, or late.
 */
export function pushGoesFrom(
  { kind, createdAt }: { readonly kind: NotificationKind; readonly createdAt: Date },
  now: Date,
  hourOf: (instant: Date) => number,
): Date {
  return isReminder(kind) && !isLate(createdAt, now) ? now : afterQuietHours(now, hourOf);
}

const LONGEST_TOKEN = 4_096;
const EXPO = /^Expo(nent)?PushToken/i;

/** The channel of a native app's token; null if it is malformed (contract 6). */
export function channelOfToken(token: string): Exclude<PushChannel, 'web'> | null {
  if (token.length > LONGEST_TOKEN) return null;
  if (EXPO.test(token)) return /^Expo(nent)?PushToken\[[\w.:-]{1,200}\]$/.test(token) ? 'expo' : null;
  // Vendors guarantee no format; this is what they issue today.
  return /^[\w.:-]+$/.test(token) ? 'device' : null;
}

/** Whether someone chose this kind of notification, and for badges does not hide them. */
export function wantsPush(
  person: {
    readonly notificationKinds: readonly string[];
    readonly showsBadges: boolean;
    readonly blocked: boolean;
  },
  kind: NotificationKind,
): boolean {
  if (person.blocked || (kind === 'badge_mail' && !person.showsBadges)) return false;
  return person.notificationKinds.includes(kind);
}
