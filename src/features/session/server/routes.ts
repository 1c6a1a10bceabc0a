import { type Route, route } from '#platform/http/route.ts';
import {
  endAllSessions,
  endSession,
  login,
  loginStatus,
  logout,
  readSessions,
  readToken,
  readTokenAlias,
} from '../contract.ts';
import { logIn } from './log-in.ts';
import * as sessions from './sessions.ts';

export const sessionRoutes: readonly Route[] = [
  route(readToken, async (context) => context.session.csrfToken()),
  route(readTokenAlias, async (context) => context.session.csrfToken()),
  route(loginStatus, async (context) => (context.person ? '1' : '0')),
  route(login, (context, { body }) => logIn(context, body)),
  route(logout, async (context) => {
    await context.session.end(context.db);
    return undefined;
  }),
  route(readSessions, sessions.listSessions),
  route(endSession, (context, { params }) => sessions.endSession(context, params.id)),
  route(endAllSessions, sessions.endAllSessions),
];
