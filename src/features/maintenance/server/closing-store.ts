import type { Closing } from '#domain/site/closing.ts';
import { type Announcing, followChannel } from '#platform/follow-channel.ts';
import { CHANNEL, findClosing } from './queries.ts';

/** Keeps in memory whether the sites are closed, as every call and page asks. */
export interface ClosingStore {
  readonly current: Closing;
  /** Reads again, in case an announcement was lost. */
  renew(): void;
  close(): Promise<void>;
}

/** Follows the switch of the staff. `bySetting`: the sites are closed as long as this process runs, and the database is not asked. */
export async function openClosingStore(
  connection: Announcing,
  { bySetting }: { readonly bySetting: boolean },
): Promise<ClosingStore> {
  let current: Closing = { isClosed: bySetting, bySetting, until: null };
  if (bySetting) return { current, renew: () => undefined, close: () => Promise.resolve() };
  const following = await followChannel(connection, CHANNEL, async () => {
    const row = await findClosing(connection.db);
    const next = { isClosed: row !== undefined, bySetting, until: row?.until ?? null };
    const isSame = next.isClosed === current.isClosed && next.until?.getTime() === current.until?.getTime();
    if (!isSame) current = next;
  });
  return {
    get current() {
      return current;
    },
    renew: following.renew,
    close: following.close,
  };
}
