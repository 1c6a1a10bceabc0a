import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { isLetIn, type Me } from '#domain/identity/account.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { type PageOwner, useApp, usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { tellApp } from '#ui/native-bridge.ts';
import { routeAt } from '../../route-at.ts';
import { forgetPerson } from './forget-person.ts';

/**
 * Acts on a session check that finds a change. When nobody is logged in any more, everything about that person is forgotten, and
 * a private page gives way to the login. When somebody else is logged in, the page is loaded anew.
 */
export function useSessionChange(): void {
  const { owner } = useApp();
  const me = useMe();
  const endSession = useEndedSession();
  const before = useRef(me);
  useEffect(() => {
    const was = before.current;
    before.current = me;
    const change = sessionChange(was, me, owner);
    if (change === 'other') loadAnew();
    if (was && change === 'ended') endSession(was);
  });
}

/** What changed between two checks: the session ended, or somebody other than the owner of the page is logged in. */
export function sessionChange(
  was: Me | null | undefined,
  me: Me | null | undefined,
  owner: PageOwner,
): 'ended' | 'other' | null {
  if (was && me === null) return 'ended';
  return me && me !== was && owner.isOther(me) ? 'other' : null;
}

/** Blank until it is loaded, as after a quick exit, so that it shows the other person nothing and no form asks whether it may go. */
function loadAnew(): void {
  document.documentElement.setAttribute('data-blank', '');
  window.location.reload();
}

function useEndedSession() {
  const app = useApp();
  const path = usePath();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const here = useLocation();
  // The page that is on its way, if there is one: help opens, and a private page is the one to come back to.
  const { pathname, search } = useNavigation().location ?? here;
  const route = routeAt(app, pathname);
  return (was: Me): void => {
    // The page that logs out does all of this itself.
    if (route === 'logout') return;
    tellApp({ type: 'LOGOUT' });
    app.caller.forgetToken();
    forgetPerson(queryClient);
    if (!route || ROUTES[route].type !== 'private') return;
    // Somebody without a password cannot log in here: another system let them in.
    const next =
      isLetIn(was) && app.isOpen('loggedOut')
        ? path('loggedOut')
        : path('login', {}, { origin: pathname + search });
    void navigate(next, { replace: true });
  };
}
