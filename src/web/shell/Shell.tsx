import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import type { RouteRow } from '#domain/site/route-row.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { isForNurses } from '#domain/site/site.ts';
import { readContacts } from '#features/contacts/contract.ts';
import { OwnListsContext } from '#features/pages/web/own-lists.ts';
import { readCrisisPhrases } from '#features/programme/crisis-contract.ts';
import { useApp } from '#ui/app/app.ts';
import { cx } from '#ui/cx.ts';
import { catchFocus } from '#ui/focus/catch-focus.ts';
import { showWhole } from '#ui/focus/show-whole.ts';
import { useNewPage } from '#ui/focus/useNewPage.ts';
import { CrisisCallsProvider } from '#ui/help/crisis-calls.ts';
import { Spinner } from '#ui/primitives/Spinner.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { OWN_LISTS } from '../own-lists.ts';
import { Announcements } from './Announcements.tsx';
import { CrisisAlerts } from './CrisisAlerts.tsx';
import { requestIdOf, TroubleScreen } from './ErrorScreen.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import { standsAlone } from './menu.ts';
import { NoProgram } from './NoProgram.tsx';
import { LaunchNotice } from './notices/LaunchNotice.tsx';
import { UnvalidatedBanner } from './notices/UnvalidatedBanner.tsx';
import { PageAddresses } from './PageAddresses.tsx';
import styles from './Shell.module.css';
import { useSessionChange } from './session/useSessionChange.ts';
import { useSessionCheck } from './session/useSessionCheck.ts';
import { TabBar, TabBarSkeleton } from './TabBar.tsx';
import { useAdmission } from './useAdmission.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';
import { useHangingHelp } from './useHelpFromDevice.ts';
import { useIsInside } from './useIsInside.ts';
import { useNativeBridge } from './useNativeBridge.ts';
import { useSending } from './useSending.ts';

const CRISIS_CALLS = { phrases: readCrisisPhrases, contacts: readContacts };

/** The shell of every page: skip link, header, content, footer, and on phones the tab bar. */
export function Shell() {
  const { t } = useTranslation('web');
  const route = useCurrentRoute();
  useSessionCheck();
  useSessionChange();
  useSending();
  useNativeBridge();
  useHangingHelp();
  // The toasts of the last page end with it.
  const main = useNewPage(useToast().endPage);
  useEffect(() => (main.current ? catchFocus(main.current) : undefined), [main]);
  useEffect(() => (main.current ? showWhole(main.current) : undefined), [main]);
  const row: RouteRow | undefined = route && ROUTES[route];
  const isPrivate = row?.type === 'private';
  const needsProgram = (isPrivate && route !== 'logout') || row?.needsProgram === true;
  const { isUnknown, isWaiting, lost, askAgain } = useAdmission();
  const isInside = useIsInside();
  const { site } = useApp();
  const hasTabBar = (isUnknown || isInside) && !standsAlone(route) && !isForNurses(site);
  return (
    <div className={styles.frame}>
      <PageAddresses />
      <a className={styles.skipLink} href="#inhoud">
        {t('skipLink')}
      </a>
      <Header isUnknown={isUnknown} />
      <NavigationProgress />
      <CrisisAlerts />
      <UnvalidatedBanner />
      <LaunchNotice />
      <main
        ref={main}
        id="inhoud"
        className={cx(styles.main, needsProgram && styles.needsProgram)}
        tabIndex={-1}
      >
        {needsProgram && <NoProgram isPrivate={isPrivate} />}
        {lost && <TroubleScreen trouble="unreached" requestId={requestIdOf(lost)} onRetry={askAgain} />}
        {isWaiting && !lost && (
          <div className="container">
            <Spinner label={t('loading')} />
          </div>
        )}
        {!isWaiting && (
          <CrisisCallsProvider value={CRISIS_CALLS}>
            <OwnListsContext value={OWN_LISTS}>
              <Outlet />
            </OwnListsContext>
          </CrisisCallsProvider>
        )}
      </main>
      <Footer isUnknown={isUnknown} />
      {hasTabBar && (isInside ? <TabBar /> : <TabBarSkeleton />)}
      <Announcements />
      <ScrollRestoration />
    </div>
  );
}

function NavigationProgress() {
  const { t } = useTranslation('web');
  const { state } = useNavigation();
  return (
    <div role="status" className={state === 'idle' ? 'visually-hidden' : styles.progress}>
      {state === 'idle' ? null : <span className="visually-hidden">{t('loading')}</span>}
    </div>
  );
}
