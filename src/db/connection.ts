import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { codeOf } from '#domain/kit/thrown.ts';
import { listenOnPostgres } from './listen.ts';
import { handleOf, openPool } from './pool.ts';

/**
 * How long a call waits for a connection, and for a statement, in milliseconds: with a silent database it has to end while its
 * caller still waits.
 */
const PATIENCE_MS = 3_000;
const LONG_PATIENCE_MS = 300_000;

/** PostgreSQL touches all of its shared buffers as it starts, which are 128 MB by default. */
const SHARED_BUFFERS = '16MB';

/** A handle for queries: the database itself or a transaction in it. Inside a transaction use only the given handle. */
export type Db = PgDatabase<PgQueryResultHKT>;

interface BaseConnection {
  readonly db: Db;
  /** For jobs and starts, whose statements may take minutes: nodes that start together wait for each other. */
  readonly patientDb: Db;
  /**
   * Calls `onNotify` on every notification of a channel, and whenever one may have been missed. Returns the function that
   * stops it.
   */
  listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface EmbeddedConnection extends BaseConnection {
  readonly kind: 'embedded';
  /** The database itself, for what needs more than queries. */
  readonly client: PGlite;
}

export interface PostgresConnection extends BaseConnection {
  readonly kind: 'postgres';
  /** Reaches the database without a pooler, for sessions that last. */
  readonly directUrl: string;
  /** The size of the pool, and how many callers wait for a connection. */
  pool(): { readonly total: number; readonly idle: number; readonly waiting: number };
}

export type Connection = EmbeddedConnection | PostgresConnection;

/**
 * Opens the embedded database in a folder, or a copy in memory from a snapshot. It never fsyncs: a crash of the process
 * loses nothing, a power cut may. Callers take the folder's lock first (`lock.ts`).
 */
export async function openEmbedded(
  where: { readonly dataDir: string } | { readonly snapshot?: Blob },
): Promise<EmbeddedConnection> {
  // A server on PostgreSQL needs none of it.
  const [{ PGlite, types }, { drizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
  ]);
  const client = await PGlite.create({
    ...('dataDir' in where ? { dataDir: where.dataDir } : {}),
    ...('snapshot' in where ? { loadDataDir: where.snapshot } : {}),
    // The default ones convert bytes digit by digit.
    parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
    serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
  const db = drizzle({ client });
  return {
    db,
    patientDb: db,
    client,
    kind: 'embedded',
    listen: (channel, onNotify) => client.listen(channel, onNotify),
    close: () => client.close(),
  };
}

/**
 * Opens PostgreSQL 15 or newer. `direct` bypasses a pooler in transaction mode, if `url` goes through one: statements are
 * unnamed then, and without a limit of the server's own, which such poolers refuse.
 */
export function openPostgres(
  url: string,
  { direct }: { readonly direct?: string | undefined } = {},
): PostgresConnection {
  const pooled = direct !== undefined;
  const directUrl = direct ?? url;
  const calls = openPool({ url, pooled, most: 10, patienceMs: PATIENCE_MS });
  const patient = openPool({ url, pooled, most: 3, patienceMs: LONG_PATIENCE_MS });
  return {
    db: handleOf(calls),
    patientDb: handleOf(patient),
    kind: 'postgres',
    directUrl,
    pool: () => ({ total: calls.totalCount, idle: calls.idleCount, waiting: calls.waitingCount }),
    listen: (channel, onNotify) => listenOnPostgres({ url: directUrl, channel }, onNotify),
    close: async () => void (await Promise.all([calls.end(), patient.end()])),
  };
}

/** Whether the database is reachable now. */
export async function isReachable(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}

/** Reclaims the space of deleted rows. Not inside a transaction. */
export async function vacuum(db: Db): Promise<void> {
  await db.execute(sql`vacuum`);
}

/** Whether a write failed because a unique constraint already has such a row; `constraint` names it. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (codeOf(cause) !== '23505') return false;
  return cause instanceof Error && 'constraint' in cause && cause.constraint === constraint;
}
