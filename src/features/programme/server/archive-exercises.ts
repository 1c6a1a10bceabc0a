import type { Context } from '#platform/context.ts';
import { archiveSubmissions, removeDrafts } from './queries.ts';

/** When the programme starts anew its exercises are open again; the answers stay for the export, drafts go (contract head section). */
export async function archiveExercises(context: Context, { uid }: { readonly uid: number }): Promise<void> {
  await archiveSubmissions(context.db, uid, context.clock.now());
  await removeDrafts(context.db, uid);
}
