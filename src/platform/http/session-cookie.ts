import type { FastifyReply, FastifyRequest } from 'fastify';
import { SIGN_ON_SECONDS } from '#domain/sso/open-id.ts';
import { DEVICE_LIFETIME } from '../session/device-cookie.ts';
import { COOKIE_LIFETIME } from '../session/session.ts';

/** The cookies of one call: as received, and as sent with the response. */
export interface CookieJar {
  session: string | undefined;
  /** The session is one of an own device: its cookie outlives the browser. */
  ownDevice: boolean;
  /** The session was prolonged, and its cookie has to be as well. */
  isProlonged: boolean;
  /** The accounts that the browser has logged in to (docs/decisions/0039). */
  device: string | undefined;
  /** Recognises the browser when it comes back from an organisation's login (docs/decisions/0076). */
  signOn: string | undefined;
  /** The browser is being sent to such a login, so the cookie is set again to last until it is back. */
  isSigningOn: boolean;
  /** Remembers the cookies as they are now; the result restores them. */
  snapshot(): () => void;
  /** Sets a changed cookie on the response. Called only for successful responses. */
  send(reply: FastifyReply): void;
}

/** The name of the session cookie; browsers accept the prefixed name over https only (RFC 6265bis, 4.1.3.2). */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-session' : 'session';
}

/** The same for the device cookie. */
export function deviceCookieName(secure: boolean): string {
  return secure ? '__Host-device' : 'device';
}

/** The name of the cookie of a browser that is at an organisation's login. */
function signOnCookieName(secure: boolean): string {
  return secure ? '__Host-sign-on' : 'sign-on';
}

export function cookieJar({ cookies }: FastifyRequest, secure: boolean): CookieJar {
  const [session, device] = [sessionCookieName(secure), deviceCookieName(secure)];
  const signOn = signOnCookieName(secure);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const change = (
    reply: FastifyReply,
    name: string,
    value: string | undefined,
    { maxAge, again = false }: { maxAge?: number | undefined; again?: boolean },
  ) => {
    if (value === cookies[name] && !again) return;
    if (value === undefined) reply.clearCookie(name, attributes);
    else reply.setCookie(name, value, maxAge === undefined ? attributes : { ...attributes, maxAge });
  };
  const jar: CookieJar = {
    session: cookies[session],
    ownDevice: false,
    isProlonged: false,
    device: cookies[device],
    signOn: cookies[signOn],
    isSigningOn: false,
    snapshot() {
      const before = { ...jar };
      return () => void Object.assign(jar, before);
    },
    send(reply) {
      const { ownDevice, isProlonged } = jar;
      const maxAge = ownDevice ? COOKIE_LIFETIME : undefined;
      const again = jar.session !== undefined && ownDevice && isProlonged;
      change(reply, session, jar.session, { maxAge, again });
      change(reply, device, jar.device, { maxAge: DEVICE_LIFETIME });
      change(reply, signOn, jar.signOn, { maxAge: SIGN_ON_SECONDS, again: jar.isSigningOn });
      const isEnded = cookies[session] !== undefined && jar.session === undefined;
      // The session was ended on purpose, so whatever pages stored in the browser is deleted too, even where no script of ours
      // runs.
      if (isEnded) reply.header('Clear-Site-Data', '"storage"');
    },
  };
  return jar;
}
