import type { NotificationKind } from '#domain/site/site.ts';

/** How a device is reached: through Expo, by a token of its maker, or as a browser (contract 6). */
export type PushChannel = 'expo' | 'device' | 'web';

/** Days after which a token that its device did not show again is thrown away (contract 6). */
export const TOKEN_UNSEEN_DAYS = 270;
/** Devices of one person; the one unseen longest makes room (chosen). */
export const MOST_DEVICES = 20;

/** For how many days a push message is worth sending, and its key is kept (chosen). */
const WORTH_DAYS: Readonly<Record<Exclude<NotificationKind, 'daily_mail'>, number>> = {
  usage_reminder_mail: 2,
  end_of_phase_mail: 3,
  forum_reply_mail: 3,
  badge_mail: 3,
};

const DAY_MS = 86_400_000;

/** Until when a push message is worth sending; a moment for the day ends with its day, which ends at `endOfDay`. */
export function pushWorthUntil(kind: NotificationKind, from: Date, endOfDay: Date): Date {
  return kind === 'daily_mail' ? endOfDay : new Date(from.getTime() + WORTH_DAYS[kind] * DAY_MS);
}

const LONGEST_TOKEN = 4_096;
const EXPO = /^Expo(nent)?PushToken/i;

/** Which channel a token of the native app belongs to; null: it is none (contract 6). */
export function channelOfToken(token: string): Exclude<PushChannel, 'web'> | null {
  if (token.length > LONGEST_TOKEN) return null;
  if (EXPO.test(token)) return /^Expo(nent)?PushToken\[[\w.:-]{1,200}\]$/.test(token) ? 'expo' : null;
  // Makers promise no form; what they give out is this.
  return /^[\w.:-]+$/.test(token) ? 'device' : null;
}

/** Whether someone chose to be told of this kind of thing; who looks at no badges is told of none. */
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
