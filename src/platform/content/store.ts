import type { Connection } from '#db/connection.ts';
import type { Content, ContentKind } from './kind.ts';
import { findPublished } from './queries.ts';
import { assembleContent, NO_CONTENT } from './snapshot.ts';

/** The channel on which the database tells of every change of content (migration 0006). */
const CHANNEL = 'houvast_content';
/** After a failed reading, in milliseconds. */
const PAUSE = 1_000;

/** Where calls take content from: in memory, and renewed whenever the database changes. */
export interface ContentStore {
  /** What is published now; the object itself never changes. */
  readonly current: Content;
  close(): Promise<void>;
}

interface Watcher {
  /** A piece could not be read; only its id is told, never a text. */
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
  /** One reading that has not begun yet sees every change so far; one that is under way may have missed the last. */
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
  // Like a renewal: one asked for meanwhile must not be overtaken by this older reading.
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
