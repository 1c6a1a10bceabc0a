import type { Page } from '@playwright/test';
import { cutNetwork, loseCalls, mendNetwork } from '../kit/connection.ts';
import { expect, test } from '../kit/fixtures.ts';
import { Today } from '../kit/today.ts';
import { type Account, ANNA, type Visitor } from '../kit/visitor.ts';

const SCREEN = /\/assets\/LoginScreen-[^/]+\.js$/;

/** Expects the numbers to call, and the link to help. */
async function expectHelp(visitor: Visitor): Promise<void> {
  const { main, say } = visitor;
  await expect(main.locator('a[href="tel:112"]')).toBeVisible();
  await expect(main.locator('a[href="tel:113"]')).toBeVisible();
  const link = main.getByRole('link', { name: say('ui:notMonitored.help') });
  await expect(link).toHaveAttribute('href', new URL(visitor.address('help')).pathname);
}

/** Makes the program fail as it loads, as in a browser that lacks something. Returns a function that repairs it. */
async function breakStart(page: Page): Promise<() => Promise<void>> {
  const start = '**/assets/entry-client-*.js';
  const body = 'throw new Error("broken on purpose");';
  await page.route(start, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  return () => page.unroute(start);
}

test('a page that does not arrive says so, and opens on another try', async ({ visitor, watch }) => {
  const { page, main, say } = visitor;
  watch.allowLostCalls();
  watch.allowBrokenPage(/dynamically imported module|did not arrive/);
  await visitor.open('landing');
  await cutNetwork(page);
  await main.getByRole('link', { name: say('pages:landing.login') }).click();
  await expect(visitor.heading(say('web:unreached.title'))).toBeVisible();
  await visitor.expectAt('login');
  await expectHelp(visitor);
  await mendNetwork(page);
  await main.getByRole('button', { name: say('ui:tryAgain') }).click();
  await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
});

test('a page with a part that a newer release replaced opens on another try', async ({ visitor, watch }) => {
  const { page, main, say } = visitor;
  watch.allowStatus(404);
  watch.allowBrokenPage(/dynamically imported module|did not arrive/);
  await visitor.open('landing');
  await page.route(SCREEN, (route) => route.fulfill({ status: 404 }));
  await main.getByRole('link', { name: say('pages:landing.login') }).click();
  await expect(visitor.heading(say('web:unreached.title'))).toBeVisible();
  await page.unroute(SCREEN);
  await main.getByRole('button', { name: say('ui:tryAgain') }).click();
  await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
});

test('a screen that breaks says so, and whom to call', async ({ visitor, watch }) => {
  const { page, main, say } = visitor;
  watch.allowBrokenPage(/broken on purpose/);
  await visitor.open('landing');
  await page.route(SCREEN, async (route) => {
    const body = 'export const LoginScreen = () => { throw new Error("broken on purpose"); };';
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await main.getByRole('link', { name: say('pages:landing.login') }).click();
  await expect(visitor.heading(say('web:broken.title'))).toBeVisible();
  await expectHelp(visitor);
  await page.unroute(SCREEN);
  await main.getByRole('button', { name: say('ui:tryAgain') }).click();
  await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
});

test('pages that do not exist, the login and the way to an account say whom to call', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(404);
  await visitor.page.goto(`${visitor.address('help')}/bestaat-niet`);
  await visitor.settled();
  await expectHelp(visitor);
  for (const name of ['login', 'register', 'forgotPassword'] as const) {
    await visitor.open(name);
    await expectHelp(visitor);
  }
  await visitor.haveChecklistDone();
  await visitor.open('credentials');
  await expectHelp(visitor);
});

test('a private page whose scripts do not arrive or do not run says so and whom to call, and opens on another try', async ({
  visitor,
  watch,
}) => {
  const { page, main, say } = visitor;
  watch.allowLostCalls();
  watch.allowBrokenPage(/did not arrive|broken on purpose/);
  await visitor.createAccount();
  for (const lose of [
    () => loseCalls(page, '**/assets/entry-client-*.js'),
    () => loseCalls(page, '**/assets/text.*.js'),
    () => breakStart(page),
  ]) {
    const letThrough = await lose();
    await page.goto(visitor.address('plan'));
    const notice = main.getByRole('alert');
    await expect(notice).toContainText(say('web:unreached.title'));
    await expect(notice.locator('a[href="tel:112"]')).toBeVisible();
    await expect(notice.getByRole('link', { name: say('web:helpPage') })).toBeVisible();
    await expect(main.getByText(say('ui:loading'))).toBeHidden();
    await letThrough();
    await notice.getByRole('link', { name: say('ui:tryAgain') }).click();
    await expect(visitor.bar(/.*/).first()).toBeVisible();
    await expect(notice).toHaveCount(0);
  }
});

test('a tap is sent even if the network went before the part of the page that sends it had arrived', async ({
  visitor,
  watch,
}) => {
  watch.allowLostCalls();
  const { page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  const letThrough = await loseCalls(page, '**/assets/waiting-*.js');
  await today.open();
  await cutNetwork(page);
  await today.amount('2').click();
  await today.done();
  const savedHere = page.getByRole('status').getByText(say('daily-registration:answer.savedHere'));
  await expect(savedHere).toBeVisible();
  await letThrough();
  await mendNetwork(page);
  await expect(savedHere).toHaveCount(0);
  expect((await today.stored()).totalAmount).toBe(2);
});

test('somebody who was logged in, but lost the answer that said so, goes on at the next try', async ({
  visitor,
  watch,
}) => {
  watch.allowLostCalls();
  watch.allowStatus(403);
  const { page, main, say } = visitor;
  /** Submits the form, loses the answer although the server logs the person in, and submits it again. */
  const pressTwice = async (name: string, enter: () => Promise<Account>): Promise<void> => {
    const letThrough = await loseCalls(page, '**/user/login');
    const account = await enter();
    await expect(main.getByRole('alert')).toBeVisible();
    await visitor.beLoggedIn(account);
    await letThrough();
    await main.getByRole('button', { name }).click();
  };
  await visitor.haveChecklistDone();
  await visitor.open('credentials');
  await pressTwice(say('account:credentials.submit'), () => visitor.sendCredentials());
  await visitor.expectAt('welcome');

  await visitor.open('today');
  await visitor.logOut();
  await visitor.open('login');
  await pressTwice(say('session:login.submit'), async () => {
    await visitor.sendLogin(ANNA);
    return ANNA;
  });
  await visitor.expectAt('today');
});
