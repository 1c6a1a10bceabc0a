import { REVIEW_CAUSES } from '#domain/community/moderation/moderation.ts';
import type { EventOf } from '#domain/events.ts';
import type { EventContext } from '#platform/context.ts';
import { openItem, withdrawHidden } from './queries.ts';

/** Puts a text in the queue of the moderators. A text is in it only once, with its most urgent cause. */
export async function queueForReview(
  { db, clock }: EventContext,
  { site, text, cause }: EventOf<'reviewNeeded'>,
): Promise<void> {
  const rank = REVIEW_CAUSES.indexOf(cause);
  const opened = await openItem(db, { site, kind: text.kind, target: text.id, rank, openedAt: clock.now() });
  // The report may have waited here for the decision that hid the text.
  if (cause === 'report' && opened !== undefined) await withdrawHidden(db, opened);
}
