import { type Announcing, followChannel } from '../follow-channel.ts';
import type { Content, ContentKind } from './kind.ts';
import { findPublished } from './queries.ts';
import { assembleContent, NO_CONTENT } from './snapshot.ts';

/** The channel on which the database announces every change of content (migration 0006). */
const CHANNEL = 'houvast_content';

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
  connection: Announcing,
  kinds: readonly ContentKind[],
  watcher: Watcher,
): Promise<ContentStore> {
  let current = NO_CONTENT;
  const following = await followChannel(connection, CHANNEL, async () => {
    const rows = await findPublished(connection.db);
    current = assembleContent(rows, kinds, current, (id) => watcher.unreadable(id));
  });
  return {
    get current() {
      return current;
    },
    close: following.close,
  };
}
