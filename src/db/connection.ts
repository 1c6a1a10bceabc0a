import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { codeOf } from '#domain/kit/thrown.ts';
import { listenOnPostgres } from './listen.ts';

/** A handle for queries: the database itself or a transaction in it. Inside a transaction use only the given handle. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Connection {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgres';
  /** The embedded database itself, for what needs more than queries. */
  readonly client?: PGlite;
  /** The size of the pool, and how many callers wait for a connection. The embedded database has no pool. */
  readonly pool?: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  /**
   * Calls `onNotify` on every notification of a channel, and whenever one may have been missed. Returns the function that
   * stops it.
   */
  listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * Opens the embedded database in a folder, or a copy in memory from a snapshot. It never fsyncs: a crash of the process
 * loses nothing, a power cut may. Callers take the folder's lock first (`lock.ts`).
 */
export async function openEmbedded(
  where: { readonly dataDir: string } | { readonly snapshot?: Blob },
): Promise<Connection & { readonly client: PGlite }> {
  // A server on PostgreSQL needs none of it.
  const [{ PGlite }, { drizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
  ]);
  const client =
    'dataDir' in where
      ? await PGlite.create({ dataDir: where.dataDir })
      : await PGlite.create(where.snapshot ? { loadDataDir: where.snapshot } : {});
  const db = drizzle({ client });
  return {
    db,
    client,
    kind: 'embedded',
    listen: (channel, onNotify) => client.listen(channel, onNotify),
    close: () => client.close(),
  };
}

/** A connection with unnamed statements, for poolers in transaction mode, which lose named ones. */
class UnnamedClient extends pg.Client {
  override query: pg.Client['query'] = (config: object | string, ...rest: unknown[]) => {
    const unnamed = typeof config === 'object' ? { ...config, name: undefined } : config;
    return Reflect.apply(pg.Client.prototype.query, this, [unnamed, ...rest]);
  };
}

/**
 * Opens a pool on PostgreSQL 15 or newer. `direct` bypasses a pooler in transaction mode, if `url` goes through one.
 */
export function openPostgres(
  url: string,
  { direct }: { readonly direct?: string | undefined } = {},
): Connection {
  const settings = { connectionString: url, max: 10, application_name: 'houvast' };
  // The types of a pool do not declare the option for a connection class.
  const unnamed = { ...settings, Client: UnnamedClient };
  const pool = new pg.Pool(direct === undefined ? settings : unnamed);
  // A connection that breaks while idle must not end the process; the next query gets another one.
  pool.on('error', () => undefined);
  // One that breaks in a transaction fails the query in progress; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzleNodePostgres({ client: pool });
  return {
    db,
    kind: 'postgres',
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: (channel, onNotify) => listenOnPostgres(direct ?? url, channel, onNotify),
    close: () => pool.end(),
  };
}

/** Whether the database is reachable now. */
export async function answers(db: Db): Promise<boolean> {
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
