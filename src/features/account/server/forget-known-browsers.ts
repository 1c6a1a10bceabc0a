import type { Context } from '#platform/context.ts';
import { startDeviceGeneration } from './queries.ts';

/** Forgets every browser that the account knows (docs/decisions/0039). */
export async function forgetKnownBrowsers({ db }: Context, { uid }: { readonly uid: number }): Promise<void> {
  await startDeviceGeneration(db, uid);
}
