import type { output } from '#contract/schema.ts';
import { isClosedOff } from '#domain/community/moderation/moderation.ts';
import { inLanguage } from '#platform/content/localised.ts';
import { moderatorHoursInWords } from '#platform/content/moderation.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import type { readCategory, readForum } from '../contract.ts';
import { findCategory } from './categories/categories.ts';
import { countPosts } from './categories/queries.ts';
import { lostNickname } from './moderation/queries.ts';
import { findWriter } from './writing/writers/queries.ts';

/** Who the caller is on the forum, and whether they may write. */
export async function standingOf(context: ParticipantContext): Promise<output<typeof readForum.reply>> {
  const writer = await findWriter(context.db, context.person.uid);
  if (!writer) throw notFound();
  const { nickname, member } = writer;
  const isClosed = isClosedOff(writer, context.clock.now());
  return {
    nickname,
    // Whoever claimed the account of somebody closed off has their member number too, and never had a name.
    nickname_removed: nickname === null && member !== null && (await lostNickname(context.db, member)),
    avatar: writer.avatar,
    may_write: !isClosed,
    closed_until: isClosed ? (writer.closedUntil?.toISOString() ?? null) : null,
    moderator_hours: moderatorHoursInWords(context),
  };
}

/** A category; one that left the content is found as long as it has posts. */
export async function categoryOf(
  context: ParticipantContext,
  tid: number,
): Promise<output<typeof readCategory.reply>> {
  const category = findCategory(context, tid);
  if (!category && (await countPosts(context.db, context.site, tid)) === 0) throw notFound();
  return {
    tid,
    name: category ? inLanguage(category.content.name, context.language) : null,
    description: category ? inLanguage(category.content.description, context.language) : null,
    langcode: category?.written[context.language] ?? null,
    is_open: category !== undefined,
  };
}
