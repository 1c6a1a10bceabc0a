import { randomBytes } from 'node:crypto';
import { type APIResponse, expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#domain/kit/language.ts';
import { type PathArguments, pathTo } from '#domain/site/paths.ts';
import type { RouteName } from '#domain/site/routes.ts';
import type { Site } from '#domain/site/site.ts';
import { registrationBody } from '#features/account/contract.ts';
import { originOf, PORT } from './origin.ts';
import { type Say, wordsOf } from './words.ts';

export interface Account {
  readonly mail: string;
  readonly password: string;
}

/** The password of everyone who registers in a journey. */
export const NEWCOMER_PASSWORD = 'rustig-aan-2026';

/** Journeys may read the data of the demo people but not change it; Anna has five weeks of days. */
export const ANNA: Account = { mail: 'anna@houvast.example', password: 'stap-voor-stap-1' };
/** Tom stopped gambling sixteen days ago. */
export const TOM: Account = { ...ANNA, mail: 'tom@houvast.example' };

/** Somebody on one site in one language, with what everybody does there. */
export class Visitor {
  readonly page: Page;
  readonly site: Site;
  readonly language: Language;
  readonly main: Locator;
  readonly say: Say;

  readonly #port: number;
  readonly #origin: string;

  /** `port`: that of the journey's own server, if it has one. */
  constructor(page: Page, site: Site, language: Language, port = PORT) {
    this.#port = port;
    this.#origin = originOf(site, port);
    this.page = page;
    this.site = site;
    this.language = language;
    this.say = wordsOf(language);
    this.main = page.getByRole('main');
  }

  /** Another page on the same site: given `browser`, with a session of its own; given the context of a page, one more tab. */
  async elsewhere(where: { newPage(): Promise<Page> }): Promise<Visitor> {
    return new Visitor(await where.newPage(), this.site, this.language, this.#port);
  }

  address<N extends RouteName>(name: N, ...rest: PathArguments<N>): string {
    return this.#origin + pathTo(this, name, ...rest);
  }

  async open<N extends RouteName>(name: N, ...rest: PathArguments<N>): Promise<void> {
    await this.page.goto(this.address(name, ...rest));
    await this.settled();
  }

  async expectAt<N extends RouteName>(name: N, ...rest: PathArguments<N>): Promise<void> {
    await expect(this.page).toHaveURL(this.address(name, ...rest));
  }

  /** Waits until React has hydrated the main element of the page. */
  async settled(): Promise<void> {
    // A content page loads its scripts on the first interaction only.
    await this.page.evaluate(() =>
      document.querySelector('a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
    );
    await this.page.waitForFunction(() => {
      const main = document.querySelector('main');
      return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
    });
  }

  /** An account that nobody has yet. */
  newAccount(): Account {
    return { mail: `name-${randomBytes(8).toString('hex')}@houvast.example`, password: NEWCOMER_PASSWORD };
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  /** As if this device had answered the checklist before. */
  async haveChecklistDone(): Promise<void> {
    await this.page.context().addCookies([{ name: 'onboarding', value: 'done', url: this.#origin }]);
  }

  /** An answer to the question of the checklist that is open, or to the one at that place. */
  checklistAnswer(word: 'yes' | 'no', place?: { number: number; total: number }): Locator {
    const name = place ? this.say('onboarding:progress', place) : /./;
    const heading = this.page.getByRole('heading', { name });
    const question = this.main.getByRole('radiogroup').filter({ has: heading });
    return question.getByRole('radio', { name: this.say(`onboarding:${word}`), exact: true });
  }

  /** Answers the open checklist without being stopped, and goes on to the form that it leads to. */
  async passChecklist(lead: 'credentials' | 'credentialsHti' = 'credentials'): Promise<void> {
    const { main, say } = this;
    const next = main.getByRole('button', { name: say('onboarding:next'), exact: true });
    const heading = await main.getByRole('radiogroup').getByRole('heading').textContent();
    const [open = 0, total = 0] = (heading?.match(/\d+/g) ?? []).map(Number);
    for (let number = open; number <= total; number += 1) {
      // The first question asks whether someone is an adult; the others ask about risks.
      await this.checklistAnswer(number === 1 ? 'yes' : 'no', { number, total }).check();
      await next.click();
    }
    await this.page.waitForURL(`**${pathTo(this, lead)}*`);
  }

  /** Creates an account and logs in without opening a page: calls are faster, and registering has its own journeys. */
  async createAccount(device = { ownDevice: false }): Promise<Account> {
    const account = this.newAccount();
    await this.#call('/user/register', registrationBody({ name: 'Robin', ...account }, this.language));
    await this.beLoggedIn(account, device);
    return account;
  }

  /** Logs in on this device from now on; an open page stays as it is. */
  async beLoggedIn({ mail, password }: Account, { ownDevice } = { ownDevice: false }): Promise<void> {
    const login = await this.#call('/user/login', { name: mail, pass: password, own_device: ownDevice });
    const [, name = '', value = ''] = /^(\w+)=([^;]+)/.exec(login.headers()['set-cookie'] ?? '') ?? [];
    await this.page.context().addCookies([{ name, value, url: this.#origin, httpOnly: true }]);
  }

  /** Calls this site by IP address: only browsers resolve names under localhost. */
  async #call(path: string, data: object): Promise<APIResponse> {
    const answer = await this.page.request.post(
      `http://127.0.0.1:${this.#port}/api/${this.language}${path}`,
      {
        data,
        headers: { host: new URL(this.#origin).host },
      },
    );
    expect(answer.status(), `${path} answered ${await answer.text()}`).toBe(200);
    return answer;
  }

  /** Fills in and submits the open credentials page with a new address; skips the tour, and ends on Today. */
  async fillInCredentials(): Promise<Account> {
    const account = await this.sendCredentials();
    await this.expectAt('welcome');
    await this.main.getByRole('link', { name: this.say('tour:skip'), exact: true }).click();
    await expect(this.heading(this.say('web:today'))).toBeVisible();
    return account;
  }

  /** Fills in the open form for an account without mistakes, and submits it. */
  async sendCredentials(): Promise<Account> {
    const { page, say } = this;
    const account = this.newAccount();
    await page.getByLabel(say('account:credentials.name'), { exact: true }).fill('Robin');
    await page.getByLabel(say('account:credentials.mail'), { exact: true }).fill(account.mail);
    await page.getByLabel(say('account:credentials.password'), { exact: true }).fill(account.password);
    await page.getByLabel(say('account:credentials.confirmation'), { exact: true }).fill(account.password);
    await this.privacyBox.check();
    await page.getByRole('button', { name: say('account:credentials.submit') }).click();
    return account;
  }

  /** The agreement on the form for an account. */
  get privacyBox(): Locator {
    return this.main.getByRole('checkbox', { name: this.say('account:credentials.privacyShort') });
  }

  /** The question about the device on a form that logs in. */
  get ownDeviceBox(): Locator {
    return this.main.getByRole('checkbox', { name: this.say('ui:ownDevice.label') });
  }

  /** Fills in and submits the open login form. */
  async sendLogin({ mail, password }: Account): Promise<void> {
    const { page, say } = this;
    await page.getByLabel(say('session:login.mail'), { exact: true }).fill(mail);
    await page.getByLabel(say('session:login.password'), { exact: true }).fill(password);
    await this.main.getByRole('button', { name: say('session:login.submit') }).click();
  }

  /** Logs in on the login page, and ends on Today. */
  async logIn(account: Account): Promise<void> {
    await this.open('login');
    await this.sendLogin(account);
    await expect(this.heading(this.say('web:today'))).toBeVisible();
  }

  /** Whether the screen is so narrow that the menu is at its bottom. */
  get isOnPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 768;
  }

  /** Opens the account menu, which tablets and wider screens have. */
  async openAccountMenu(): Promise<Locator> {
    const { page, say } = this;
    await page.getByRole('button', { name: new RegExp(`^${say('web:accountOf', { name: '' })}`) }).click();
    return page.getByRole('region', { name: say('web:account'), exact: true });
  }

  /** Opens the account page the way that this width offers; without an open page, by way of the programme. */
  async openAccount(): Promise<void> {
    const { page, say } = this;
    if (page.url() === 'about:blank') await this.open('programme');
    if (this.isOnPhone) await (await this.openMore()).getByRole('link', { name: say('web:account') }).click();
    else {
      const menu = await this.openAccountMenu();
      await menu.getByRole('link', { name: say('web:account'), exact: true }).click();
    }
    await expect(this.heading(say('settings:title'))).toBeVisible();
  }

  /** Goes to a main page by the menu; on a phone the calendar is behind the last tab. */
  async goTo(route: 'today' | 'programme' | 'plan' | 'calendar'): Promise<void> {
    const { page, say } = this;
    const isBehindLastTab = this.isOnPhone && route === 'calendar';
    const menu = isBehindLastTab
      ? await this.openMore()
      : page
          .getByRole('navigation', { name: say(this.isOnPhone ? 'web:quickMenu' : 'web:mainMenu') })
          .filter({ visible: true });
    // There its name goes on with the days filled in.
    await menu.getByRole('link', { name: say(`web:${route}`), exact: !isBehindLastTab }).click();
    await this.expectAt(route);
  }

  /** Opens the menu behind the last tab of a phone. */
  async openMore(): Promise<Locator> {
    const { page, main, say } = this;
    const tabs = page.getByRole('navigation', { name: say('web:quickMenu') });
    await tabs.getByRole('link', { name: say('web:more'), exact: true }).click();
    await this.expectAt('more');
    return main.getByRole('navigation', { name: say('web:more') });
  }

  /** Logs out in the account menu, on a phone in the menu behind its last tab; ends on the landing page. */
  async logOut(): Promise<void> {
    const { page, say } = this;
    if (page.url() === 'about:blank') await this.open('programme');
    const menu = await (this.isOnPhone ? this.openMore() : this.openAccountMenu());
    await menu.getByRole('link', { name: say('web:logout'), exact: true }).click();
    await this.expectAt('landing');
    await this.settled();
  }

  /** The bar of a day on the plan page, found by the sentence that a screen reader reads out. */
  bar(sentence: string | RegExp): Locator {
    return this.main
      .getByRole('list', { name: this.say('ui:weekBars') })
      .getByRole('link', { name: sentence, exact: true });
  }
}
