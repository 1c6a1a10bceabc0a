import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { forumPost } from '#db/schema/forum.ts';
import type { Site } from '#domain/site/site.ts';
import { onSite, posts, type Reader } from '../queries.ts';

const inCategory = and(onSite, eq(forumPost.category, sql.placeholder('category')));
const latestFirst = [desc(forumPost.activeAt), desc(forumPost.nid)];

const page = prepared((db) => {
  // Chooses the posts of the page by number first, so that no others are read and counted. As an array, because PostgreSQL
  // expects few rows of one and then plans this only once.
  const chosen = db
    .select({ nid: forumPost.nid })
    .from(forumPost)
    .where(inCategory)
    .orderBy(...latestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
  return posts(db)
    .where(sql`${forumPost.nid} = any(array(${chosen}))`)
    .orderBy(...latestFirst)
    .prepare('forum_posts');
});

/** Posts of a category, the one with the latest activity first. */
export function findPage(
  db: Db,
  { uid, site }: Reader,
  category: number,
  window: { readonly limit: number; readonly offset: number },
) {
  return page(db).execute({ uid, site, category, ...window });
}

const tallies = prepared((db) =>
  db
    .select({
      category: forumPost.category,
      posts: sql<number>`count(*)::int`,
      comments: sql<number>`sum(${forumPost.commentCount})::int`,
      lastCommentAt: sql<Date | null>`max(${forumPost.lastCommentAt})`.mapWith(forumPost.lastCommentAt),
    })
    .from(forumPost)
    .where(onSite)
    .groupBy(forumPost.category)
    .prepare('forum_tallies'),
);

/** Counts the posts and comments in each category of a site. */
export function findTallies(db: Db, site: Site) {
  return tallies(db).execute({ site });
}

const tally = prepared((db) =>
  db
    .select({ posts: sql<number>`count(*)::int` })
    .from(forumPost)
    .where(inCategory)
    .prepare('forum_post_total'),
);

export async function countPosts(db: Db, site: Site, category: number): Promise<number> {
  const [row] = await tally(db).execute({ site, category });
  return row?.posts ?? 0;
}
