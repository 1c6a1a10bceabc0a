import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { SessionControl } from '../context.ts';
import { sha256 } from '../crypto/secret-token.ts';
import {
  COOKIE_LIFETIME,
  changeCookie,
  createSession,
  createSessionAtLogin,
  csrfTokenOf,
  destroySession,
  logoutTokenOf,
} from '../session/session.ts';

/** The session cookie of one call: as received, and as sent with the response. */
export interface CookieJar {
  session: string | undefined;
  /** Sets a changed cookie on the response. Called only for successful responses. */
  send(reply: FastifyReply): void;
}

/** The name of the session cookie; browsers accept the prefixed name over https only (RFC 6265bis, 4.1.3.2). */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session';
}

export function cookieJar(request: FastifyRequest, secure: boolean): CookieJar {
  const name = sessionCookieName(secure);
  const arrived = request.cookies[name];
  return {
    session: arrived,
    send(reply) {
      if (this.session === arrived) return;
      const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
      if (this.session !== undefined) {
        reply.setCookie(name, this.session, { ...attributes, maxAge: COOKIE_LIFETIME });
        return;
      }
      // Ended on purpose: what the pages kept in the browser goes too, also where no script of ours runs.
      reply.clearCookie(name, attributes).header('Clear-Site-Data', '"storage"');
    },
  };
}

/** Lets a use case start and end the session of its call. */
export function sessionControl(
  jar: CookieJar,
  { clock, sessionSecret }: { readonly clock: Clock; readonly sessionSecret: string },
  device: () => string,
): SessionControl {
  const opened = (cookie: string) => {
    jar.session = cookie;
    return {
      csrfToken: csrfTokenOf(sessionSecret, cookie),
      logoutToken: logoutTokenOf(sessionSecret, cookie),
    };
  };
  return {
    get idHash() {
      return jar.session === undefined ? null : sha256(jar.session);
    },
    csrfToken: () => csrfTokenOf(sessionSecret, jar.session),
    async start(db, uid) {
      return opened(await createSession(db, { uid, device: device(), now: clock.now() }));
    },
    async logIn(db, account) {
      const before = jar.session === undefined ? null : sha256(jar.session);
      const cookie = await createSessionAtLogin(db, account, { before, device: device(), now: clock.now() });
      return cookie === null ? null : opened(cookie);
    },
    async renew(db) {
      if (jar.session !== undefined) jar.session = await changeCookie(db, jar.session, clock.now());
    },
    async end(db) {
      if (jar.session !== undefined) await destroySession(db, jar.session);
      jar.session = undefined;
    },
  };
}
