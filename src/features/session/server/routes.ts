import { type Route, route } from '#platform/http/route.ts';
import { login, loginStatus, logout, readToken, readTokenAlias } from '../contract.ts';
import { logIn } from './log-in.ts';

export const sessionRoutes: readonly Route[] = [
  route(readToken, async (context) => context.session.csrfToken()),
  route(readTokenAlias, async (context) => context.session.csrfToken()),
  route(loginStatus, async (context) => (context.person ? '1' : '0')),
  route(login, (context, { body }) => logIn(context, body)),
  route(logout, async (context) => {
    await context.session.end(context.db);
    return undefined;
  }),
];
