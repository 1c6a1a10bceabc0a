import type { ForumText, ReviewCause } from '#domain/community/moderation/moderation.ts';
import type { Context } from '#platform/context.ts';

/**
 * Asks for a moderator to look at a text, where there is a cause: most texts have none, and then this costs nothing. Called before the
 * text is changed, as a decision takes what it is about before it changes the text: so neither waits for the other.
 */
export async function askForReview(
  context: Pick<Context, 'site' | 'announce'>,
  text: ForumText,
  cause: ReviewCause | null,
): Promise<void> {
  if (cause) await context.announce({ kind: 'reviewNeeded', site: context.site, text, cause });
}
