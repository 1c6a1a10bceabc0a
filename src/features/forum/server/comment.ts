import { fieldList, instantField } from '#contract/wire.ts';
import { bundleReference } from '#platform/bundle-reference.ts';
import type { ParticipantContext } from '#platform/context.ts';
import type { ForumComment } from '../comment-contract.ts';
import type { CommentRow } from './queries.ts';
import { bodyOf, isOwn, writtenJson } from './written-json.ts';

/** A comment as the caller may see it (contract 2.7 #43). */
export function commentJson(context: ParticipantContext, row: CommentRow): ForumComment {
  return {
    ...writtenJson(context, row),
    cid: fieldList(row.cid),
    uuid: fieldList(row.uuid),
    langcode: fieldList(row.language),
    comment_type: [bundleReference('comment_type', 'comment_forum')],
    status: fieldList(row.hiddenBy === null),
    pid: row.parent === null ? [] : [{ target_id: row.parent, target_type: 'comment' }],
    entity_id: [{ target_id: row.nid, target_type: 'node' }],
    entity_type: fieldList('node'),
    field_name: fieldList('comment_forum'),
    created: instantField(row.createdAt),
    changed: instantField(row.changedAt),
    field_body: bodyOf(context, row),
    is_original_poster: isByPoster(context, row),
    flags: { like: row.liked, inappropriate: row.reported },
    position: row.position,
    parent_comment: row.parent === null ? null : `/comment/${row.parent}`,
    parent_author: row.parentNickname,
    parent_by_moderator: row.parentByModerator,
    parent_position: row.parentPosition,
  };
}

/**
 * Whether others may see that the commenter also wrote the post. Not once either is hidden: the visible one would reveal the author of
 * the other.
 */
function isByPoster(context: ParticipantContext, row: CommentRow): boolean {
  const areInSight = row.hiddenBy === null && row.postHiddenBy === null;
  return row.byPoster && (areInSight || isOwn(context, row));
}
