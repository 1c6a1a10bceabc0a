import { expect, type Locator } from '@playwright/test';
import { measureOf } from '#domain/site/site.ts';
import type { Visitor } from './visitor.ts';

const TODAY = '2026-11-20';

/** The page "Today" as a person sees it. */
export class Today {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  /** The amounts of the question of the day; zero is the first. */
  get amounts(): Locator {
    const { main, say, site } = this.visitor;
    const name = say(`daily-registration:answer.question.${measureOf(site).unit}`);
    return main.getByRole('group', { name, exact: true }).getByRole('button');
  }

  get zero(): Locator {
    return this.amounts.first();
  }

  /** An amount as it is shown: a number or a fraction, with or without its unit. */
  amount(shown: string): Locator {
    return this.amounts.filter({ hasText: new RegExp(`^${shown}( |$)`) });
  }

  /** Opens the field for an amount that is not among the buttons, and returns it. */
  async openByHand(): Promise<Locator> {
    const { main, say, site } = this.visitor;
    await main.getByRole('button', { name: say('daily-registration:answer.more'), exact: true }).click();
    return main.getByRole('textbox', { name: say(`daily-registration:amount.${measureOf(site).unit}`) });
  }

  /** What opens after a tap. */
  get sheet(): Locator {
    return this.visitor.page.getByRole('dialog');
  }

  get undo(): Locator {
    return this.visitor.page
      .getByRole('button', { name: this.visitor.say('daily-registration:answer.undo') })
      .filter({ visible: true })
      .last();
  }

  async open(): Promise<void> {
    await this.visitor.open('today');
    await expect(this.zero).toBeVisible();
  }

  /** The one button of the sheet. */
  get closing(): Locator {
    const { say } = this.visitor;
    return this.sheet.getByRole('button', { name: say('daily-registration:answer.done'), exact: true });
  }

  async done(): Promise<void> {
    await this.closing.click();
    await expect(this.sheet).toHaveCount(0);
  }

  /** The day as the server has it. */
  stored(day = TODAY): Promise<StoredDay> {
    const { page, language } = this.visitor;
    return page.evaluate(async ([path, of]) => (await (await fetch(path)).json())[of], [
      `/api/${language}/registrations/overview`,
      day,
    ] as const);
  }

  /** Waits until the server has a registration like this on the day. */
  async expectStored(item: Readonly<Record<string, unknown>>): Promise<void> {
    await expect.poll(async () => Object.values((await this.stored()).items)[0]).toMatchObject(item);
  }
}

interface StoredDay {
  readonly totalAmount: number | null;
  readonly items: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Expects every element of a locator within the first `height` pixels of the page as it opens. */
export async function expectAbove(locator: Locator, height: number): Promise<void> {
  await expect(locator.first()).toBeVisible();
  // Once it has stopped moving.
  await expect(async () => {
    for (const one of await locator.all()) {
      const box = await one.boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(height);
    }
  }).toPass({ timeout: 5_000 });
}
