import { randomBytes } from 'node:crypto';
import { DAY_MS } from '#domain/kit/duration.ts';
import { isProven, keyedHash } from '../crypto/secret-token.ts';
import type { Secrets } from '../setting-values.ts';

/** How long a browser is known after its last login to an account. Seconds: a year. */
export const DEVICE_LIFETIME = 31_536_000;
/** A family's computer has a few accounts; beyond this the one that was used longest ago is dropped. */
const MOST_ACCOUNTS = 5;
const NONCE_BYTES = 16;

/** An account, and the generation of the browsers that are known to it (docs/decisions/0039). */
export interface DeviceAccount {
  readonly uid: number;
  readonly deviceGeneration: number | string;
}

/** Keeps browsers of the sites and of the staff apart: the same number is another account there. */
type DeviceScope = 'device' | 'staff-device';

/** The parts that checking and writing the cookie takes. */
interface Means {
  readonly now: Date;
  readonly secrets: Secrets;
  readonly kind: DeviceScope;
}

/** One login: the day, a random id, and the hash that names the account to whoever has the secret. */
interface Entry {
  readonly day: number;
  readonly id: string;
  readonly hash: string;
}

/** Compared in place of an account that does not exist, so that both take the same time. */
const NOBODY: DeviceAccount = { uid: 0, deviceGeneration: 0 };

/** The id under which an account knows the browser with this cookie; null for a browser that it does not know. */
export function knownDevice(
  cookie: string | undefined,
  account: DeviceAccount | undefined,
  means: Means,
): string | null {
  const known = entriesIn(cookie).find((entry) => belongsTo(account ?? NOBODY, entry, means));
  return account && known ? known.id : null;
}

/** The cookie of a browser that has just logged in to the account, whose earlier entry it replaces. */
export function withDevice(cookie: string | undefined, account: DeviceAccount, means: Means): string {
  const day = dayOf(means.now);
  const id = randomBytes(NONCE_BYTES).toString('base64url');
  const entry = { day, id, hash: hashOf(means.secrets.newest, account, { day, id, kind: means.kind }) };
  return written([entry, ...othersIn(cookie, account, means)].slice(0, MOST_ACCOUNTS));
}

/** The cookie without the account; undefined when nothing is left of it. */
export function withoutDevice(
  cookie: string | undefined,
  account: DeviceAccount,
  means: Means,
): string | undefined {
  const others = othersIn(cookie, account, means);
  return others.length > 0 ? written(others) : undefined;
}

function othersIn(cookie: string | undefined, account: DeviceAccount, means: Means): readonly Entry[] {
  return entriesIn(cookie).filter((entry) => !belongsTo(account, entry, means));
}

function belongsTo(account: DeviceAccount, entry: Entry, { now, secrets, kind }: Means): boolean {
  const isOld = (dayOf(now) - entry.day) * DAY_MS > DEVICE_LIFETIME * 1000;
  return isProven(entry.hash, secrets, (secret) => hashOf(secret, account, { ...entry, kind })) && !isOld;
}

function hashOf(
  secret: string,
  { uid, deviceGeneration }: DeviceAccount,
  { day, id, kind }: Omit<Entry, 'hash'> & Pick<Means, 'kind'>,
): string {
  return keyedHash(secret, kind, [uid, deviceGeneration, day, id].join('|'));
}

function dayOf(now: Date): number {
  return Math.floor(now.getTime() / DAY_MS);
}

function entriesIn(cookie = ''): readonly Entry[] {
  const given = cookie.split('~').slice(0, MOST_ACCOUNTS);
  return given.flatMap((text) => {
    const [day = '', id, hash] = text.split('.');
    return id && hash && /^\d{1,7}$/.test(day) ? [{ day: Number(day), id, hash }] : [];
  });
}

function written(entries: readonly Entry[]): string {
  return entries.map(({ day, id, hash }) => `${day}.${id}.${hash}`).join('~');
}
