import type { Db } from '#db/connection.ts';
import type { Site } from '#domain/site/site.ts';
import type { Person } from '../context.ts';
import type { Keyring, Vault } from '../crypto/keyring.ts';
import { keyedHash, randomToken, sha256 } from '../crypto/secret-token.ts';
import {
  deleteSession,
  deleteSessionsBeyond,
  findSession,
  insertSession,
  insertSessionAtLogin,
  renewSession,
  touchSession,
} from './queries.ts';

/** A session ends this long after login, or this long after its last use (contract 1.3). Seconds. */
const SESSION_LIFETIME = 2_000_000;
const SESSION_IDLE = 200_000;
/**
 * For this long the row and the cookie of an expired session are kept: whoever logs in again in the same browser then opens
 * what it kept for them, which lasts as long (docs/decisions/0038). Seconds.
 */
const KEPT_AFTER_EXPIRY = 86_400;
/** The Max-Age of the cookie. Seconds. */
export const COOKIE_LIFETIME = SESSION_LIFETIME + KEPT_AFTER_EXPIRY;
/** More than anyone has devices; a login beyond them ends the session that was not used for longest (contract 1.4). */
const MOST_SESSIONS = 20;
/** How stale "last seen" may be before it is written again, so that reads do not write. Seconds. */
const TOUCH_AFTER = 300;

/** The person of a session cookie on a site, or null if it is invalid or expired. */
export async function loadSession(
  context: { db: Db; now: Date; site: Site; keyring: Keyring },
  cookie: string | undefined,
): Promise<Person | null> {
  if (!cookie) return null;
  const idHash = sha256(cookie);
  const row = await findSession(context.db, idHash);
  if (!row || row.site !== context.site || row.blocked) return null;
  const idleSeconds = (context.now.getTime() - row.lastSeenAt.getTime()) / 1000;
  const ageSeconds = (context.now.getTime() - row.createdAt.getTime()) / 1000;
  if (ageSeconds > SESSION_LIFETIME || idleSeconds > SESSION_IDLE) return null;
  if (idleSeconds > TOUCH_AFTER) await touchSession(context.db, idHash, context.now);
  return personOf(row, context.keyring);
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

function personOf(row: SessionRow, keyring: Keyring): Person {
  const { uid, registrationsStart, programmeStart, deviceSalt } = row;
  let vault: Vault | undefined;
  const loggedIn = {
    uid,
    roles: row.roles,
    get vault() {
      // Most calls decrypt nothing; the key is unwrapped on first use.
      vault ??= keyring.vault(uid, row);
      return vault;
    },
    get deviceKey() {
      return this.vault.keyOfDevice(deviceSalt);
    },
  };
  // Object.assign keeps the getter; a spread would unwrap every key.
  return registrationsStart === null || programmeStart === null
    ? Object.assign(loggedIn, { kind: 'nurse' as const })
    : Object.assign(loggedIn, { kind: 'participant' as const, registrationsStart, programmeStart });
}

/** The earliest login and last use of a session that is still valid at an instant. */
export function oldestLiving(now: Date): { created: Date; seen: Date } {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  return { created: before(SESSION_LIFETIME), seen: before(SESSION_IDLE) };
}

/** The same for a session whose row is still of use. */
export function oldestKept(now: Date): ReturnType<typeof oldestLiving> {
  return oldestLiving(new Date(now.getTime() - KEPT_AFTER_EXPIRY * 1000));
}

/** Creates a session and returns its cookie value. */
export async function createSession(
  db: Db,
  { uid, device, now }: { uid: number; device: string; now: Date },
): Promise<string> {
  const cookie = randomToken();
  const idHash = sha256(cookie);
  await insertSession(db, { idHash, uid, device, createdAt: now, lastSeenAt: now });
  await deleteSessionsBeyond(db, uid, { most: MOST_SESSIONS, newest: idHash });
  return cookie;
}

/** The same for an account whose password was right, unless it was changed since: then null. */
export async function createSessionAtLogin(
  db: Db,
  account: { readonly uid: number; readonly passwordHash: string | null },
  { before, device, now }: { readonly before: Buffer | null; readonly device: string; readonly now: Date },
): Promise<string | null> {
  const cookie = randomToken();
  const row = { idHash: sha256(cookie), before, device, createdAt: now, lastSeenAt: now };
  if (!(await insertSessionAtLogin(db, account, row))) return null;
  await deleteSessionsBeyond(db, account.uid, { most: MOST_SESSIONS, newest: row.idHash });
  return cookie;
}

/** Returns a new cookie value for a session; the previous one becomes invalid. */
export async function changeCookie(db: Db, cookie: string, now: Date): Promise<string> {
  const next = randomToken();
  await renewSession(db, sha256(cookie), sha256(next), now);
  return next;
}

export async function destroySession(db: Db, cookie: string): Promise<void> {
  await deleteSession(db, sha256(cookie));
}

/** The token a state-changing call must carry; valid as long as the session (contract 1.3). */
export function csrfTokenOf(secret: string, cookie: string | undefined): string {
  return keyedHash(secret, 'csrf', cookie ?? 'visitor');
}

/** The token that logs out when given as `?token=` (contract 2.2). */
export function logoutTokenOf(secret: string, cookie: string): string {
  return keyedHash(secret, 'logout', cookie);
}
