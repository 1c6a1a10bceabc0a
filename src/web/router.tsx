import {
  type ActionFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterContextProvider,
  redirect,
  redirectDocument,
} from 'react-router';
import { opensOnDevice } from '#domain/site/device-pages.ts';
import { hasNumbers, pathTo, patternsOf, routeExists, safeReturnPath } from '#domain/site/paths.ts';
import { pageBefore } from '#domain/site/registering.ts';
import type { RouteType } from '#domain/site/route-row.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '#domain/site/routes.ts';
import { siteProfile } from '#domain/site/site.ts';
import { readContacts } from '#features/contacts/contract.ts';
import { readCrisisAlerts } from '#features/crisis-alerts/contract.ts';
import type { App } from '#ui/app/app.ts';
import { ME_KEY, meQuery } from '#ui/app/me.ts';
import { ensureEndpoint } from '#ui/app/queries.ts';
import { loadScreen, type ScreenModule } from './load-screen.ts';
import { maintenancePage } from './maintenance.ts';
import { offersRoute } from './offers-route.ts';
import type { PageHandle } from './page-handle.ts';
import { ENTITY_SCREEN, isFrame } from './screens.ts';
import { ErrorScreen } from './shell/ErrorScreen.tsx';
import { Shell } from './shell/Shell.tsx';
import { loadWordsOf } from './words.ts';

const appContext = createContext<App>();

/** The context of loaders and actions. */
export function contextOf(app: App): RouterContextProvider {
  return new RouterContextProvider(new Map([[appContext, app]]));
}

type RoutesApp = Pick<App, 'site' | 'language' | 'isOpen' | 'isFromDevice' | 'settings'>;

/**
 * The routes of one site in one language. Everything else is a 404 inside the shell. They do not depend on an app, so that
 * the server builds them once.
 */
export function createRoutes(app: RoutesApp): RouteObject[] {
  const { maintenance } = app.settings;
  return [
    {
      id: 'shell',
      Component: Shell,
      ErrorBoundary: ErrorScreen,
      loader: async ({ context }) => {
        await loadShell(context.get(appContext));
        return null;
      },
      children: [
        {
          id: 'content',
          ErrorBoundary: ErrorScreen,
          children: [
            ...pageRoutes(app),
            ...refusedRoutes(app),
            maintenance ? maintenancePage(appContext) : contentRoute(app),
          ],
        },
      ],
    },
  ];
}

async function loadShell(app: App): Promise<void> {
  // The shell shows who is logged in, but help must also open when that check fails.
  const me = isNobodyKnown(app) || app.queryClient.ensureQueryData(meQuery(app)).catch(() => null);
  // A page on a device cannot fetch them later.
  const contacts = app.isFromDevice && ensureEndpoint(app, readContacts);
  await Promise.all([me, contacts, ensureEndpoint(app, readCrisisAlerts)]);
}

/** The pages of the site that are open. */
function pageRoutes({ language, isOpen, isFromDevice }: RoutesApp): RouteObject[] {
  return ROUTE_NAMES.filter((name) => isOpen(name)).flatMap((name) => {
    const { screen } = ROUTES[name];
    return patternsOf(name, language).map(
      (path): RouteObject => ({
        id: `${name}:${path}`,
        path,
        handle: { name, screen } satisfies PageHandle,
        ...(isFromDevice && !opensOnDevice(name)
          ? { element: null, loader: openAnew }
          : { lazy: () => loadPage(screen, name) }),
      }),
    );
  });
}

/**
 * A 404 at the address of each page that other sites have and this one lacks. Without it a page with a parameter would match, such
 * as an exercise at the address of the plan's form.
 */
function refusedRoutes({ site, language, settings: { signOn } }: RoutesApp): RouteObject[] {
  const patternsWhere = (exists: boolean) =>
    ROUTE_NAMES.filter(
      (name) => (routeExists(site, language, name) && offersRoute(signOn, site, name)) === exists,
    ).flatMap((name) => patternsOf(name, language).map((path) => ({ name, path })));
  // Pages for nurses and for participants may share an address.
  const offered = new Set(patternsWhere(true).map(({ path }) => path));
  return patternsWhere(false)
    .filter(({ path }) => !offered.has(path))
    .map(({ name, path }) => ({
      id: `${name}:${path}`,
      path,
      handle: { screen: ENTITY_SCREEN } satisfies PageHandle,
      element: null,
      loader: refuseAll,
    }));
}

/** Any other address: the content may have a page there. */
function contentRoute({ isFromDevice }: RoutesApp): RouteObject {
  return {
    id: 'entity',
    path: '*',
    handle: { screen: ENTITY_SCREEN } satisfies PageHandle,
    ...(isFromDevice ? { element: null, loader: openAnew } : { lazy: () => loadPage(ENTITY_SCREEN) }),
  };
}

/** Leaves a page that came from the device by a full page load, which the network or the device answers. */
function openAnew({ request }: LoaderFunctionArgs): never {
  const { pathname, search, hash } = new URL(request.url);
  throw redirectDocument(pathname + search + hash);
}

/** A page that came from the device does not wait for the answer to who is looking, which may never come. */
function isNobodyKnown({ isFromDevice, queryClient }: App): boolean {
  return isFromDevice && queryClient.getQueryData(ME_KEY) === undefined;
}

function refuseAll(): never {
  throw new Response(null, { status: 404 });
}

async function loadPage(screen: string, name?: RouteName) {
  const module = await loadScreen(screen);
  return {
    Component: module.Screen,
    action: async (args: ActionFunctionArgs) => {
      const app = args.context.get(appContext);
      await loadWordsOf(app, screen);
      return answerPosted(app, name, module, args);
    },
    loader: async (args: LoaderFunctionArgs) => {
      const app = args.context.get(appContext);
      const words = loadWordsOf(app, screen);
      const [status] = await Promise.all([prepare(app, { screen, name, module }, args), words]);
      return typeof status === 'number' ? data(null, { status }) : null;
    },
  };
}

/** Checks access and loads the data of the page; returns its status when that is not 200. */
async function prepare(
  app: App,
  { screen, name, module }: { screen: string; name: RouteName | undefined; module: ScreenModule },
  args: LoaderFunctionArgs,
): Promise<number | void> {
  if (name) await admit(app, name, args);
  const first = module.before?.(app);
  if (first) throw redirect(first);
  // On the server nothing would wait for this data; the browser fetches it as the page starts (`entry-client.tsx`).
  if (import.meta.env.SSR && isFrame(screen)) return;
  return module.prefetch?.(app, args.params, new URL(args.request.url));
}

/** Handles a form posted without JavaScript; the body is not read on a page without a form. Server only. */
async function answerPosted(
  app: App,
  name: RouteName | undefined,
  module: ScreenModule,
  args: ActionFunctionArgs,
): Promise<unknown> {
  if (name) await admit(app, name, args);
  const { pathname, search, searchParams } = new URL(args.request.url);
  const first = module.before?.(app);
  if (first) throw redirect(first);
  if (!module.answer) throw redirect(safeReturnPath(pathname + search) ?? '/');
  const posted = new URLSearchParams(await args.request.text());
  const answer = await module.answer(app, posted, searchParams, args.params);
  if ('form' in answer) return data(answer.form, { status: answer.status });
  const cookies = (answer.cookies ?? []).map((cookie): [string, string] => ['Set-Cookie', cookie]);
  throw redirect(answer.goTo, { headers: new Headers(cookies) });
}

/**
 * Refuses invalid URLs, and redirects people who may not see a page (spec 1 §2): visitors of private pages to the login,
 * which returns them; people who are logged in from visitor pages to their home; and people who are still registering after a
 * launch to the step they had reached.
 */
async function admit(
  app: App,
  name: RouteName,
  { request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>,
): Promise<void> {
  if (!hasNumbers(params)) throw new Response(null, { status: 404 });
  const type: RouteType = ROUTES[name].type;
  const { home, start } = siteProfile(app.site);
  if (type === 'default' || (type === 'public' && name === home) || isNobodyKnown(app)) return;
  const me = await app.queryClient.ensureQueryData(meQuery(app));
  if (type === 'private' && !me) {
    const { pathname, search } = new URL(request.url);
    // Returning to the logout page would end the new session at once.
    const origin = name === 'logout' ? undefined : (safeReturnPath(pathname + search) ?? undefined);
    throw redirect(pathTo(app, 'login', {}, { origin }));
  }
  if (type === 'public' && me) throw redirect(pathTo(app, home));
  const before = me && type === 'private' ? pageBefore(name, me.registering) : null;
  if (before === 'start') throw redirect(pathTo(app, start));
  if (before) throw redirect(pathTo(app, before, {}, { hti: '1' }));
}
