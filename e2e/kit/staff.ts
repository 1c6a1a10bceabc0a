import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { DEMO_STAFF } from '#db/demo/staff.ts';
import type { StaffRole } from '#domain/staff/role.ts';
import { CodeApp, joinStaff, STAFF_ORIGIN } from './staff-account.ts';

/** Shows the menu where it is folded, as it is on a phone; beside a wide page it is open. */
export async function unfoldMenu(page: Page): Promise<void> {
  const folded = page.getByRole('banner').locator('summary');
  if (await folded.isVisible()) await folded.click();
}

/** Follows a link of the menu, which folds itself again. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  await unfoldMenu(page);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click();
}

/** A member of the staff with their browser. */
export class StaffPage {
  readonly page: Page;
  readonly #role: StaffRole;
  #app: CodeApp | undefined;

  constructor(page: Page, role: StaffRole) {
    this.page = page;
    this.#role = role;
  }

  /** Opens an address as a member who has just joined: none of their codes is used, so no journey has to wait for another. */
  async signIn(path = '/'): Promise<void> {
    this.#app = await joinStaff(this.page, this.#demo.name, this.#role);
    await this.open(path);
    await this.#expectMenu();
  }

  /** Opens an address and signs in with both steps, as the demo member of this role. Only one journey for each role may do that. */
  async signInByHand(path = '/'): Promise<void> {
    this.#app = new CodeApp(this.#demo.secret);
    await this.open(path);
    await this.signInHere();
    await this.#expectMenu();
  }

  /** Both steps as that demo member, in the sign-in that is shown. */
  async signInHere(): Promise<void> {
    const { page } = this;
    // The page under the sign-in may have such a field too.
    await page.getByRole('textbox', { name: 'E-mailadres' }).fill(this.#demo.mail);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Verder' }).click();
    await this.giveCode('Inloggen');
  }

  /** Types the next code that the app shows. */
  async giveCode(button: string): Promise<void> {
    const { page } = this;
    const field = page.getByLabel('Zes cijfers');
    await expect(field).toBeVisible();
    let code: string | undefined;
    await expect.poll(async () => (code = await this.#app?.next(page)), { timeout: 60_000 }).toBeTruthy();
    await field.fill(code ?? '');
    await page.getByRole('button', { name: button, exact: true }).click();
    const refused = page.getByText('Deze code klopt niet of is al gebruikt.');
    await expect.poll(async () => (await refused.isVisible()) || !(await field.isVisible())).toBe(true);
    // An earlier try of this journey used the code already.
    if (await refused.isVisible()) await this.giveCode(button);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(STAFF_ORIGIN + path);
  }

  get #demo() {
    const member = DEMO_STAFF.find(({ role }) => role === this.#role);
    if (!member) throw new Error(`No demo member is ${this.#role}`);
    return member;
  }

  async #expectMenu(): Promise<void> {
    await expect(
      this.page.getByRole('navigation', { name: 'Menu', includeHidden: true }).first(),
    ).toBeAttached();
  }
}
