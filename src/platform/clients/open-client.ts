import type { Db } from '#db/connection.ts';
import type { Day } from '#domain/kit/day.ts';
import { type ConsentKind, LOOK_NOT_LOGGED, type Look } from '#domain/nurse/pairing.ts';
import type { Site } from '#domain/site/site.ts';
import type { Clock } from '../clock.ts';
import type { Keyring, Vault } from '../crypto/keyring.ts';
import { isDeadlock } from '../deadlock.ts';
import { Failure, notFound } from '../failure.ts';
import { isDatabaseAway } from '../http/database-away.ts';
import { type DoorRow, openDoor, openMirror } from './queries.ts';

/** The parts of the context of a nurse's call that opening a client takes. */
export interface DoorContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly today: Day;
  readonly keyring: Keyring;
  /** The nurse. */
  readonly person: { readonly uid: number };
  transaction<T>(run: (inside: this) => Promise<T>): Promise<T>;
}

/** A client of the calling nurse; `shares` says what they let her see now. */
export interface Client {
  readonly uid: number;
  readonly site: Site;
  readonly name: string;
  readonly shares: Readonly<Record<ConsentKind, boolean>>;
}

export interface OpenedClient extends Client {
  /** Opens what the client wrote. */
  readonly vault: Vault;
}

/** How often looks at the same client may race for the next row of the log; in every round at least one of them gets it. */
const MOST_TRIES = 50;

/**
 * Opens a client's data to a nurse; there is no other way to it (settled: nurse). `read` runs in the transaction in which the
 * look was logged, and nobody can end the pairing meanwhile. A client who is not hers, never was, is of another site or does not
 * let her see this is the same 404; if the look cannot be logged, nothing is read (503).
 */
export function withClient<C extends DoorContext, T>(
  context: C,
  asked: { readonly uid: number; readonly site: Site; readonly look: ConsentKind },
  read: (inside: C, client: OpenedClient) => Promise<T>,
): Promise<T> {
  return context.transaction(async (inside) => {
    const { look, ...client } = asked;
    const [row] = await logLook(inside, look, client);
    if (!row) throw noClient();
    const vault = inside.keyring.vault(row.uid, row);
    return read(inside, { ...clientOf(row), vault });
  });
}

/** The same for all her clients at once, for her list; no key is unwrapped for it. */
export function withClients<C extends DoorContext, T>(
  context: C,
  read: (inside: C, clients: readonly Client[]) => Promise<T>,
): Promise<T> {
  return context.transaction(async (inside) => {
    const rows = await logLook(inside, 'list', null);
    return read(inside, rows.map(clientOf));
  });
}

interface MirrorContext extends Pick<DoorContext, 'db' | 'clock'> {
  /** The client. */
  readonly person: { readonly uid: number; readonly vault: Vault };
  readonly site: Site;
  transaction<T>(run: (inside: this) => Promise<T>): Promise<T>;
}

/** Shows clients what their nurse could open now; undefined if there is no nurse who can look. Nothing is logged. */
export function withOneself<C extends MirrorContext, T>(
  context: C,
  read: (inside: C, client: OpenedClient) => Promise<T>,
): Promise<T | undefined> {
  return context.transaction(async (inside) => {
    const { db, clock, person, site } = inside;
    const row = await openMirror(db, { client: { uid: person.uid, site }, now: clock.now() });
    return row && read(inside, { ...clientOf(row), vault: person.vault });
  });
}

/** The same refusal for everybody who is not her client. */
export function noClient(): Failure {
  return notFound('There is no such client.');
}

async function logLook(
  { db, clock, today, person }: DoorContext,
  look: Look,
  client: { readonly uid: number; readonly site: Site } | null,
): Promise<readonly DoorRow[]> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const rows = await openDoor(db, { nurse: person.uid, look, client, now: clock.now(), today }).catch(
      notLogged,
    );
    if (rows.every(({ logged }) => logged)) return rows;
  }
  return notLogged();
}

/** Refuses the look: one statement reads and logs, so when it fails, for whatever reason, there is no record of the look. */
function notLogged(error?: unknown): never {
  if (isDatabaseAway(error) || isDeadlock(error)) throw error;
  throw new Failure('unavailable', LOOK_NOT_LOGGED, { retryAfterSeconds: 60 });
}

function clientOf({
  uid,
  site,
  name,
  registrations,
  exercises,
}: Omit<DoorRow, 'wrapped' | 'masterKey' | 'logged'>): Client {
  return { uid, site, name, shares: { registrations, exercises } };
}
