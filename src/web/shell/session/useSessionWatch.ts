import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { hasPassword } from '#domain/identity/account.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { tellApp } from '#ui/native-bridge.ts';
import { routeAt } from '../../route-at.ts';
import { forgetPerson } from './forget-person.ts';

/**
 * When a session check finds that nobody is logged in any more, clears the cache of that person, and redirects from a
 * private page to the login, or to what takes its place for who has no password. When it finds somebody else the page begins anew.
 */
export function useSessionWatch(): void {
  const app = useApp();
  const path = usePath();
  const me = useMe();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const here = useLocation();
  // A page that was asked for counts before it is there: help opens, and a private page is the one to come back to.
  const { pathname, search } = useNavigation().location ?? here;
  const route = routeAt(app, pathname);
  const before = useRef(me);

  useEffect(() => {
    const { current: was } = before;
    const ended = Boolean(was) && me === null;
    before.current = me;
    if (me && me !== was && app.owner.isOther(me)) {
      // As after a quick exit: it shows them nothing from here on, and no form asks whether it may go.
      document.documentElement.setAttribute('data-blank', '');
      window.location.reload();
    }
    if (!ended || route === 'logout') return;
    tellApp({ type: 'LOGOUT' });
    app.caller.forgetToken();
    forgetPerson(queryClient);
    if (!route || ROUTES[route].type !== 'private') return;
    const isLetIn = was && !hasPassword(was) && app.isOpen('loggedOut');
    const next = isLetIn ? path('loggedOut') : path('login', {}, { origin: pathname + search });
    void navigate(next, { replace: true });
  });
}
