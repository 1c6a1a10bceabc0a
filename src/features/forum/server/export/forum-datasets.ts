import { plainOf } from '#domain/kit/poor-text.ts';
import type { Dataset } from '#platform/export/dataset.ts';
import { findOwnFlaggings } from '../flags/queries.ts';
import { hiddenHow } from '../written-json.ts';
import { findOwnComments, findOwnMember, findOwnPosts, findOwnReading } from './queries.ts';

const inPlainText: NonNullable<Dataset['inWords']> = () => (row) => ({
  ...row,
  body: plainOf(String(row['body'])),
});

/** What somebody wrote on the forum, anonymous texts included, what they liked, reported and read, and whether it is closed to them. */
export const forumDatasets: readonly Dataset[] = [
  {
    name: 'forum_posts',
    about: 'forum',
    tables: ['forum_post'],
    inWords: inPlainText,
    async read(db, { uid }) {
      const rows = await findOwnPosts(db, uid);
      return rows.map(({ title, createdAt, changedAt, ...row }) => ({
        post: row.nid,
        title,
        body: row.body,
        anonymous: row.anonymous,
        hidden: hiddenHow(row),
        created_at: createdAt.toISOString(),
        changed_at: changedAt.toISOString(),
      }));
    },
  },
  {
    name: 'forum_comments',
    about: 'forum',
    tables: ['forum_comment'],
    inWords: inPlainText,
    async read(db, { uid }) {
      const rows = await findOwnComments(db, uid);
      return rows.map(({ createdAt, changedAt, ...row }) => ({
        post: row.nid,
        comment: row.cid,
        body: row.body,
        anonymous: row.anonymous,
        hidden: hiddenHow(row),
        created_at: createdAt.toISOString(),
        changed_at: changedAt.toISOString(),
      }));
    },
  },
  {
    name: 'forum_flags',
    about: 'forum',
    tables: ['forum_flagging'],
    async read(db, { uid }) {
      const rows = await findOwnFlaggings(db, uid);
      return rows.map(({ flag, target, reason, createdAt }) => ({
        flag,
        target,
        flag_reason: reason,
        created_at: createdAt.toISOString(),
      }));
    },
  },
  {
    name: 'forum_member',
    about: 'forum',
    tables: ['forum_member'],
    async read(db, { uid }) {
      const row = await findOwnMember(db, uid);
      if (!row) return [];
      // `toldOn` and `toldCount` only count the mails of the day of `toldAt`, for the limit of a day.
      const { number, closedAt, closedUntil, toldAt } = row;
      return [
        {
          // Moderators know the writer by it.
          member_number: number,
          closed_at: closedAt?.toISOString() ?? null,
          closed_until: closedUntil?.toISOString() ?? null,
          told_at: toldAt?.toISOString() ?? null,
        },
      ];
    },
  },
  {
    name: 'forum_reading',
    about: 'forum',
    tables: ['forum_reading'],
    async read(db, { uid }) {
      // `hasNews` only waits for the next mail about comments.
      const rows = await findOwnReading(db, uid);
      return rows.map(({ nid, position, follows }) => ({ post: nid, read_position: position, follows }));
    },
  },
];
