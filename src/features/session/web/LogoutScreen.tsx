import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isLetIn } from '#domain/identity/account.ts';
import { pathTo } from '#domain/site/paths.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { meQuery, useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useDeparture } from '#ui/app/useDeparture.ts';
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

/**
 * Logs out, and leaves nothing of the person in this browser: at once for somebody who chose that on a page of ours. A page that
 * the browser opened may come from any link, and texts that were not sent go with the session: there it asks first.
 */
export function LogoutScreen() {
  const { t } = useTranslation(['session', 'ui']);
  const { caller, devices } = useApp();
  const depart = useDeparture();
  const isOver = useMe() === null;
  // Whose session ended meanwhile, as in another tab, has nothing left to decide.
  const isChosen = useNavigationType() !== NavigationType.Pop || isOver;
  const [isLeaving, setIsLeaving] = useState(isChosen);
  const [failed, setFailed] = useState<CallFailure | null>(null);
  const { key: visit } = useLocation();
  const answered = useRef<string | null>(null);
  const underWay = useRef(false);
  const failureText = useFailureText();

  const leave = useCallback(async () => {
    if (underWay.current) return;
    underWay.current = true;
    setFailed(null);
    setIsLeaving(true);
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
    if (!isChosen || answered.current === visit) return;
    // Coming here again, for example after a failure, retries.
    answered.current = visit;
    void leave();
  }, [isChosen, leave, visit]);

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
      {!failed && isLeaving && <Spinner label={t('logout.busy')} />}
      {!failed && !isLeaving && (
        // Without scripts the form is sent as it is.
        <form
          className="stack"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void leave();
          }}
        >
          <p>{t('logout.ask')}</p>
          <p>
            <Button type="submit">{t('logout.title')}</Button>
          </p>
        </form>
      )}
    </Page>
  );
}
