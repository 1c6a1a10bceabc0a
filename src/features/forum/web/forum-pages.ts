import { useSearchParams } from 'react-router';
import { readOf as readNodeOf } from '#features/nodes/contract.ts';
import { readOf } from '#features/views/contract.ts';
import type { App } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { pageIn } from '#ui/layout/page-in.ts';
import { commentsView } from '../comment-contract.ts';
import { categoriesView, categoryPostsView, forumPostContract, readCategory } from '../contract.ts';

export const readCategories = readOf(categoriesView);

/** A page of the posts of a category. */
export function readPosts(category: string, page: number) {
  return readOf(categoryPostsView, { 'args[]': category }, page);
}

/** A page of the comments of a post. */
export function readComments(nid: string, page: number) {
  return readOf(commentsView, { 'args[]': nid }, page);
}

export function readPost(nid: string) {
  return [readNodeOf(forumPostContract), { params: { nid } }] as const;
}

/** Makes the page a 404 if what it needs was not found. Other failures are left for the screen to show. */
export function refuseMissing(error: unknown): undefined {
  if (error instanceof CallFailure && error.code === 'not_found') throw new Response(null, { status: 404 });
}

/** Waits for the category, which decides whether the page is a 404. */
export async function loadCategory(app: App, tid: string): Promise<void> {
  await app.queryClient
    .ensureQueryData(endpointQuery(app, readCategory, { params: { tid } }))
    .catch(refuseMissing);
}

/** The page in the address. */
export function usePage(): number {
  const [search] = useSearchParams();
  return pageIn(search);
}

/** The query of the address for a page. */
export function queryOf(page: number) {
  return { page: page === 1 ? undefined : String(page) };
}

/** The hash of a comment on the page of its post. */
export function hashOf({ cid }: { readonly cid: number }): string {
  return `#comment-${cid}`;
}

/** The hash of a comment of which only the position is known. */
export function placeHash(position: number): string {
  return `#place-${position}`;
}
