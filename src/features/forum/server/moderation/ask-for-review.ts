import type { ForumText, ReviewCause } from '#domain/community/moderation/moderation.ts';
import type { Context } from '#platform/context.ts';

/**
 * Puts a text in the queue of the moderators if there is a cause. Call it before the text itself is changed: a decision locks the item
 * before the text as well, so that the two cannot deadlock.
 */
export async function askForReview(
  context: Pick<Context, 'site' | 'announce'>,
  text: ForumText,
  cause: ReviewCause | null,
): Promise<void> {
  if (cause) await context.announce({ kind: 'reviewNeeded', site: context.site, text, cause });
}
