import { fieldValue } from '#contract/wire.ts';
import type { ForumComment } from '../comment-contract.ts';
import type { Author, ForumPost, Hidden } from '../contract.ts';

/** A text that can be liked or reported. */
export interface Flaggable {
  readonly type: 'node' | 'comment';
  readonly id: number;
}

/** The fields that posts and comments share, unwrapped from the lists of the wire. */
interface Text {
  readonly author: Author;
  /** A moderator's official answer. */
  readonly isByModerator: boolean;
  readonly hidden: Hidden;
  /** Safe HTML; empty if it is hidden from the reader. */
  readonly body: string;
  readonly language: string;
  readonly created: string;
  readonly changed: string;
  readonly likes: number;
  readonly isLiked: boolean;
  readonly isReported: boolean;
  readonly isEdited: boolean;
  readonly isOwn: boolean;
  readonly revision: number;
}

export interface Post extends Text {
  readonly nid: number;
  readonly title: string;
  readonly category: number;
  readonly comments: number;
  readonly isOpen: boolean;
  /** Whether a moderator closed the conversation. */
  readonly isLocked: boolean;
  readonly follows: boolean | null;
  /** How many comments are new for a reader who was here before. */
  readonly unread: number | null;
  /** The position of the first of them. */
  readonly firstUnread: number | null;
}

export interface Comment extends Text {
  readonly cid: number;
  readonly position: number;
  readonly isByPoster: boolean;
  readonly parent: {
    readonly cid: number;
    readonly position: number;
    readonly nickname: string | null;
    readonly isByModerator: boolean;
  } | null;
}

type Wire = Pick<
  ForumPost,
  | 'author'
  | 'by_moderator'
  | 'hidden'
  | 'langcode'
  | 'created'
  | 'changed'
  | 'like_count'
  | 'edited'
  | 'is_own'
  | 'revision'
>;

function textOf(wire: Wire, body: ForumPost['body']) {
  return {
    author: wire.author,
    isByModerator: wire.by_moderator,
    hidden: wire.hidden,
    body: fieldValue(body) ?? '',
    language: fieldValue(wire.langcode) ?? 'nl',
    created: fieldValue(wire.created) ?? '',
    changed: fieldValue(wire.changed) ?? '',
    likes: wire.like_count,
    isEdited: wire.edited,
    isOwn: wire.is_own,
    revision: wire.revision,
  };
}

/** Whether the reader gets a text and who wrote it: what is hidden, its writer alone does. */
export function isInSight({ hidden, isOwn }: Pick<Text, 'hidden' | 'isOwn'>): boolean {
  return hidden === null || isOwn;
}

/** The text to show instead of a hidden title. */
export function untitled({ hidden }: Pick<Post, 'hidden'>) {
  return hidden?.by === 'removed' ? 'hidden.removedTitle' : 'hidden.title';
}

export function postOf(wire: ForumPost): Post {
  return {
    ...textOf(wire, wire.body),
    nid: fieldValue(wire.nid) ?? 0,
    title: fieldValue(wire.title) ?? '',
    category: wire.taxonomy_forums[0]?.target_id ?? 0,
    comments: wire.comment_count,
    isLiked: wire.flags.like_post,
    isReported: wire.flags.inappropriate_post,
    isOpen: wire.is_open,
    isLocked: wire.is_locked,
    follows: wire.following,
    unread: wire.unread_count,
    firstUnread: wire.first_unread,
  };
}

export function commentOf(wire: ForumComment): Comment {
  const [parent] = wire.pid;
  return {
    ...textOf(wire, wire.field_body),
    cid: fieldValue(wire.cid) ?? 0,
    position: wire.position,
    isLiked: wire.flags.like,
    isReported: wire.flags.inappropriate,
    isByPoster: wire.is_original_poster,
    parent: parent
      ? {
          cid: parent.target_id,
          position: wire.parent_position ?? 1,
          nickname: wire.parent_author,
          isByModerator: wire.parent_by_moderator,
        }
      : null,
  };
}
