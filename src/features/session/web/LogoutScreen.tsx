import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isLetIn } from '#domain/identity/account.ts';
import { pathTo } from '#domain/site/paths.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { meQuery } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useDeparture } from '#ui/app/useDeparture.ts';
import { useScripted } from '#ui/app/useScripted.ts';
import type { PostedAnswer } from '#ui/form/posted.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Spinner } from '#ui/primitives/Spinner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { logout } from '../contract.ts';

export async function answer(app: App): Promise<PostedAnswer> {
  const me = app.queryClient.getQueryData(meQuery(app).queryKey);
  await app.caller.call(logout, { query: {} });
  return { goTo: pathTo(app, isLetIn(me) && app.isOpen('loggedOut') ? 'loggedOut' : 'landing') };
}

/** Logs out as soon as it opens, and leaves nothing of the person in this browser. */
export function LogoutScreen() {
  const { t } = useTranslation(['session', 'ui']);
  const { caller, devices } = useApp();
  const depart = useDeparture();
  const [failed, setFailed] = useState<CallFailure | null>(null);
  const { key: visit } = useLocation();
  const answered = useRef<string | null>(null);
  const underWay = useRef(false);
  const failureText = useFailureText();
  const scripted = useScripted();

  const leave = useCallback(async () => {
    if (underWay.current) return;
    underWay.current = true;
    setFailed(null);
    await devices.phone.stop();
    try {
      await caller.call(logout, { query: {} });
    } catch (error) {
      // Already being logged out is fine.
      if (!isSessionOver(error)) {
        underWay.current = false;
        devices.phone.resume();
        if (!(error instanceof CallFailure)) throw error;
        return setFailed(error);
      }
    }
    await depart();
  }, [caller, depart, devices]);

  useEffect(() => {
    if (answered.current === visit) return;
    // Coming here again, for example after a failure, retries.
    answered.current = visit;
    void leave();
  }, [leave, visit]);

  return (
    <Page narrow title={failed ? t('logout.failed') : t('logout.title')}>
      <PageTitle title={t('logout.title')} />
      {failed && (
        <div className="stack">
          <Banner tone="danger" role="alert">
            {failureText(failed, t('logout.stillIn'))}
          </Banner>
          <p>
            <Button onClick={() => void leave()}>{t('ui:tryAgain')}</Button>
          </p>
        </div>
      )}
      {!failed && scripted && <Spinner label={t('logout.busy')} />}
      {!scripted && (
        <form method="post">
          <Button type="submit">{t('logout.title')}</Button>
        </form>
      )}
    </Page>
  );
}
