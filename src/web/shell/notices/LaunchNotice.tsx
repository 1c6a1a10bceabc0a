import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { pageBefore } from '#domain/site/registering.ts';
import { ROUTES, type RouteName } from '#domain/site/routes.ts';
import { usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { useScripted } from '#ui/app/useScripted.ts';
import { focusMain } from '#ui/focus/focus-main.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useCurrentRoute } from '../useCurrentRoute.ts';
import { NoticeBar } from './NoticeBar.tsx';

/** The mark of a launch in the query. It grants nothing, and is removed from the address once read. */
const MARK = 'hti';
/** The state that replaces it in this history entry. */
const LAUNCHED = 'launched';

/** Whether a page may show the notice: any private page, except those for registering, which keep the mark (spec 1 §2). */
function maySay(route: RouteName | undefined): boolean {
  return route !== undefined && ROUTES[route].type === 'private' && pageBefore(route, null) === null;
}

/**
 * Says as whom somebody is logged in, on the first page after another system let them in: this browser may have belonged to
 * somebody else before.
 */
export function LaunchNotice() {
  const { t } = useTranslation('web');
  const path = usePath();
  const me = useMe();
  const isScripted = useScripted();
  const route = useCurrentRoute();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const isSaid = maySay(route);
  const isMarked = isSaid && new URLSearchParams(search).has(MARK);

  useEffect(() => {
    if (!isMarked) return;
    const left = new URLSearchParams(search);
    left.delete(MARK);
    const address = { search: left.toString(), hash };
    void navigate(address, { replace: true, state: LAUNCHED, preventScrollReset: true });
  }, [isMarked, navigate, search, hash]);

  // The server does not know the state of the history when a page with people in it is reloaded.
  if (!me || !isSaid || !(isMarked || (isScripted && state === LAUNCHED))) return null;

  function putAway() {
    // The focused button disappears.
    focusMain();
    void navigate({ search, hash }, { replace: true, preventScrollReset: true });
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
