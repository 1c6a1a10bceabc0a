import type { Dataset } from '#platform/export/dataset.ts';
import { poorText } from '#platform/poor-text.ts';
import { findOwnFlaggings } from '../flags/queries.ts';
import { hiddenHow } from '../written-json.ts';
import { findOwnComments, findOwnPosts } from './queries.ts';

const inPlainText: NonNullable<Dataset['inWords']> = () => (row) => ({
  ...row,
  body: poorText(String(row['body'])).text,
});

/** What somebody wrote on the forum, anonymous texts included, and what they liked and reported. */
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
];
