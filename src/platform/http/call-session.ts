import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/connection.ts';
import type { DeviceKind } from '#domain/identity/session-lifetime.ts';
import type { SessionControl, SessionTokens } from '../context.ts';
import { randomToken, sha256 } from '../crypto/secret-token.ts';
import { deviceOf } from '../net/device.ts';
import { type DeviceAccount, knownDevice, withDevice, withoutDevice } from '../session/device-cookie.ts';
import {
  changeCookie,
  createSession,
  createSessionAtLogin,
  csrfTokenOf,
  destroySession,
  logoutTokenOf,
} from '../session/session.ts';
import type { SharedParts } from '../shared-parts.ts';
import type { CookieJar } from './session-cookie.ts';

/** Lets a use case start and end the session of its call. A class, whose getters all calls share (docs/decisions/0081). */
export class CallSession implements SessionControl {
  readonly #jar: CookieJar;
  readonly #parts: Pick<SharedParts, 'clock' | 'sessionSecrets'>;
  readonly #headers: FastifyRequest['headers'];

  constructor(
    jar: CookieJar,
    parts: Pick<SharedParts, 'clock' | 'sessionSecrets'>,
    headers: FastifyRequest['headers'],
  ) {
    this.#jar = jar;
    this.#parts = parts;
    this.#headers = headers;
  }

  get idHash(): Buffer | null {
    return this.#jar.session === undefined ? null : sha256(this.#jar.session);
  }

  get device(): string {
    return deviceOf(this.#headers['user-agent'] ?? '');
  }

  get isOwnDevice(): boolean {
    return this.#jar.ownDevice;
  }

  get isReturning(): boolean {
    return this.#jar.device !== undefined;
  }

  get signOnBrowser(): string | null {
    return this.#jar.signOn ?? null;
  }

  csrfToken(): string {
    return csrfTokenOf(this.#parts.sessionSecrets.newest, this.#jar.session);
  }

  async start(db: Db, account: DeviceAccount, kind: DeviceKind): Promise<SessionTokens> {
    const row = { uid: account.uid, ...this.#newRow(kind), letInAt: null };
    return this.#opened(await createSession(db, row), account, kind);
  }

  async startLetIn(db: Db, uid: number): Promise<void> {
    const row = this.#newRow({ ownDevice: false });
    this.#jar.session = await createSession(db, { uid, ...row, letInAt: row.now });
    this.#jar.ownDevice = false;
    // A form posted by another site brings no cookies, so setting the device cookie would overwrite the one the browser has.
  }

  async logIn(
    db: Db,
    account: DeviceAccount & { readonly passwordHash: string | null },
    kind: DeviceKind,
  ): Promise<SessionTokens | null> {
    const row = { before: this.idHash, ...this.#newRow(kind) };
    const cookie = await createSessionAtLogin(db, account, row);
    return cookie === null ? null : this.#opened(cookie, account, kind);
  }

  async renew(db: Db, account: DeviceAccount): Promise<void> {
    const { session, ownDevice } = this.#jar;
    if (session === undefined) return;
    this.#opened(await changeCookie(db, session, this.#parts.clock.now()), account, { ownDevice });
  }

  async end(db: Db): Promise<void> {
    if (this.#jar.session !== undefined) await destroySession(db, this.#jar.session);
    this.#jar.session = undefined;
  }

  knownDevice(account: DeviceAccount | undefined): string | null {
    return knownDevice(this.#jar.device, account, this.#means());
  }

  forgetDevice(account: DeviceAccount): void {
    this.#jar.device = withoutDevice(this.#jar.device, account, this.#means());
  }

  leaveToSignOn(): string {
    const jar = this.#jar;
    // A value that we did not set is replaced.
    jar.signOn = /^[\w-]{43}$/.test(jar.signOn ?? '') ? jar.signOn : undefined;
    jar.signOn ??= randomToken();
    jar.isSigningOn = true;
    return jar.signOn;
  }

  #newRow({ ownDevice }: DeviceKind) {
    return { device: this.device, ownDevice, now: this.#parts.clock.now() };
  }

  /** Has the browser take the cookie of a session just opened, and the account know the browser. */
  #opened(cookie: string, account: DeviceAccount, { ownDevice }: DeviceKind): SessionTokens {
    this.#jar.session = cookie;
    this.#jar.ownDevice = ownDevice;
    this.#jar.device = withDevice(this.#jar.device, account, this.#means());
    const { newest } = this.#parts.sessionSecrets;
    return { csrfToken: csrfTokenOf(newest, cookie), logoutToken: logoutTokenOf(newest, cookie) };
  }

  #means() {
    const { clock, sessionSecrets } = this.#parts;
    return { now: clock.now(), secrets: sessionSecrets, kind: 'device' as const };
  }
}
