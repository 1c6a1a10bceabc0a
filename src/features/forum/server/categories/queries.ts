import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { forumPost } from '#db/schema/forum.ts';
import type { Site } from '#domain/site/site.ts';
import { onSite, posts, type Reader } from '../queries.ts';

const page = prepared((db) =>
  posts(db)
    .where(and(onSite, eq(forumPost.category, sql.placeholder('category'))))
    .orderBy(desc(forumPost.activeAt), desc(forumPost.nid))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('forum_posts'),
);

/** Posts of a category, the one with the latest activity first. */
export function findPage(
  db: Db,
  { uid, site }: Reader,
  category: number,
  window: { readonly limit: number; readonly offset: number },
) {
  return page(db).execute({ uid, site, category, ...window });
}

/** What each category of a site holds. */
export function findTallies(db: Db, site: Site) {
  return db
    .select({
      category: forumPost.category,
      posts: sql<number>`count(*)::int`,
      comments: sql<number>`sum(${forumPost.commentCount})::int`,
      lastCommentAt: sql<Date | null>`max(${forumPost.lastCommentAt})`.mapWith(forumPost.lastCommentAt),
    })
    .from(forumPost)
    .where(eq(forumPost.site, site))
    .groupBy(forumPost.category);
}

const tally = prepared((db) =>
  db
    .select({ posts: sql<number>`count(*)::int` })
    .from(forumPost)
    .where(and(onSite, eq(forumPost.category, sql.placeholder('category'))))
    .prepare('forum_post_total'),
);

export async function countPosts(db: Db, site: Site, category: number): Promise<number> {
  const [row] = await tally(db).execute({ site, category });
  return row?.posts ?? 0;
}
