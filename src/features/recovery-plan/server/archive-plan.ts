import type { Context } from '#platform/context.ts';
import { archivePlans, replaceGoals } from './queries.ts';

/**
 * A restart of the programme ends the plan: its goals from today on are deleted, those of past days stay with what was
 * achieved, and the plan itself is kept for its owner's export (contract head section).
 */
export async function archivePlan(context: Context, { uid }: { readonly uid: number }): Promise<void> {
  await archivePlans(context.db, uid, context.clock.now());
  await replaceGoals(context.db, uid, context.today, new Map());
}
