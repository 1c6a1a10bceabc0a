import type { Context } from '#platform/context.ts';
import { archiveSubmissions, removeDrafts } from './queries.ts';

/**
 * Reopens all exercises after a restart of the programme: the answers are archived for the export, drafts are deleted
 * (contract head section).
 */
export async function archiveExercises(context: Context, { uid }: { readonly uid: number }): Promise<void> {
  await archiveSubmissions(context.db, uid, context.clock.now());
  await removeDrafts(context.db, uid);
}
