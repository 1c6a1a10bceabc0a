import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceKind } from '#domain/identity/session-lifetime.ts';
import { SIGN_ON_SECONDS } from '#domain/sso/open-id.ts';
import type { Clock } from '../clock.ts';
import type { SessionControl } from '../context.ts';
import { randomToken, sha256 } from '../crypto/secret-token.ts';
import {
  DEVICE_LIFETIME,
  type DeviceAccount,
  knownDevice,
  withDevice,
  withoutDevice,
} from '../session/device-cookie.ts';
import {
  COOKIE_LIFETIME,
  changeCookie,
  createSession,
  createSessionAtLogin,
  csrfTokenOf,
  destroySession,
  logoutTokenOf,
} from '../session/session.ts';
import type { Secrets } from '../setting-values.ts';

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

/** Lets a use case start and end the session of its call. */
export function sessionControl(
  jar: CookieJar,
  { clock, sessionSecrets: secrets }: { readonly clock: Clock; readonly sessionSecrets: Secrets },
  device: () => string,
): SessionControl {
  const means = () => ({ now: clock.now(), secrets, kind: 'device' as const });
  const opened = (cookie: string, account: DeviceAccount, { ownDevice }: DeviceKind) => {
    jar.session = cookie;
    jar.ownDevice = ownDevice;
    jar.device = withDevice(jar.device, account, means());
    return {
      csrfToken: csrfTokenOf(secrets.newest, cookie),
      logoutToken: logoutTokenOf(secrets.newest, cookie),
    };
  };
  return {
    get idHash() {
      return jar.session === undefined ? null : sha256(jar.session);
    },
    csrfToken: () => csrfTokenOf(secrets.newest, jar.session),
    async start(db, account, kind) {
      const { ownDevice } = kind;
      const row = { uid: account.uid, device: device(), ownDevice, letInAt: null, now: clock.now() };
      return opened(await createSession(db, row), account, kind);
    },
    async startLetIn(db, uid) {
      const now = clock.now();
      const row = { uid, device: device(), ownDevice: false, letInAt: now, now };
      jar.session = await createSession(db, row);
      jar.ownDevice = false;
      // A form posted by another site brings no cookies, so setting the device cookie would overwrite the one the browser has.
    },
    async logIn(db, account, kind) {
      const before = jar.session === undefined ? null : sha256(jar.session);
      const { ownDevice } = kind;
      const row = { before, device: device(), ownDevice, now: clock.now() };
      const cookie = await createSessionAtLogin(db, account, row);
      return cookie === null ? null : opened(cookie, account, kind);
    },
    async renew(db, account) {
      if (jar.session !== undefined) opened(await changeCookie(db, jar.session, clock.now()), account, jar);
    },
    async end(db) {
      if (jar.session !== undefined) await destroySession(db, jar.session);
      jar.session = undefined;
    },
    get device() {
      return device();
    },
    get isOwnDevice() {
      return jar.ownDevice;
    },
    get isReturning() {
      return jar.device !== undefined;
    },
    knownDevice: (account) => knownDevice(jar.device, account, means()),
    get signOnBrowser() {
      return jar.signOn ?? null;
    },
    leaveToSignOn() {
      // A value that we did not set is replaced.
      jar.signOn = /^[\w-]{43}$/.test(jar.signOn ?? '') ? jar.signOn : undefined;
      jar.signOn ??= randomToken();
      jar.isSigningOn = true;
      return jar.signOn;
    },
    forgetDevice(account) {
      jar.device = withoutDevice(jar.device, account, means());
    },
  };
}
