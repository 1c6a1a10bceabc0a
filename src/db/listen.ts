import pg from 'pg';

/** How long to wait before reconnecting, and for a connection, in milliseconds. */
const PAUSE = 1_000;
const CONNECT_TIMEOUT = 3_000;

/**
 * Listens on a PostgreSQL channel with a connection of its own. When that breaks it reconnects, and calls `onNotify`
 * because a notification may have been missed. Returns the function that stops it.
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  onNotify: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      application_name: 'houvast-listen',
    });
    fresh.on('notification', () => onNotify());
    fresh.on('error', () => undefined);
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    fresh.once('end', reconnect);
    return fresh;
  }

  function reconnect(): void {
    if (!stopped) setTimeout(() => void connectAgain(), PAUSE).unref();
  }

  async function connectAgain(): Promise<void> {
    if (stopped) return;
    try {
      client = await connect();
    } catch {
      return reconnect();
    }
    // It was stopped while connecting.
    if (stopped) await client.end();
    else onNotify();
  }

  return async () => {
    stopped = true;
    await client.end();
  };
}
