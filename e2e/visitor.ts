import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { type PathArguments, pathTo } from '#domain/paths.ts';
import type { RouteName } from '#domain/routes.ts';
import type { Site } from '#domain/site.ts';
import { originOf } from './origin.ts';
import { type Say, wordsOf } from './words.ts';

export interface Account {
  readonly mail: string;
  readonly password: string;
}

/** The demo people of the trial are for reading only; this one has five weeks of days. */
export const ANNA: Account = { mail: 'anna@houvast.example', password: 'stap-voor-stap-1' };

/** Someone in front of one site in one language, with what everybody does there. */
export class Visitor {
  readonly page: Page;
  readonly site: Site;
  readonly language: Language;
  readonly main: Locator;
  readonly say: Say;

  constructor(page: Page, site: Site, language: Language) {
    this.page = page;
    this.site = site;
    this.language = language;
    this.say = wordsOf(language);
    this.main = page.getByRole('main');
  }

  address<N extends RouteName>(name: N, ...rest: PathArguments<N>): string {
    return originOf(this.site) + pathTo(this, name, ...rest);
  }

  async open<N extends RouteName>(name: N, ...rest: PathArguments<N>): Promise<void> {
    await this.page.goto(this.address(name, ...rest));
    await this.settled();
  }

  async expectAt<N extends RouteName>(name: N, ...rest: PathArguments<N>): Promise<void> {
    await expect(this.page).toHaveURL(this.address(name, ...rest));
  }

  /** Waits until the page that the server sent reacts: React has taken over its main element. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(() => {
      const main = document.querySelector('main');
      return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
    });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  /** As if this device had answered the checklist before. */
  async haveChecklistDone(): Promise<void> {
    await this.page.context().addCookies([{ name: 'onboarding', value: 'done', url: originOf(this.site) }]);
  }

  /** Answers the checklist that is open so that nothing stands in the way, and goes on. */
  async passChecklist(): Promise<void> {
    const { main, say } = this;
    const questions = main.getByRole('radiogroup');
    const next = main.getByRole('button', { name: say('onboarding:next'), exact: true });
    // The first question asks whether someone is an adult; the others ask for dangers.
    await questions
      .first()
      .getByRole('radio', { name: say('onboarding:yes'), exact: true })
      .check();
    const total = Number(/(\d+)\D*$/.exec((await main.getByText(/^\D+1\D+\d+$/).textContent()) ?? '')?.[1]);
    for (let index = 1; index < total; index += 1) {
      await questions
        .nth(index)
        .getByRole('radio', { name: say('onboarding:no'), exact: true })
        .check();
    }
    await next.click();
    await this.expectAt('credentials');
  }

  /** Fills in the credentials page with a new address and sends it; ends on the plan. */
  async createAccount(): Promise<Account> {
    await this.haveChecklistDone();
    await this.open('credentials');
    return this.fillInCredentials();
  }

  /** The same for someone who found the credentials page already. */
  async fillInCredentials(): Promise<Account> {
    const { page, say } = this;
    const account = {
      mail: `name-${randomBytes(8).toString('hex')}@houvast.example`,
      password: 'rustig-aan-2026',
    };
    await page.getByLabel(say('account:credentials.name'), { exact: true }).fill('Robin');
    await page.getByLabel(say('account:credentials.mail'), { exact: true }).fill(account.mail);
    await page.getByLabel(say('account:credentials.password'), { exact: true }).fill(account.password);
    await page.getByLabel(say('account:credentials.confirmation'), { exact: true }).fill(account.password);
    await this.main.getByRole('checkbox').check();
    await page.getByRole('button', { name: say('account:credentials.submit') }).click();
    await expect(this.heading(say('recovery-plan:plan.title'))).toBeVisible();
    return account;
  }

  /** Sends the login form that is open. */
  async sendLogin({ mail, password }: Account): Promise<void> {
    const { page, say } = this;
    await page.getByLabel(say('session:login.mail'), { exact: true }).fill(mail);
    await page.getByLabel(say('session:login.password'), { exact: true }).fill(password);
    await this.main.getByRole('button', { name: say('session:login.submit') }).click();
  }

  /** Logs in and ends on the plan. */
  async logIn(account: Account): Promise<void> {
    await this.open('login');
    await this.sendLogin(account);
    await expect(this.heading(this.say('recovery-plan:plan.title'))).toBeVisible();
  }

  /** Logs out with the link that this width shows, and ends on the landing page. */
  async logOut(): Promise<void> {
    await this.page
      .getByRole('link', { name: this.say('web:logout') })
      .filter({ visible: true })
      .click();
    await this.expectAt('landing');
    await this.settled();
  }

  /** The bar of a day of the week on the plan page, found by the sentence a screen reader says. */
  bar(sentence: string | RegExp): Locator {
    return this.main
      .getByRole('list', { name: this.say('recovery-plan:plan.bars') })
      .getByRole('link', { name: sentence, exact: true });
  }

  /** The streak in words: so many of so many days filled in. */
  async expectStreak(completed: number, count: number): Promise<void> {
    const words = this.say('recovery-plan:streak.valueText', { completed, count });
    await expect(
      this.page.getByRole('progressbar', { name: this.say('recovery-plan:streak.label') }),
    ).toHaveAttribute('aria-valuetext', words);
  }
}
