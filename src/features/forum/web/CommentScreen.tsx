import { type Params, redirect } from 'react-router';
import { fieldValue } from '#contract/wire.ts';
import { pageOfComment } from '#domain/community/forum.ts';
import { pathTo } from '#domain/site/paths.ts';
import type { App } from '#ui/app/app.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { readComment } from '../comment-contract.ts';
import { hashOf, queryOf, readPost, refuseMissing } from './forum-pages.ts';

/** Redirects to the comment under its post (settled: forum). */
export async function prefetch(app: App, { cid = '' }: Params): Promise<void> {
  const { queryClient } = app;
  const comment = await queryClient
    .fetchQuery(endpointQuery(app, readComment, { params: { cid } }))
    .catch(failPage);
  const nid = String(comment.entity_id[0]?.target_id ?? '');
  const post = await queryClient.fetchQuery(endpointQuery(app, ...readPost(nid))).catch(failPage);
  const category = String(post.taxonomy_forums[0]?.target_id ?? '');
  const at = pathTo(app, 'forumPost', { category, nid }, queryOf(pageOfComment(comment.position)));
  throw redirect(at + hashOf({ cid: fieldValue(comment.cid) ?? 0 }), 303);
}

/** Fails the page: without the comment there is nothing to show. */
function failPage(error: unknown): never {
  refuseMissing(error);
  throw error;
}

export function CommentScreen() {
  return <LoadingBlocks heights={[7, 7]} />;
}
