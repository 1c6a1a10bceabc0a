import type { Db } from '#db/connection.ts';
import {
  type DeviceKind,
  longestUnused,
  NURSE_SECONDS,
  sessionAfter,
} from '#domain/identity/session-lifetime.ts';
import type { Site } from '#domain/site/site.ts';
import type { Person } from '../context.ts';
import type { Keyring, Vault } from '../crypto/keyring.ts';
import { keyedHash, randomToken, sha256 } from '../crypto/secret-token.ts';
import {
  deleteSession,
  deleteSessionsBeyond,
  type EarliestUse,
  findSession,
  insertSession,
  insertSessionAtLogin,
  renewSession,
  touchSession,
} from './queries.ts';

/**
 * How long the row and the cookie of an expired session are kept: logging in again in the same browser then opens what it stored
 * for that person, even from a page that was open for days (docs/decisions/0038). Seconds.
 */
const KEPT_AFTER_EXPIRY = 3 * 86_400;
/** The Max-Age of the cookie on one's own device; on any other it goes with the browser. Seconds. */
export const COOKIE_LIFETIME = longestUnused({ ownDevice: true }) + KEPT_AFTER_EXPIRY;
/** More sessions than anyone has devices; a login beyond them ends the one that was unused for longest (api-contract 1.4). */
const MOST_SESSIONS = 20;

/** A session that a call came with. */
export interface OpenSession extends DeviceKind {
  readonly person: Person;
  /** Its last use was just recorded, so its cookie has to be prolonged as well. */
  readonly isProlonged: boolean;
}

/** The session of a cookie on a site, or null if it is invalid or expired. */
export async function loadSession(
  context: { db: Db; now: Date; site: Site; keyring: Keyring },
  cookie: string | undefined,
): Promise<OpenSession | null> {
  if (!cookie) return null;
  const idHash = sha256(cookie);
  const row = await findSession(context.db, idHash);
  if (!row || row.site !== context.site || row.blocked) return null;
  const person = personOf(row, context.keyring);
  const state = stateOf(row, person, context.now);
  if (state === 'over') return null;
  const isProlonged = state === 'stale';
  if (isProlonged) await touchSession(context.db, idHash, row.uid, context.now);
  return { person, ownDevice: row.ownDevice, isProlonged };
}

/** The state of a session by now; its row is kept for a while after its end. */
export function stateOf(
  { ownDevice, createdAt, lastSeenAt }: DeviceKind & { readonly createdAt: Date; readonly lastSeenAt: Date },
  { kind }: Pick<Person, 'kind'>,
  now: Date,
) {
  const since = (instant: Date) => (now.getTime() - instant.getTime()) / 1000;
  return sessionAfter({
    ownDevice,
    ofNurse: kind === 'nurse',
    age: since(createdAt),
    unused: since(lastSeenAt),
  });
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/**
 * What a session tells about anyone. Most calls decrypt nothing, so the key is unwrapped at its first use. Pass it on whole: a
 * spread leaves out the getters of a class (docs/decisions/0081).
 */
class LoggedIn {
  readonly uid: number;
  readonly roles: SessionRow['roles'];
  readonly letInAt: Date | null;
  readonly #row: SessionRow;
  readonly #keyring: Keyring;
  #vault: Vault | undefined;

  constructor(row: SessionRow, keyring: Keyring) {
    this.uid = row.uid;
    this.roles = row.roles;
    this.letInAt = row.letInAt;
    this.#row = row;
    this.#keyring = keyring;
  }

  get vault(): Vault {
    this.#vault ??= this.#keyring.vault(this.uid, this.#row);
    return this.#vault;
  }

  get deviceKey(): string {
    return this.vault.keyOfDevice(this.#row.deviceSalt);
  }
}

function personOf(row: SessionRow, keyring: Keyring): Person {
  const { registrationsStart, programmeStart } = row;
  const loggedIn = new LoggedIn(row, keyring);
  return registrationsStart === null || programmeStart === null
    ? Object.assign(loggedIn, { kind: 'nurse' as const })
    : Object.assign(loggedIn, { kind: 'participant' as const, registrationsStart, programmeStart });
}

/** The earliest last use, or a nurse's earliest login, of a session that is still valid at an instant. */
export function earliestLiving(now: Date): EarliestUse {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  return {
    own: before(longestUnused({ ownDevice: true })),
    other: before(longestUnused({ ownDevice: false })),
    nurseLogin: before(NURSE_SECONDS),
  };
}

/** The same for a session whose row is still of use. */
export function earliestKept(now: Date): EarliestUse {
  return earliestLiving(new Date(now.getTime() - KEPT_AFTER_EXPIRY * 1000));
}

/** Creates a session and returns its cookie value. */
export async function createSession(
  db: Db,
  {
    uid,
    device,
    ownDevice,
    letInAt,
    now,
  }: DeviceKind & { uid: number; device: string; letInAt: Date | null; now: Date },
): Promise<string> {
  const cookie = randomToken();
  const idHash = sha256(cookie);
  await insertSession(db, {
    idHash,
    uid,
    device,
    ownDevice,
    letInAt,
    createdAt: now,
    lastSeenAt: now,
  });
  await deleteSessionsBeyond(db, uid, { most: MOST_SESSIONS, newest: idHash });
  return cookie;
}

/** Creates a session for an account whose password was right; null if the password was changed or the account blocked since. */
export async function createSessionAtLogin(
  db: Db,
  account: { readonly uid: number; readonly passwordHash: string | null },
  {
    before,
    device,
    ownDevice,
    now,
  }: DeviceKind & { readonly before: Buffer | null; readonly device: string; readonly now: Date },
): Promise<string | null> {
  const cookie = randomToken();
  const row = { idHash: sha256(cookie), before, device, ownDevice, createdAt: now, lastSeenAt: now };
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
