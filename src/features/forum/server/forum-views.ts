import { COMMENTS_ON_A_PAGE, POSTS_ON_A_PAGE } from '#domain/community/forum.ts';
import { inLanguage } from '#platform/content/localised.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { type ViewRequest, view } from '#platform/views/dispatcher.ts';
import { commentsView } from '../comment-contract.ts';
import { categoriesView, categoryPostsView } from '../contract.ts';
import { categoriesOf, categoryPath, findCategory } from './categories/categories.ts';
import { countPosts, findPage, findTallies } from './categories/queries.ts';
import { commentJson } from './comment.ts';
import { secondsOf, teaserJson } from './post.ts';
import { findComments, findPost, type Reader } from './queries.ts';

const shared = { access: 'client', feature: 'forum' } as const;

/** The caller, as queries take them. */
export function readerOf({ person, site }: Pick<ParticipantContext, 'person' | 'site'>): Reader {
  return { uid: person.uid, site };
}

/** `forum_categories/block_1` (contract section 3). */
export const categories = view(categoriesView, {
  ...shared,
  pageSize: null,
  async read(context) {
    const tallies = await findTallies(context.db, context.site);
    const byCategory = new Map(tallies.map((tally) => [tally.category, tally]));
    const rows = categoriesOf(context).map(({ number, content, written }) => {
      const tally = byCategory.get(number);
      return {
        tid: number,
        name: inLanguage(content.name, context.language),
        description: inLanguage(content.description, context.language),
        langcode: written[context.language],
        url: categoryPath(context, number),
        last_comment_timestamp: secondsOf(tally?.lastCommentAt ?? null),
        post_count: tally?.posts ?? 0,
        comment_count: tally?.comments ?? 0,
      };
    });
    return { rows, total: rows.length };
  },
});

/** `forum_category_posts/block_1`. The posts of a category that left the content can still be read. */
export const categoryPosts = view(categoryPostsView, {
  ...shared,
  pageSize: POSTS_ON_A_PAGE,
  async read(context, request) {
    const category = numberOf(request);
    const window = { limit: POSTS_ON_A_PAGE, offset: request.page * POSTS_ON_A_PAGE };
    const [rows, total] = await Promise.all([
      findPage(context.db, readerOf(context), category, window),
      countPosts(context.db, context.site, category),
    ]);
    if (total === 0 && !findCategory(context, category)) throw notFound();
    return { rows: rows.map((row) => teaserJson(context, row)), total };
  },
});

/** `forum_post_comments/block_1`: a page is a range of positions, whatever the number of comments. */
export const postComments = view(commentsView, {
  ...shared,
  pageSize: COMMENTS_ON_A_PAGE,
  async read(context, request) {
    const nid = numberOf(request);
    const reader = readerOf(context);
    const from = request.page * COMMENTS_ON_A_PAGE + 1;
    const rows = await findComments(context.db, reader, nid, { from, to: from + COMMENTS_ON_A_PAGE - 1 });
    // A page without comments does not tell whether the post exists, or how many comments it has.
    const { commentCount } = rows[0] ?? (await findPost(context.db, reader, nid)) ?? {};
    if (commentCount === undefined) throw notFound();
    return { rows: rows.map((row) => commentJson(context, row)), total: commentCount };
  },
});

/** The number of the category or post that a list is about. */
function numberOf({ args: [given = ''] }: ViewRequest): number {
  if (!/^\d{1,9}$/.test(given)) throw new Failure('malformed_request', 'The querystring has invalid args.');
  return Number(given);
}
