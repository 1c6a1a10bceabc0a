import pg from 'pg';

/** How long to wait before reconnecting, in milliseconds. */
const PAUSE = 1_000;

/** What is listened to, and how soon a silent connection is given up. */
interface Listening {
  readonly url: string;
  readonly channel: string;
  /** How often to ask for a sign of life, and how long to wait for one and for a connection, in milliseconds. */
  readonly askEvery?: number;
  readonly patience?: number;
}

/**
 * Listens on a PostgreSQL channel with a connection of its own. When that breaks it reconnects, and calls `onNotify` because a
 * notification may have been missed. A connection that falls silent, for example because a firewall dropped it, would look like a
 * quiet channel; so it is regularly asked to listen again, which changes nothing, and has to answer. Returns the function that
 * stops it.
 */
export async function listenOnPostgres(
  { url, channel, askEvery = 20_000, patience = 3_000 }: Listening,
  onNotify: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      application_name: 'houvast-listen',
    });
    fresh.on('notification', () => onNotify());
    fresh.on('error', () => undefined);
    const ask = () => fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    try {
      await fresh.connect();
      await ask();
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    // With a statement that has no answer yet, `end` closes the socket without waiting for the other side.
    const asking = setInterval(() => void ask().catch(() => fresh.end()), askEvery).unref();
    fresh.once('end', () => {
      clearInterval(asking);
      reconnect();
    });
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
