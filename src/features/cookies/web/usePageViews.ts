import { useEffect } from 'react';
import { CONSENT_COOKIE, consentIn, isCounted } from '#domain/site/cookie-consent.ts';
import type { RouteName } from '#domain/site/routes.ts';
import { useApp } from '#ui/app/app.ts';
import { countPageView } from '../contract.ts';

/** Counts the public pages that a visitor opens, while statistics are on. */
export function usePageViews(page: RouteName | undefined, isOn: boolean): void {
  const { caller, cookie } = useApp();
  useEffect(() => {
    if (!isOn || !isCounted(page)) return;
    // Another tab may have turned them off.
    if (!consentIn(cookie(CONSENT_COOKIE)).statistics) return;
    // A lost request is simply not counted.
    caller.call(countPageView, { body: { route: page } }).catch(() => undefined);
  }, [caller, cookie, page, isOn]);
}
