import { fieldList, instantField } from '#contract/wire.ts';
import type { Language } from '#domain/kit/language.ts';
import { pathTo, unprefixed } from '#domain/site/paths.ts';
import { languagesOf } from '#domain/site/site.ts';
import { bundleReference } from '#platform/bundle-reference.ts';
import type { ParticipantContext } from '#platform/context.ts';
import type { ForumPost, PostRow as TeaserRow } from '../contract.ts';
import { findCategory } from './categories/categories.ts';
import type { PostRow } from './queries.ts';
import { authorOf, bodyOf, hiddenOf, isInSight, isOwn, writtenJson } from './written-json.ts';

/** The path of a post's page, without a prefix for Dutch. */
function pathOf({ nid, category }: Pick<PostRow, 'nid' | 'category'>, language: Language): string {
  return pathTo({ language }, 'forumPost', { category: String(category), nid: String(nid) });
}

/** Whether a post takes comments. */
export function isOpen(
  context: Pick<ParticipantContext, 'content' | 'site'>,
  { category, hiddenBy, lockedAt }: Pick<PostRow, 'category' | 'hiddenBy' | 'lockedAt'>,
): boolean {
  return findCategory(context, category) !== undefined && hiddenBy !== 'moderator' && lockedAt === null;
}

/** A post as the caller may see it (settled: forum). */
export function postJson(context: ParticipantContext, row: PostRow): ForumPost {
  const { language } = context;
  const alias = unprefixed(language, pathOf(row, language));
  return {
    ...writtenJson(context, row),
    entity_type: 'node',
    nid: fieldList(row.nid),
    uuid: fieldList(row.uuid),
    langcode: fieldList(row.language),
    type: [bundleReference('node_type', 'forum')],
    title: fieldList(isInSight(context, row) ? row.title : ''),
    status: fieldList(row.hiddenBy === null),
    created: instantField(row.createdAt),
    changed: instantField(row.changedAt),
    path: [{ alias, pid: row.nid, langcode: language }],
    paths: Object.fromEntries(
      languagesOf(context.site, context).map((spoken) => [spoken, pathOf(row, spoken)]),
    ),
    body: bodyOf(context, row),
    taxonomy_forums: [{ target_id: row.category, target_type: 'taxonomy_term' }],
    flags: { like_post: row.liked, inappropriate_post: row.reported },
    comment_count: row.commentCount,
    is_open: isOpen(context, row),
    is_locked: row.lockedAt !== null,
    following: row.follows,
    read_position: row.position,
    unread_count: row.unread,
    first_unread: row.firstUnread,
  };
}

/** A post in the list of its category. */
export function teaserJson(context: ParticipantContext, row: PostRow): TeaserRow {
  return {
    nid: row.nid,
    title: isInSight(context, row) ? row.title : '',
    url: pathOf(row, context.language),
    created: row.createdAt.toISOString(),
    langcode: row.language,
    author: isInSight(context, row) ? authorOf(row) : null,
    hidden: hiddenOf(context, row),
    is_own: isOwn(context, row),
    like_count: row.likes,
    comment_count: row.commentCount,
    last_comment_timestamp: secondsOf(row.lastCommentAt),
    unread_count: row.unread,
  };
}

/** Seconds since 1970 (contract section 3). */
export function secondsOf(instant: Date | null): number | null {
  return instant && Math.floor(instant.getTime() / 1_000);
}
