import '#ui/newer-methods.ts';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { App } from '#ui/app/app.ts';
import { forgetOldEntries } from '#ui/app/kept-names.ts';
import { ME_KEY } from '#ui/app/me.ts';
import { findBox } from '#ui/app/waiting/box.ts';
import { createFetchTransport } from '#ui/fetch-transport.ts';
import { cameAt, nowAfter } from '#ui/sent-at.ts';
import { createApp } from './create-app.ts';
import { Document, STATE_ID } from './Document.tsx';
import { loadScreen } from './load-screen.ts';
import type { PageState } from './page-contract.ts';
import { isPageHandle } from './page-handle.ts';
import { contextOf, createRoutes } from './router.tsx';
import { isFrame } from './screens.ts';
import './styles.ts';
import { loadWordsOf } from './words.ts';

/** Hydrates the server-rendered page. */
async function start(): Promise<void> {
  const state: PageState = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '{}');
  const app = await createApp(
    { ...state, now: nowOf(state), build: build() },
    createFetchTransport(),
    () => document.cookie,
  );
  reportErrors(app);
  forgetOldEntries();
  hydrate(app.queryClient, asItCame(state.queries as DehydratedState));
  const routes = createRoutes(app);
  const prefetches = await loadMatched(app, routes);
  const router = createBrowserRouter(routes, {
    hydrationData: hydrationOf(state),
    getContext: () => contextOf(app),
  });
  hydrateRoot(
    document,
    <StrictMode>
      <Document app={app} state={state}>
        <Started>
          <RouterProvider router={router} />
        </Started>
      </Document>
    </StrictMode>,
  );
  // On a page from the device nobody is known yet; its loaders run once somebody is (`shell/useAdmission.ts`).
  if (state.errors || !app.queryClient.getQueryData(ME_KEY)) return;
  // Only after hydration, which must find the page as the server rendered it, without this data.
  for (const prefetch of prefetches) void prefetch().catch(() => undefined);
}

/** Uncaught errors only; those caught by React are reported by the error page. */
function reportErrors({ reportError }: App): void {
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** The name of the entry file, which differs for each build. */
function build(): string {
  return new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
}

/**
 * Data embedded in the page counts as fresh from when the page arrived, whenever it was rendered and whatever the clock of the
 * device says.
 */
function asItCame({ queries, mutations }: DehydratedState): DehydratedState {
  const dataUpdatedAt = cameAt();
  return {
    mutations,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}

/** The server's time, as well as it can be known. A page from the device has it from the last page the server sent. */
function nowOf({ forDevice, now }: PageState): string {
  if (forDevice) return new Date(Date.now() + (findBox()?.ahead ?? 0)).toISOString();
  return nowAfter(now);
}

/**
 * Tells `before-page.js` that clicks are handled from now on. Around the page: beside it, every id that React makes up would
 * differ from the server's.
 */
function Started({ children }: { children: ReactNode }) {
  useEffect(() => void document.dispatchEvent(new Event('started')), []);
  return children;
}

/**
 * Loads the screens of this page and their texts, without which hydration would not match the server's HTML. Returns the
 * functions that fetch the data of a frame: the server did not fetch it, and loaders run only from the next page on.
 */
async function loadMatched(app: App, routes: RouteObject[]): Promise<(() => Promise<unknown>)[]> {
  const prefetches: (() => Promise<unknown>)[] = [];
  for (const { route, params } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function' || !isPageHandle(route.handle)) continue;
    const { screen } = route.handle;
    const [loaded, { prefetch }] = await Promise.all([
      route.lazy(),
      loadScreen(screen),
      loadWordsOf(app, screen),
    ]);
    Object.assign(route, loaded, { lazy: undefined });
    if (isFrame(screen)) prefetches.push(async () => prefetch?.(app, params, new URL(window.location.href)));
  }
  return prefetches;
}

function hydrationOf({ loaderData, actionData, errors }: PageState): HydrationState {
  return {
    loaderData: loaderData as NonNullable<HydrationState['loaderData']>,
    actionData: actionData ?? null,
    errors: errors
      ? Object.fromEntries(
          Object.entries(errors).map(([id, { status, requestId }]) => [
            id,
            { status, statusText: '', internal: false, data: { requestId } },
          ]),
        )
      : null,
  };
}

/** Installs the service worker, which caches pages for offline use. Not in development, where it would serve stale pages. */
function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // If the browser refuses, only the offline pages are missing.
  const register = () =>
    void navigator.serviceWorker
      .register(`/service-worker.js?build=${encodeURIComponent(build())}`)
      .catch(() => undefined);
  // After the page itself, which has priority on the network.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

start().catch((error: unknown) => {
  // The same mark as when the first script does not arrive (`before-page.js`).
  document.documentElement.setAttribute('data-lost', '');
  throw error;
});
keepOfflinePage();
