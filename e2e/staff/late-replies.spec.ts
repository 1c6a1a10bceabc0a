import type { Route } from '@playwright/test';
import { hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';
import { FOUND } from '../kit/found-account.ts';
import { decide, findInQueue, openItem, REASON, signedIn, titled } from '../kit/moderation.ts';
import { StaffPage } from '../kit/staff.ts';

test('what was done to one account leaves the account that support found meanwhile on the page', async ({
  page,
}) => {
  await new StaffPage(page, 'support').signIn('/accounts');
  const accounts = [FOUND, { ...FOUND, uid: 4712 }].map((account) => ({ ...account, has_password: true }));
  await page.route(/people\/(find|4711\/reset)$/, (route) =>
    route.fulfill({ json: { account: accounts[0] } }),
  );
  const look = async () => {
    await page.getByLabel('E-mailadres').fill('anna@houvast.example');
    await page.getByLabel('Waarom zoek je?').fill('Belt: de link in de mail werkt niet');
    await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  };
  const number = (uid: string) => page.getByRole('definition').filter({ hasText: uid });
  await look();
  await expect(number('4711')).toBeVisible();
  const { release } = await hold(page, '**/people/4711/reset');
  await page.getByRole('button', { name: 'Stuur een link voor een nieuw wachtwoord' }).click();
  await page.route('**/people/find', (route) => route.fulfill({ json: { account: accounts[1] } }));
  await look();
  await expect(number('4712')).toBeVisible();
  release();
  await expect(page.getByText('De link is onderweg.')).toBeVisible();
  await expect(number('4712')).toBeVisible();
});

test('a decision that is recorded late leaves a moderator at the text that they opened meanwhile', async ({
  visitor,
  browser,
}) => {
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  const [opened, decided, next] = [titled('Een rondje'), titled('Genoeg'), titled('Echt genoeg')];
  await forum.post(opened, 'Gewoon een rondje.');
  // In the queue a sign of danger comes before a first post, so the one that is opened is not the next one.
  for (const title of [decided, next]) await forum.postInDanger(title);

  const page = await signedIn(browser, 'moderator', '/wachtrij');
  await openItem(page, decided);
  await decide(page, 'Verbergen', 'urges');
  const { release } = await hold(page, '**/queue/*/decision');
  await page.getByRole('button', { name: 'Leg vast en ga door' }).click();
  const reason = page.getByLabel('Reden', { exact: true });
  // Keys do no more than the button, which is busy: a second decision would be refused, as its reason is missing.
  await reason.fill('');
  await reason.press('Control+Enter');
  await expect(reason).not.toHaveAttribute('aria-invalid', 'true');
  await (await findInQueue(page, opened)).click();
  const heading = page.getByRole('heading', { level: 2, name: opened });
  await expect(heading).toBeFocused();
  await reason.fill('Dit past hier');
  release();
  await expect(page.getByText('Vastgelegd: verborgen.')).toBeVisible();
  await expect(page.getByRole('link', { name: decided })).toHaveCount(0);
  // Going on would take a moment.
  await page.keyboard.type(', zeg ik', { delay: 50 });
  await expect(heading).toBeVisible();
  await expect(reason).toHaveValue('Dit past hier, zeg ik');
  await page.context().close();
});

test('a decision that fails late is said to be about another text than the one that a moderator opened meanwhile', async ({
  visitor,
  browser,
  watch,
}) => {
  watch.allowLostCalls();
  watch.allowStatus(409);
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  const [opened, decided] = [titled('Een kopje'), titled('Meer dan genoeg')];
  await forum.post(opened, 'Gewoon een kopje.');
  await forum.postInDanger(decided);

  const page = await signedIn(browser, 'moderator', '/wachtrij');
  const calls = '**/queue/*/decision';
  const heading = page.getByRole('heading', { level: 2, name: opened });
  const reason = page.getByLabel('Reden', { exact: true });
  const told = page.getByRole('alert').filter({ hasText: decided });
  const failLate = async (fail: (route: Route) => Promise<void>) => {
    await openItem(page, decided);
    await decide(page, 'Verbergen', 'urges');
    await page.route(calls, fail);
    const { release } = await hold(page, calls);
    await page.getByRole('button', { name: 'Leg vast en ga door' }).click();
    await (await findInQueue(page, opened)).click();
    await expect(heading).toBeFocused();
    await reason.fill('Dit past hier');
    release();
    await expect(told).toContainText('is niet vastgelegd');
    await expect(heading).toBeVisible();
    await expect(reason).toHaveValue('Dit past hier');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await page.unroute(calls);
  };
  await failLate((route) => route.abort());
  await expect(told).toContainText('geen verbinding');
  await failLate((route) => route.fulfill({ status: 409, json: { message: 'x', code: 'edit_conflict' } }));
  await expect(told).toContainText('beoordeeld');

  // What was typed about each is still there.
  await (await findInQueue(page, decided)).click();
  await expect(page.getByRole('heading', { level: 2, name: decided })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Verbergen', exact: true })).toBeChecked();
  await expect(reason).toHaveValue(REASON);
  await (await findInQueue(page, opened)).click();
  await expect(heading).toBeFocused();
  await expect(reason).toHaveValue('Dit past hier');
  await page.context().close();
});
