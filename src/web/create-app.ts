import type { Me } from '#domain/identity/account.ts';
import { pathTo, routeExists } from '#domain/site/paths.ts';
import { originOf } from '#domain/site/site.ts';
import { buddyOf } from '#features/account/buddies-contract.ts';
import { meOf, readMe } from '#features/account/contract.ts';
import { createDevices } from '#features/notifications/web/devices.ts';
import type { App } from '#ui/app/app.ts';
import { type Caller, createCaller, isSessionOver, type Transport } from '#ui/app/caller.ts';
import { cookieIn } from '#ui/app/cookies.ts';
import { createNeutralLook } from '#ui/app/neutral-look.ts';
import { createQueryClient } from '#ui/query-client.ts';
import { serverClock } from '#ui/server-clock.ts';
import { createWords } from '#ui/words/words.ts';
import type { createErrorReports } from './error-reports.ts';
import { isOpenInMaintenance } from './maintenance.ts';
import { offersRoute } from './offers-route.ts';
import type { PageRequest } from './page-contract.ts';
import { createPageOwner } from './shell/session/page-owner.ts';
import { loadWords } from './words.ts';

/** Creates the context of the screens; the same on the server and in the browser. */
export async function createApp(
  page: Pick<PageRequest, 'site' | 'language' | 'settings' | 'now' | 'me' | 'forDevice'> & {
    /** The build of the browser's bundle. */
    readonly build?: string;
  },
  transport: Transport,
  cookies: () => string,
): Promise<App> {
  const { site, language, settings } = page;
  const i18n = createWords(language);
  await loadWords(i18n, language, ['ui', 'web']);
  const queryClient = createQueryClient(60_000);
  const owner = createPageOwner(queryClient, () => loadWho());
  const caller = createCaller(`/api/${language}`, transport, { checkWho: owner.check });
  const loadWho = () => (page.me ? Promise.resolve(page.me) : loadMe(caller));
  return {
    site,
    language,
    originOf: (of) => originOf(of, settings.originTemplate),
    settings,
    caller,
    helpPath: pathTo({ language }, 'help'),
    queryClient,
    i18n,
    ...serverClock(page.now, settings.timeZone),
    cookie: (name) => cookieIn(cookies(), name),
    neutralLook: createNeutralLook(cookies),
    devices: createDevices(caller),
    owner,
    reportError: settings.errorReports
      ? reportsTo(caller, { site, language, build: page.build ?? '' })
      : () => undefined,
    isFromDevice: page.forDevice ?? false,
    loadMe: loadWho,
    loadBuddies: async () => (await caller.call(readMe)).field_buddies.map(buddyOf),
    isOpen: (name) =>
      routeExists(site, language, name) &&
      offersRoute(settings.signOn, site, name) &&
      (!settings.maintenance || isOpenInMaintenance(name)),
  };
}

/** Loads the reporter at once, if reports are on: the error to report may be that nothing loads any more. */
function reportsTo(...to: Parameters<typeof createErrorReports>): (error: unknown) => void {
  const part = import('./error-reports.ts').catch(() => null);
  let reports: ((error: unknown) => void) | undefined;
  const report = async (error: unknown) => {
    reports ??= (await part)?.createErrorReports(...to);
    reports?.(error);
  };
  return (error) => void report(error);
}

async function loadMe(caller: Caller): Promise<Me | null> {
  try {
    return meOf(await caller.call(readMe));
  } catch (error) {
    if (isSessionOver(error)) return null;
    throw error;
  }
}
