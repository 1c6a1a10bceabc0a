import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import beforePage from './before-page.js?raw';
import { filesOf } from './bundle-files.ts';
import { createApp } from './create-app.ts';
import { Document } from './Document.tsx';
import type { Bundle, PageAnswer, PageRequest, PageState } from './page-contract.ts';
import { createRoutes, type PageHandle } from './router.tsx';
import { isForReading, screenFile } from './screens.ts';
import './styles.ts';

/** Renders one page with its data. A route that redirects answers the new address instead. */
export async function renderPage(page: PageRequest, bundle: Bundle): Promise<PageAnswer> {
  const app = await createApp(page, page.call, () => page.cookies);
  const { query, dataRoutes } = createStaticHandler(createRoutes(app));
  const context = await query(requestOf(page));
  if (context instanceof Response) {
    const { status, headers } = context;
    return { status, location: headers.get('Location') ?? '/', cookies: headers.getSetCookie() };
  }
  const screens = context.matches.flatMap(
    ({ route }) => (route.handle as PageHandle | undefined)?.screen ?? [],
  );
  const files = filesOf(bundle.manifest, ['src/web/entry-client.tsx', ...screens.map(screenFile)]);
  const start = bundle.scripts.length > 0 ? bundle.scripts : files.entry;
  const waits = bundle.scripts.length === 0 && context.statusCode === 200 && screens.every(isForReading);
  const state: PageState = {
    site: page.site,
    language: page.language,
    originTemplate: page.originTemplate,
    now: page.now,
    timeZone: page.timeZone,
    quickExitUrl: page.quickExitUrl,
    placeholderMailDomain: page.placeholderMailDomain,
    startDateStep: page.startDateStep,
    submissionView: page.submissionView,
    stylesheets: files.stylesheets,
    fonts: files.fonts,
    preloads: waits ? [] : files.scripts,
    later: waits ? [...start, ...files.scripts] : [],
    queries: dehydrate(app.queryClient),
    loaderData: context.loaderData,
    actionData: context.actionData,
    errors: context.errors
      ? Object.fromEntries(Object.keys(context.errors).map((id) => [id, context.statusCode]))
      : null,
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
    status: context.statusCode,
    forReading: waits,
    html,
    scripts: waits ? [] : start,
    beforePage,
  };
}

function requestOf({ url, posted }: PageRequest): Request {
  const address = `http://page.invalid${url}`;
  if (posted === undefined) return new Request(address);
  return new Request(address, { method: 'POST', body: new URLSearchParams(posted) });
}
