import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';
import { NurseForm } from './nurse.ts';
import type { Visitor } from './visitor.ts';

/** A nurse who logs in with a password, and with a code where she is asked for one. */
export class NurseSteps {
  readonly visitor: Visitor;
  readonly #mail: string;
  readonly #password: string;

  constructor(visitor: Visitor, { mail, password }: { readonly mail: string; readonly password: string }) {
    this.visitor = visitor;
    this.#mail = mail;
    this.#password = password;
  }

  get code(): Locator {
    return this.visitor.main.locator('#field-code');
  }

  async password(password = this.#password): Promise<void> {
    await this.visitor.open('login');
    await new NurseForm(this.visitor).logIn(this.#mail, password);
  }

  async send(code: string, button: string): Promise<void> {
    await this.code.fill(code);
    await this.visitor.main.getByRole('button', { name: button, exact: true }).click();
  }

  /** The key on the page with which an app is set up, in groups of four. */
  async key(): Promise<string> {
    const key = this.visitor.main.locator('strong').filter({ hasText: /^([A-Z2-7]{4} ?){8}$/ });
    return (await key.textContent()) ?? '';
  }

  async logOut(): Promise<void> {
    const { page, say } = this.visitor;
    await page
      .getByRole('link', { name: say('web:logout') })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`^${this.visitor.address('landing')}(inloggen)?$`));
  }
}
