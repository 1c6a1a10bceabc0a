import type { Params } from 'react-router';
import { translatePath } from '#features/pages/contract.ts';
import type { App } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { PageScreen, prefetch as prefetchPage } from './PageScreen.tsx';

/**
 * A page that exists only in the content, or that of a term. Its path is translated first, because it might be the path
 * of a call, whose response is not a page.
 */
export async function prefetch(app: App, params: Params, url: URL): Promise<void> {
  try {
    await app.caller.call(translatePath, { query: { path: url.pathname } });
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'not_found') throw new Response(null, { status: 404 });
    if (!(error instanceof CallFailure) || error.code !== 'login_required') throw error;
  }
  await prefetchPage(app, params, url);
}

export { PageScreen as EntityScreen };
