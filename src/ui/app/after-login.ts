import { useSearchParams } from 'react-router';
import { mailKey } from '#domain/identity/account.ts';
import { destinationAfterLogin, languageOfPath, pathTo } from '#domain/site/paths.ts';
import { siteProfile } from '#domain/site/site.ts';
import { useIsHere } from '../usePresence.ts';
import { type App, useApp } from './app.ts';
import { CallFailure } from './caller.ts';
import { fetchMe } from './me.ts';
import { useGoOn } from './useGoOn.ts';

/** The page the person came from, unless that is the logout page or does not exist; else their home. */
export function pathAfterLogin(app: App, search: URLSearchParams): string {
  return destinationAfterLogin(search.get('origin')) ?? pathTo(app, siteProfile(app.site).start);
}

/**
 * Runs a call that logs the owner of this address in. If the server says that somebody is logged in already, that is fine when
 * it is the same person (an earlier attempt succeeded but its response was lost), and an error when it is not.
 */
export async function letIn(
  { loadMe }: Pick<App, 'loadMe'>,
  mail: string,
  call: Promise<unknown>,
): Promise<void> {
  await call.catch(async (error: unknown) => {
    if (!(error instanceof CallFailure) || error.code !== 'visitors_only') throw error;
    const me = await loadMe();
    if (!me || mailKey(me.mail) !== mailKey(mail)) throw error;
  });
}

/** Hands the page over to the person who has just logged in on it. */
export async function takeOver(app: App): Promise<void> {
  app.caller.forgetToken();
  app.owner.forget();
  await fetchMe(app);
}

/** Takes somebody who has just logged in to where they wanted to go. */
export function useAfterLogin(): () => Promise<void> {
  const app = useApp();
  const goOn = useGoOn();
  const isHere = useIsHere();
  const [search] = useSearchParams();
  return async () => {
    await takeOver(app);
    const next = pathAfterLogin(app, search);
    if (languageOfPath(next).language !== app.language && isHere()) {
      // Each page load has one language; the other one needs a new load.
      window.location.assign(next);
      return;
    }
    await goOn(next, { replace: true });
  };
}
