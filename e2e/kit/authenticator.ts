import type { Page } from '@playwright/test';
import { Secret } from 'otpauth';
import { codeAt } from '#platform/second-factor/codes.ts';
import { serverTime } from './server-time.ts';

/** How long an app shows one code, in milliseconds. */
const PERIOD = 30_000;

/** The app on the phone of a nurse, which is not quite on time: so it has three codes that count, and nobody has to wait. */
export class Authenticator {
  readonly #secret: Buffer;
  readonly #page: Page;
  readonly #port: number;

  /** `key` as it stands on the page, in groups of four. */
  constructor(key: string, page: Page, port: number) {
    this.#secret = Buffer.from(Secret.fromBase32(key.replaceAll(' ', '')).bytes);
    this.#page = page;
    this.#port = port;
  }

  /** The code that the phone shows when it is so many steps ahead of the server. */
  async code(ahead: -1 | 0 | 1): Promise<string> {
    const now = await serverTime(this.#page, this.#port);
    return codeAt(this.#secret, new Date(now + ahead * PERIOD));
  }
}
