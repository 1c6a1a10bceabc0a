import type { Page } from '@playwright/test';
import { Secret } from 'otpauth';
import { openPostgres } from '#db/connection.ts';
import type { StaffRole } from '#domain/staff/role.ts';
import { commandProof, inviteByOperator } from '#features/staff/server/operator.ts';
import { clockOf } from '#platform/clock.ts';
import { readEnvironment } from '#platform/environment.ts';
import { codeAt } from '#platform/second-factor/codes.ts';
import { PERIOD, serverTime } from './authenticator.ts';
import { post } from './calls.ts';
import { PORT } from './origin.ts';

const HOST = `beheer.localhost:${PORT}`;
export const STAFF_ORIGIN = `http://${HOST}`;
const HERE = `http://127.0.0.1:${PORT}`;
const PASSWORD = 'werk-aan-tafel-7';
/** Longer than a code takes to reach the server on a busy machine, in milliseconds. */
const ON_ITS_WAY = 8_000;

/** The app of a member of the staff. Each of its codes counts once, and is good until the next one ends. */
export class CodeApp {
  readonly #secret: Buffer;
  #used = 0;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** The oldest unused code that the server still takes, so that more can follow at once; undefined if there is none yet. */
  async next(page: Page): Promise<string | undefined> {
    const at = await serverTime(page);
    // A code must not expire on its way there.
    const oldest = Math.floor((at + ON_ITS_WAY) / PERIOD) - 1;
    const step = Math.max(this.#used + 1, oldest);
    if (step > Math.floor(at / PERIOD) + 1) return undefined;
    this.#used = step;
    return codeAt(this.#secret, new Date(step * PERIOD));
  }
}

/** Makes an account on the staff as the command of the operator does, and signs the browser of a page in with it. */
export async function joinStaff(page: Page, name: string, role: StaffRole): Promise<CodeApp> {
  const order = { name, mail: `${role}-${crypto.randomUUID()}@houvast.example`, role };
  const at = await serverTime(page);
  const url = process.env['JOURNEYS_DATABASE_URL'];
  const link = url ? await linkInDatabase(url, order, at) : await linkOfServer(page, order, at);
  await page.goto(link);
  await post({ page }, '/staff/v1/invitation', { token: new URL(link).hash.slice(1), password: PASSWORD });
  const { secret } = (await post({ page }, '/staff/v1/enrol')) as { secret: string };
  const app = new CodeApp(Buffer.from(Secret.fromBase32(secret).bytes));
  await post({ page }, '/staff/v1/enrol/confirm', { code: (await app.next(page)) ?? '' });
  return app;
}

type Order = Parameters<typeof inviteByOperator>[1];

async function linkInDatabase(url: string, order: Order, at: number): Promise<string> {
  const { db, close } = openPostgres(url);
  try {
    const clock = clockOf(() => new Date(at), 'Europe/Amsterdam');
    return (await inviteByOperator({ db, clock, staffOrigin: STAFF_ORIGIN }, order)).link;
  } finally {
    await close();
  }
}

/** The embedded database belongs to the server alone. */
async function linkOfServer(page: Page, order: Order, at: number): Promise<string> {
  const { newest: secret } = readEnvironment({ DATA_DIR: process.env['E2E_DATA_DIR'] }).sessionSecrets;
  const invited = await page.request.post(`${HERE}/api/staff/v1/command/invitation`, {
    headers: { host: HOST, origin: STAFF_ORIGIN },
    data: { ...order, at, proof: commandProof(secret, order, at) },
  });
  const { link }: { link: string } = await invited.json();
  return link;
}
