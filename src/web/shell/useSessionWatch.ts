import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { ROUTES } from '#domain/site/routes.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { ME_KEY, useMe } from '#ui/app/me.ts';
import { tellApp } from '#ui/native-bridge.ts';
import { routeAt } from '../route-at.ts';

/**
 * When a session check finds that nobody is logged in any more, clears the cache of that person, and redirects from a
 * private page to the login. When it finds somebody else the page begins anew.
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
  const before = useRef(me?.uid);

  useEffect(() => {
    const ended = before.current !== undefined && me === null;
    const isSomebodyElse = Boolean(me && before.current !== undefined && me.uid !== before.current);
    before.current = me?.uid;
    if (isSomebodyElse) window.location.reload();
    if (!ended || route === 'logout') return;
    tellApp({ type: 'LOGOUT' });
    app.caller.forgetToken();
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME_KEY[0] });
    if (route && ROUTES[route].type === 'private') {
      void navigate(path('login', {}, { origin: pathname + search }), { replace: true });
    }
  });
}
