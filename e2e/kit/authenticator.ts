import type { Page } from '@playwright/test';
import { Secret } from 'otpauth';
import { codeAt } from '#platform/second-factor/codes.ts';
import { expect } from './fixtures.ts';
import { originOf, PORT } from './origin.ts';

/** How long an app shows one code, in milliseconds. */
export const PERIOD = 30_000;
/** How long the code before the present one has to count still when it is sent from a busy machine, in milliseconds. */
const ROOM = 10_000;

/** The clock of the server under test in milliseconds, which starts at another instant than ours and runs on. */
export async function serverTime(page: Page, port = PORT): Promise<number> {
  const answer = await page.request.get(`http://127.0.0.1:${port}/`, {
    headers: { host: new URL(originOf('alcohol', port)).host },
  });
  const now = /now;desc="([^"]+)"/.exec(answer.headers()['server-timing'] ?? '')?.[1];
  if (!now) throw new Error('The server did not tell its time');
  return Date.parse(now);
}

/** The app on a nurse's phone. Three codes count at a time, because phones are not quite on time: no journey has to wait for one. */
export class Authenticator {
  readonly #secret: Buffer;
  readonly #page: Page;
  readonly #port: number;

  /** `key` as the page shows it, in groups of four. */
  constructor(key: string, page: Page, port: number) {
    this.#secret = Buffer.from(Secret.fromBase32(key.replaceAll(' ', '')).bytes);
    this.#page = page;
    this.#port = port;
  }

  /** The code that the phone shows if its clock is so many steps ahead of the server's. */
  async code(ahead: -1 | 0 | 1): Promise<string> {
    let now = await serverTime(this.#page, this.#port);
    const left = () => PERIOD - (now % PERIOD);
    if (ahead === -1 && left() < ROOM) {
      const next = async () => {
        now = await serverTime(this.#page, this.#port);
        return left();
      };
      await expect.poll(next, { timeout: 2 * ROOM }).toBeGreaterThan(ROOM);
    }
    return codeAt(this.#secret, new Date(now + ahead * PERIOD));
  }
}
