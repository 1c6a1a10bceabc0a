import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

interface PoolSettings {
  readonly url: string;
  /** The connections go through a pooler in transaction mode. */
  readonly pooled: boolean;
  readonly most: number;
  /** How long to wait for a connection, and for a statement, in milliseconds. */
  readonly patienceMs: number;
}

/**
 * The class of connections that are closed once a statement got no answer in time: a rollback sent after it would only wait
 * behind it. The driver's own limit sets a timer for every statement, which makes reads a fifth dearer
 * (docs/decisions/0081). Poolers in transaction mode lose named statements, so those get unnamed ones.
 */
function connectionClass({ pooled, patienceMs }: PoolSettings): typeof pg.Client {
  return class extends pg.Client {
    readonly #timer: NodeJS.Timeout;
    #isWaiting = false;

    constructor(config: pg.ClientConfig) {
      const socket = new Socket();
      super({ ...config, stream: socket });
      this.#timer = setTimeout(() => {
        if (this.#isWaiting) socket.destroy(unanswered());
      }, patienceMs).unref();
      this.on('drain', () => {
        this.#isWaiting = false;
      });
    }

    override query: pg.Client['query'] = (config: unknown, ...rest: unknown[]) => {
      this.#isWaiting = true;
      this.#timer.refresh();
      const given = pooled && typeof config === 'object' ? { ...config, name: undefined } : config;
      return Reflect.apply(pg.Client.prototype.query, this, [given, ...rest]);
    };
  };
}

function unanswered(): Error {
  return Object.assign(new Error('The database did not answer in time'), { code: 'ETIMEDOUT' });
}

/** Opens a pool of connections. */
export function openPool(given: PoolSettings): pg.Pool {
  const { url, pooled, most, patienceMs } = given;
  const settings = {
    connectionString: url,
    max: most,
    application_name: 'houvast',
    connectionTimeoutMillis: patienceMs,
    // Statements of a transaction may be sent together.
    pipeline: true,
    ...(pooled ? {} : { statement_timeout: patienceMs }),
    // The types of a pool do not declare the option for a connection class.
    Client: connectionClass(given),
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
