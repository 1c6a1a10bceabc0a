import type { Params } from 'react-router';
import { translatePath } from '#features/pages/contract.ts';
import type { App } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { PageScreen, prefetch as prefetchPage } from './PageScreen.tsx';

/**
 * A page that only the content knows. Its path is asked about first: as a page it could be the address of a call, whose
 * answer is no page.
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
