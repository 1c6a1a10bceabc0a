import { expect, type Locator } from '@playwright/test';
import { measureOf } from '#domain/site/site.ts';
import type { Visitor } from './visitor.ts';

/** The registration form as a person sees it. */
export class RegistrationForm {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  get amount(): Locator {
    const { main, say, site } = this.visitor;
    return main.getByRole('textbox', { name: say(`daily-registration:amount.${measureOf(site).unit}`) });
  }

  get note(): Locator {
    return this.visitor.main.getByRole('textbox', { name: this.visitor.say('daily-registration:note') });
  }

  get save(): Locator {
    return this.visitor.main.getByRole('button', {
      name: this.visitor.say('daily-registration:save'),
      exact: true,
    });
  }

  /** The button to the day before or after. */
  step(key: 'previousDay' | 'nextDay'): Locator {
    const { main, say } = this.visitor;
    return main.getByRole('button', { name: say(`daily-registration:${key}`, { day: '' }).trim() });
  }

  radio(name: string): Locator {
    return this.visitor.main.getByRole('radio', { name, exact: true });
  }

  /** Opens the form for today and answers that there was use. */
  async open(): Promise<void> {
    await this.visitor.open('registration');
    await this.radio(this.visitor.say('daily-registration:register.yes')).check();
  }

  /** Fills in an amount, saves it, and ends on the plan. */
  async register(amount: string): Promise<void> {
    await this.amount.fill(amount);
    await this.save.click();
    await expect(this.visitor.heading(this.visitor.say('recovery-plan:plan.title'))).toBeVisible();
  }

  /** Deletes the registration whose page is open. */
  async remove(): Promise<void> {
    const { page, main, say } = this.visitor;
    await main.getByRole('button', { name: say('daily-registration:delete.button') }).click();
    const dialog = page.getByRole('dialog', { name: say('daily-registration:delete.title') });
    await dialog.getByRole('button', { name: say('daily-registration:delete.confirm') }).click();
    await expect(page.getByRole('status').getByText(say('daily-registration:delete.done'))).toBeVisible();
  }
}
