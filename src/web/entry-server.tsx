import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { offersSignOn } from '#domain/site/sign-on.ts';
import type { App } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import beforePage from './before-page.js?raw';
import { filesOf } from './bundle-files.ts';
import { createApp } from './create-app.ts';
import { Document } from './Document.tsx';
import { filesOnDevice } from './files-on-device.ts';
import type { Bundle, PageAnswer, PageErrors, PageRequest, PageState } from './page-contract.ts';
import { isPageHandle } from './page-handle.ts';
import { contextOf, createRoutes } from './router.tsx';
import { isForReading, isFrame, screenFile, waitsForReaching } from './screens.ts';
import './styles.ts';

/** Renders one page with its data. A route that redirects returns the new URL instead. */
export async function renderPage(page: PageRequest, bundle: Bundle): Promise<PageAnswer> {
  const app = await createApp(page, page.call, () => page.cookies);
  const { query, dataRoutes } = handlerFor(app);
  const context = await query(requestOf(page), { requestContext: contextOf(app) });
  if (context instanceof Response) {
    const { status, headers } = context;
    return { status, location: headers.get('Location') ?? '/', cookies: headers.getSetCookie() };
  }
  const screens = context.matches.flatMap(({ route: { handle } }) =>
    isPageHandle(handle) ? handle.screen : [],
  );
  const files = filesOf(bundle.manifest, [
    'src/web/entry-client.tsx',
    ...screens.map(screenFile),
    ...(page.forDevice ? filesOnDevice(page.language) : []),
  ]);
  const status = statusOf(context);
  const isWhole = status === 200;
  const waits = isWhole && screens.every(waitsForReaching);
  const scripts = scriptsOf(page, bundle, { files, waits });
  const state: PageState = {
    site: page.site,
    language: page.language,
    settings: page.settings,
    now: page.now,
    forDevice: page.forDevice ?? false,
    stylesheets: files.stylesheets,
    // A page that delays its scripts delays its fonts too (`ui/styles/fonts.css`).
    fonts: scripts.later.length > 0 ? [] : files.fonts,
    preloads: scripts.preloads,
    later: scripts.later,
    queries: dehydrate(app.queryClient),
    loaderData: context.loaderData,
    actionData: context.actionData,
    errors: errorsOf(page, context, status),
  };
  const html = renderToString(
    <Document app={app} state={state}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Document>,
  );
  return {
    status,
    forReading: isWhole && (page.forDevice || screens.every(isForReading)),
    forPeople: isWhole && screens.every((screen) => isForReading(screen) || isFrame(screen)),
    html,
    scripts: scripts.now,
    beforePage,
  };
}

const handlers = new Map<string, StaticHandler>();

/** The routes of a site in a language, with their ranking computed once. */
function handlerFor(app: App): StaticHandler {
  const { maintenance, signOn } = app.settings;
  const isOffered = offersSignOn(signOn, app.site, 'any');
  const key = `${app.site} ${app.language} ${maintenance !== null} ${isOffered} ${app.isFromDevice}`;
  const known = handlers.get(key);
  if (known) return known;
  const handler = createStaticHandler(createRoutes(app));
  handlers.set(key, handler);
  return handler;
}

/** That of the page; React Router takes every failed call for a fault of the web code. */
function statusOf({ errors, statusCode }: StaticHandlerContext): number {
  const isUnavailable = Object.values(errors ?? {}).some(
    (error) => error instanceof CallFailure && error.code === 'unavailable',
  );
  return isUnavailable ? 503 : statusCode;
}

/**
 * The errors that the browser needs to show the same error page. Errors in the web code are reported here, because nothing else
 * sees them.
 */
function errorsOf(
  page: PageRequest,
  { errors, matches }: StaticHandlerContext,
  status: number,
): PageErrors | null {
  if (!errors) return null;
  const handle: unknown = matches.at(-1)?.route.handle;
  const { name = 'content' } = isPageHandle(handle) ? handle : {};
  for (const error of Object.values(errors)) {
    // A refusal is not an error, and a failed call was reported where it failed.
    if (!isRouteErrorResponse(error) && !(error instanceof CallFailure)) page.reportError(error, name);
  }
  const { requestId } = page;
  return Object.fromEntries(Object.keys(errors).map((id) => [id, { status, requestId }]));
}

function requestOf({ url, posted }: PageRequest): Request {
  const address = `http://page.invalid${url}`;
  if (posted === undefined) return new Request(address);
  return new Request(address, { method: 'POST', body: new URLSearchParams(posted) });
}

interface Scripts {
  readonly now: readonly string[];
  readonly preloads: readonly string[];
  readonly later: readonly string[];
}

/** When the scripts of a page load: at once, on the first interaction, or never. */
function scriptsOf(
  { settings: { maintenance }, withoutScripts = false }: PageRequest,
  bundle: Bundle,
  { files, waits }: { files: ReturnType<typeof filesOf>; waits: boolean },
): Scripts {
  // During maintenance nothing can be fetched, so pages are complete without scripts.
  if (maintenance || withoutScripts) return { now: [], preloads: [], later: [] };
  // In development there is no manifest, and scripts load at once.
  if (bundle.scripts.length > 0) return { now: bundle.scripts, preloads: [], later: [] };
  if (waits) return { now: [], preloads: [], later: [...files.entry, ...files.scripts] };
  return { now: files.entry, preloads: files.scripts, later: [] };
}
