import {
  type ActionFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterContextProvider,
  redirect,
} from 'react-router';
import { hasNumbers, pathTo, patternsOf, safeReturnPath } from '#domain/site/paths.ts';
import type { RouteType } from '#domain/site/route-row.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '#domain/site/routes.ts';
import { siteProfile } from '#domain/site/site.ts';
import { readCrisisAlerts } from '#features/crisis-alerts/contract.ts';
import type { App } from '#ui/app/app.ts';
import { meQuery } from '#ui/app/me.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { loadScreen, type ScreenModule } from './load-screen.ts';
import { maintenancePage } from './maintenance.ts';
import { ENTITY_SCREEN, isFrame, SCREENS } from './screens.ts';
import { ErrorScreen } from './shell/ErrorScreen.tsx';
import { Shell } from './shell/Shell.tsx';
import { loadWordsOf } from './words.ts';

/** What each page of the router says of itself. */
export interface PageHandle {
  /** Absent where only the content knows the page. */
  readonly name?: RouteName;
  readonly screen: string;
}

const appContext = createContext<App>();

/** What loaders and actions are given of the app that they run in. */
export function contextOf(app: App): RouterContextProvider {
  return new RouterContextProvider(new Map([[appContext, app]]));
}

/**
 * The routes of one site in one language. Everything else is a 404 inside the shell. They know no app, so that the
 * server builds them once.
 */
export function createRoutes({
  language,
  isOpen,
  settings: { maintenance },
}: Pick<App, 'language' | 'isOpen' | 'settings'>): RouteObject[] {
  const pages = ROUTE_NAMES.filter((name) => isOpen(name)).flatMap((name) =>
    patternsOf(name, language).map(
      (path): RouteObject => ({
        id: `${name}:${path}`,
        path,
        handle: { name, screen: SCREENS[name] ?? '' } satisfies PageHandle,
        lazy: () => loadPage(SCREENS[name] ?? '', name),
      }),
    ),
  );
  const others: RouteObject = {
    id: 'entity',
    path: '*',
    handle: { screen: ENTITY_SCREEN } satisfies PageHandle,
    lazy: () => loadPage(ENTITY_SCREEN),
  };
  return [
    {
      id: 'shell',
      Component: Shell,
      ErrorBoundary: ErrorScreen,
      loader: async ({ context }) => {
        const app = context.get(appContext);
        // The frame shows who is logged in, but help must open also when that cannot be asked.
        const me = app.queryClient.ensureQueryData(meQuery(app)).catch(() => null);
        await Promise.all([me, app.queryClient.prefetchQuery(endpointQuery(app, readCrisisAlerts))]);
        return null;
      },
      children: [
        {
          id: 'content',
          ErrorBoundary: ErrorScreen,
          children: [...pages, maintenance ? maintenancePage(appContext) : others],
        },
      ],
    },
  ];
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

/** Sees to it that the page may be seen and has what it waits for; answers its status where that is another than 200. */
async function prepare(
  app: App,
  { screen, name, module }: { screen: string; name: RouteName | undefined; module: ScreenModule },
  args: LoaderFunctionArgs,
): Promise<number | void> {
  if (name) await admit(app, name, args);
  const first = module.before?.(app);
  if (first) throw redirect(first);
  // On the server nobody would wait for what it fetches.
  if (import.meta.env.SSR && isFrame(screen)) return;
  return module.prefetch?.(app, args.params, new URL(args.request.url));
}

/** A form of a page that was sent without script; what a page has no form for is not read. Runs on the server alone. */
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
  const answer = await module.answer(app, new URLSearchParams(await args.request.text()), searchParams);
  if ('form' in answer) return data(answer.form, { status: answer.status });
  const cookies = (answer.cookies ?? []).map((cookie): [string, string] => ['Set-Cookie', cookie]);
  throw redirect(answer.goTo, { headers: new Headers(cookies) });
}

/**
 * Refuses an address that cannot be one, and sends people who may not see a page where they belong (spec 1 §2): visitors
 * of private pages to the login, which brings them back; people who are logged in from public pages to their home.
 */
async function admit(
  app: App,
  name: RouteName,
  { request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>,
): Promise<void> {
  if (!hasNumbers(params)) throw new Response(null, { status: 404 });
  const type: RouteType = ROUTES[name].type;
  const { home } = siteProfile(app.site);
  if (type === 'default' || (type === 'public' && name === home)) return;
  const me = await app.queryClient.ensureQueryData(meQuery(app));
  if (type === 'private' && !me) {
    const { pathname, search } = new URL(request.url);
    // Coming back to the logout page would end the new session at once.
    const origin = name === 'logout' ? undefined : (safeReturnPath(pathname + search) ?? undefined);
    throw redirect(pathTo(app, 'login', {}, { origin }));
  }
  if (type === 'public' && me) throw redirect(pathTo(app, home));
}
