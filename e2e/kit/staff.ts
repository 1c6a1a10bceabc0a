import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { DEMO_STAFF } from '#db/demo/staff.ts';
import type { StaffRole } from '#domain/staff/role.ts';
import { codeAt } from '#platform/second-factor/codes.ts';
import { PORT } from './origin.ts';
import { serverTime } from './server-time.ts';

const ORIGIN = `http://beheer.localhost:${PORT}`;
/** How long an app shows one code, in milliseconds. */
const PERIOD = 30_000;
/** Each code of a member counts once. */
const lastStep = new Map<StaffRole, number>();

/** Somebody on the staff with their browser. Journeys of one role run one after the other, as they share its codes. */
export class StaffPage {
  readonly page: Page;
  readonly #role: StaffRole;

  constructor(page: Page, role: StaffRole) {
    this.page = page;
    this.#role = role;
  }

  get member() {
    const member = DEMO_STAFF.find(({ role }) => role === this.#role);
    if (!member) throw new Error(`No demo member is ${this.#role}`);
    return member;
  }

  /** Opens an address and signs in with both steps. */
  async signIn(path = '/'): Promise<void> {
    const { page, member } = this;
    await page.goto(ORIGIN + path);
    await page.getByLabel('E-mailadres').fill(member.mail);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Verder' }).click();
    await this.giveCode('Inloggen');
    await expect(page.getByRole('navigation', { name: 'Menu' }).first()).toBeAttached();
  }

  /** Types the code that the app shows, once it is one that was not used. */
  async giveCode(button: string): Promise<void> {
    const { page, member } = this;
    await expect(page.getByLabel('Zes cijfers')).toBeVisible();
    const used = lastStep.get(this.#role) ?? 0;
    let now = 0;
    await expect
      .poll(
        async () => {
          now = await serverTime(page);
          return Math.floor(now / PERIOD);
        },
        { timeout: 2 * PERIOD, intervals: [500] },
      )
      .toBeGreaterThan(used);
    lastStep.set(this.#role, Math.floor(now / PERIOD));
    const field = page.getByLabel('Zes cijfers');
    await field.fill(codeAt(member.secret, new Date(now)));
    await page.getByRole('button', { name: button, exact: true }).click();
    const refused = page.getByText('Deze code klopt niet of is al gebruikt.');
    await expect.poll(async () => (await refused.isVisible()) || !(await field.isVisible())).toBe(true);
    // A journey beside this one was first with it.
    if (await refused.isVisible()) await this.giveCode(button);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(ORIGIN + path);
  }
}
