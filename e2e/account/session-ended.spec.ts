import type { Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures.ts';
import { RegistrationForm } from '../kit/forms.ts';
import { Visitor } from '../kit/visitor.ts';

const NOTE = 'Dit wil ik niet kwijt.';

/** What this device keeps for the site. */
function stored(page: Page): Promise<number> {
  return page.evaluate(() => window.localStorage.length);
}

/** From the plan: fills in the form, loses the session, and saves. Ends on the login page. */
async function saveWithoutSession(visitor: Visitor): Promise<RegistrationForm> {
  const { page, say } = visitor;
  const form = new RegistrationForm(visitor);
  await visitor.open('plan');
  await page.getByRole('link', { name: say('recovery-plan:cta.fillIn') }).click();
  await form.radio(say('daily-registration:register.yes')).check();
  await form.amount.fill('2,5');
  await form.radio(say('ui:place.cafe')).check();
  await form.note.fill(NOTE);
  await page.context().clearCookies();
  await form.save.click();
  await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
  await expect(page.getByRole('status').getByText(say('ui:failure.sessionOver'))).toBeVisible();
  return form;
}

test.beforeEach(({ watch }) => watch.allowStatus(403));

test('what was filled in waits until the person is back', async ({ visitor, language }) => {
  const { page, main, say } = visitor;
  const account = await visitor.createAccount();
  const form = await saveWithoutSession(visitor);
  await visitor.sendLogin(account);
  await visitor.expectAt('registration');
  await expect(main.getByRole('status').getByText(say('ui:kept.text'))).toBeVisible();
  await expect(form.amount).toHaveValue('2,5');
  await expect(form.note).toHaveValue(NOTE);
  await expect(form.radio(say('ui:place.cafe'))).toBeChecked();
  await form.save.click();
  await expect(page.getByRole('status').getByText(say('daily-registration:saved'))).toBeVisible();
  expect(await stored(page)).toBe(0);
  await visitor.open('plan');
  await expect(visitor.bar(language === 'nl' ? /: 2,5 glazen,/ : /: 2.5 glasses,/)).toBeVisible();
  await visitor.open('registration');
  await expect(main.getByText(say('ui:kept.text'))).toHaveCount(0);
});

test('nobody else on this device sees it, and logging out removes it', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const other = await visitor.createAccount();
  await visitor.logOut();
  await visitor.createAccount();
  const form = await saveWithoutSession(visitor);
  expect(await stored(page)).toBeGreaterThan(0);
  await visitor.sendLogin(other);
  await visitor.expectAt('registration');
  await form.radio(say('daily-registration:register.yes')).check();
  await expect(form.amount).toHaveValue('');
  await expect(form.note).toHaveValue('');
  await expect(main.getByText(say('ui:kept.text'))).toHaveCount(0);
  await visitor.logOut();
  expect(await stored(page)).toBe(0);
});

test('other tabs leave private pages when one of them logs out', async ({ visitor }) => {
  const { page, site, language, say } = visitor;
  await visitor.createAccount();
  const elsewhere = new Visitor(await page.context().newPage(), site, language);
  await elsewhere.open('plan');
  await expect(elsewhere.bar(/.*/).first()).toBeVisible();
  await visitor.logOut();
  await expect(elsewhere.heading(say('session:login.heading'))).toBeVisible();
  await elsewhere.expectAt('login', {}, { origin: new URL(elsewhere.address('plan')).pathname });
});

test('a read that is refused leads to the login with the way back', async ({ visitor }) => {
  const { page, say } = visitor;
  await visitor.createAccount();
  await visitor.open('plan');
  await expect(visitor.bar(/.*/).first()).toBeVisible();
  await page.context().clearCookies();
  await page
    .getByRole('link', { name: say('web:programme'), exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
  await visitor.expectAt('login', {}, { origin: new URL(visitor.address('programme')).pathname });
});

test('a page for people with an account keeps the way to itself at the login', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.open('faq');
  await visitor.settled();
  await page.route('**/api/*/tips', (route) =>
    route.fulfill({ status: 403, json: { message: 'x', code: 'login_required' } }),
  );
  await page
    .getByRole('link', { name: say('web:tips'), exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(visitor.heading(say('web:forbidden.title'))).toBeVisible();
  await main.getByRole('link', { name: say('web:login'), exact: true }).click();
  await visitor.expectAt('login', {}, { origin: new URL(visitor.address('tips')).pathname });
});
