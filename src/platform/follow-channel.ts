import type { Connection } from '#db/connection.ts';

/** How long to wait after a failed read, in milliseconds. */
const PAUSE = 1_000;

/** A database that announces its changes. */
export type Announcing = Pick<Connection, 'db' | 'listen'>;

/** Keeps in memory what is in the database. */
export interface Following {
  /** Reads again soon, as a notification does. */
  renew(): void;
  close(): Promise<void>;
}

/** Reads now, and again after every notification of a channel, on whatever node it was made. One read at a time. */
export async function followChannel(
  { listen }: Pick<Announcing, 'listen'>,
  channel: string,
  read: () => Promise<void>,
): Promise<Following> {
  let reading = Promise.resolve();
  let isWaiting = false;
  let isClosed = false;

  /** A read that has not started yet will see every change so far; one in progress may have missed the last. */
  const renew = () => {
    if (isWaiting || isClosed) return;
    isWaiting = true;
    reading = reading
      .then(() => {
        isWaiting = false;
        return read();
      })
      .catch(() => void setTimeout(renew, PAUSE).unref());
  };

  const stop = await listen(channel, renew);
  // Like a refresh: this older read must not overwrite the result of one requested meanwhile.
  reading = reading.then(read);
  await reading;
  return {
    renew,
    async close() {
      isClosed = true;
      await stop();
      await reading;
    },
  };
}
