import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** A connection with unnamed statements, for poolers in transaction mode, which lose named ones. */
class UnnamedClient extends pg.Client {
  override query: pg.Client['query'] = (config: unknown, ...rest: unknown[]) => {
    const unnamed = typeof config === 'object' ? { ...config, name: undefined } : config;
    return Reflect.apply(pg.Client.prototype.query, this, [unnamed, ...rest]);
  };
}

interface PoolSettings {
  readonly url: string;
  /** The connections go through a pooler in transaction mode. */
  readonly pooled: boolean;
  readonly most: number;
  /** How long to wait for a connection, and for a statement, in milliseconds. */
  readonly patienceMs: number;
}

/** Opens a pool of connections. */
export function openPool({ url, pooled, most, patienceMs }: PoolSettings): pg.Pool {
  const settings = {
    connectionString: url,
    max: most,
    application_name: 'houvast',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    // So that a connection is closed once a statement got no answer in time: a rollback sent after it would only wait behind it.
    pipeline: true,
    ...(pooled ? {} : { statement_timeout: patienceMs }),
    // The types of a pool do not declare the option for a connection class.
    Client: pooled ? UnnamedClient : pg.Client,
  };
  const pool = new pg.Pool(settings);
  // A connection that breaks while idle must not end the process; the next query gets another one.
  pool.on('error', () => undefined);
  // One that breaks in a transaction fails the query in progress; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * A handle on a pool. Its transactions take and return their connection here: Drizzle keeps the connection of a transaction
 * that could not begin.
 */
export function handleOf(pool: pg.Pool) {
  const db = drizzle({ client: pool });
  return Object.assign(db, {
    transaction: async (...given: Parameters<typeof db.transaction>) => {
      const client = await pool.connect();
      try {
        return await drizzle({ client }).transaction(...given);
      } finally {
        client.release();
      }
    },
  });
}
