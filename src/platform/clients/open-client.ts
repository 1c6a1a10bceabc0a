import type { Db } from '#db/connection.ts';
import type { Day } from '#domain/kit/day.ts';
import type { ConsentKind, Look } from '#domain/nurse/pairing.ts';
import type { Site } from '#domain/site/site.ts';
import type { Clock } from '../clock.ts';
import type { Keyring, Vault } from '../crypto/keyring.ts';
import { isDeadlock } from '../deadlock.ts';
import { Failure, notFound } from '../failure.ts';
import { isDatabaseAway } from '../http/database-away.ts';
import { type DoorRow, openDoor, openMirror } from './queries.ts';

/** What it takes to stand at the door: the context of a nurse's call has it. */
export interface DoorContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly today: Day;
  readonly keyring: Keyring;
  /** The nurse. */
  readonly person: { readonly uid: number };
  transaction<T>(run: (inside: this) => Promise<T>): Promise<T>;
}

/** A client of the nurse who calls; what they do not let her see now is false. */
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

/** How often a look is tried that others of the same client come before; each time one of them is written. */
const MOST_TRIES = 50;

/**
 * The only door to what a client keeps (settled: nurse): `read` runs in the transaction in which the look was logged, and while it
 * runs nobody can end the pairing. A client who is not hers, never was, is of another site or does not let her see this is the
 * same 404; without a log nothing is read (503).
 */
export function withClient<C extends DoorContext, T>(
  context: C,
  asked: { readonly uid: number; readonly site: Site; readonly look: ConsentKind },
  read: (inside: C, client: OpenedClient) => Promise<T>,
): Promise<T> {
  return context.transaction(async (inside) => {
    const { look, ...client } = asked;
    const [row] = await looked(inside, look, client);
    if (!row) throw noClient();
    const vault = inside.keyring.vault(row.uid, row);
    return read(inside, { ...clientOf(row), vault });
  });
}

/** The same for all her clients at once, for her list: their keys stay closed. */
export function withClients<C extends DoorContext, T>(
  context: C,
  read: (inside: C, clients: readonly Client[]) => Promise<T>,
): Promise<T> {
  return context.transaction(async (inside) => {
    const rows = await looked(inside, 'list', null);
    return read(inside, rows.map(clientOf));
  });
}

interface MirrorContext extends Pick<DoorContext, 'db' | 'clock'> {
  /** The client. */
  readonly person: { readonly uid: number; readonly vault: Vault };
  readonly site: Site;
  transaction<T>(run: (inside: this) => Promise<T>): Promise<T>;
}

/** What a client's nurse could open now, for the client; undefined where there is no nurse who can look. Nothing is logged. */
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

/** The one refusal for whoever is not her client. */
export function noClient(): Failure {
  return notFound('There is no such client.');
}

async function looked(
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

/** The statement reads and logs: when it fails, for whatever reason, nobody knows that she looked. */
function notLogged(error?: unknown): never {
  if (isDatabaseAway(error) || isDeadlock(error)) throw error;
  throw new Failure('unavailable', 'The look cannot be logged.', { retryAfterSeconds: 60 });
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
