import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { siteProfile } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useCurrentRoute } from '../useCurrentRoute.ts';
import { NoticeBar } from './NoticeBar.tsx';

/** The mark of a launch in the query. It opens nothing, and is taken out of the address once it was read. */
const MARK = 'hti';
/** What stays of it, in this entry of the history. */
const LAUNCHED = 'launched';

/**
 * As whom somebody is logged in, on the first page after they came in by another system: that may be somebody else than whom this
 * browser belonged to before.
 */
export function LaunchNotice() {
  const { t } = useTranslation('web');
  const { site } = useApp();
  const path = usePath();
  const me = useMe();
  const route = useCurrentRoute();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isStart = route === siteProfile(site).start;
  const isMarked = isStart && new URLSearchParams(search).has(MARK);

  useEffect(() => {
    if (!isMarked) return;
    const left = new URLSearchParams(search);
    left.delete(MARK);
    void navigate({ search: left.toString() }, { replace: true, state: LAUNCHED, preventScrollReset: true });
  }, [isMarked, navigate, search]);

  if (!me || !isStart || !(isMarked || state === LAUNCHED)) return null;

  function putAway() {
    // The focus was on the button, which goes.
    document.getElementById('inhoud')?.focus({ preventScroll: true });
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }

  return (
    <NoticeBar label={t('launch.label')} away={t('launch.away')} onAway={putAway}>
      <p>
        {me.name === '' ? t('launch.nameless') : t('launch.as', { name: me.name })}{' '}
        <Link to={path('logout')}>{t('launch.logOut')}</Link>
      </p>
    </NoticeBar>
  );
}
