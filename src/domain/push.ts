import { isAddress, isPublicAddress } from './network-address.ts';
import type { NotificationKind } from './site.ts';

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

const LONGEST_ENDPOINT = 2_048;
/** Names that lead into the own network, whoever asks (RFC 6761, RFC 6762, RFC 9476, ICANN on `internal`). */
const INNER_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion)$/;

/** Two labels or more, each of letters, digits, `-` and `_`. */
const NAME = /^[\w-]+(\.[\w-]+)+$/;

/**
 * Whether an address may be where a browser says its push messages go: https on its own port, without credentials, and
 * not to this machine or its network (docs/decisions/0025). Where a name leads is looked at when a message is sent.
 */
export function isPublicEndpoint(endpoint: string): boolean {
  if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return false;
  const { protocol, username, password, port, hostname } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.+$/, '');
  if (isAddress(host)) return isPublicAddress(host);
  return NAME.test(host) && !INNER_NAME.test(host);
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
