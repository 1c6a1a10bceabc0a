import { sql } from 'drizzle-orm';

/**
 * How many comments somebody can read and has not, of a row of `forum_reading` and its row of `forum_post` in the surrounding
 * statement. Hidden ones have a position like all others, and are so few that they alone are counted.
 */
export const unreadComments = sql<number>`(forum_post.comment_count - forum_reading.position - (
  select count(*)::int from forum_comment where forum_comment.nid = forum_post.nid
    and forum_comment.position > forum_reading.position and forum_comment.hidden_by is not null
))`;

/** The position of the first of these comments; null if there is none. */
export const firstUnreadComment = sql<number | null>`(
  select min(forum_comment.position) from forum_comment where forum_comment.nid = forum_post.nid
    and forum_comment.position > forum_reading.position and forum_comment.hidden_by is null
)`;

/** Whether somebody hears of the conversation of these rows, and can read a comment that they have not. */
export const isFollowedUnread = sql<boolean>`(forum_reading.follows and ${unreadComments} > 0)`;

/** Whether there is such a conversation for the person of `account.uid` in the surrounding statement. */
export const hasUnread = sql<boolean>`exists (
  select from forum_reading join forum_post on forum_post.nid = forum_reading.nid
  where forum_reading.uid = account.uid and ${isFollowedUnread}
)`;
