import type { Connection } from '#db/connection.ts';
import type { Content, ContentKind } from './kind.ts';
import { findPublished } from './queries.ts';
import { assembleContent, NO_CONTENT } from './snapshot.ts';

/** The channel on which the database announces every change of content (migration 0006). */
const CHANNEL = 'houvast_content';
/** After a failed read, in milliseconds. */
const PAUSE = 1_000;

/** The in-memory snapshot of content that calls use, refreshed whenever the database changes. */
export interface ContentStore {
  /** The current snapshot; the object itself is immutable. */
  readonly current: Content;
  close(): Promise<void>;
}

interface Watcher {
  /** A piece could not be parsed; only its id is passed, never a text. */
  unreadable(id: string): void;
}

/** Reads all published content, and again after every change, on whatever node it was made. */
export async function openContentStore(
  connection: Pick<Connection, 'db' | 'listen'>,
  kinds: readonly ContentKind[],
  watcher: Watcher,
): Promise<ContentStore> {
  let current = NO_CONTENT;
  let reading = Promise.resolve();
  let isWaiting = false;
  let isClosed = false;

  const read = async () => {
    const rows = await findPublished(connection.db);
    current = assembleContent(rows, kinds, current, (id) => watcher.unreadable(id));
  };
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

  const stop = await connection.listen(CHANNEL, renew);
  // Like a refresh: this older read must not overwrite the result of one requested meanwhile.
  reading = reading.then(read);
  await reading;
  return {
    get current() {
      return current;
    },
    async close() {
      isClosed = true;
      await stop();
      await reading;
    },
  };
}
