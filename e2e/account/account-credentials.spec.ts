import { answerOtherwise } from '../kit/calls.ts';
import { expectProblem } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { keptEntries } from '../kit/kept-entries.ts';
import { anotherSecond, confirmAddress } from '../kit/mailbox.ts';
import type { Account } from '../kit/visitor.ts';

test('a new address asks for the password, waits for its link, and is then used to log in', {
  tag: '@full',
}, async ({ visitor, watch }) => {
  watch.allowStatus(422);
  const { main, page, say } = visitor;
  const field = (key: 'mail' | 'confirmation' | 'password') =>
    page.getByLabel(say(`account:changeEmail.${key}`), { exact: true });
  const account = await visitor.createAccount();
  const moved: Account = { mail: `nieuw-${account.mail}`, password: account.password };
  await visitor.openAccount();
  await main.getByRole('link', { name: say('settings:about.changeMail') }).click();
  await visitor.expectAt('changeEmail');
  const submit = main.getByRole('button', { name: say('account:changeEmail.submit') });
  await submit.click();
  await expectProblem(field('mail'), say('ui:problem.emailNewRequired'));
  await field('mail').fill(account.mail);
  await field('confirmation').fill(account.mail);
  await field('password').fill('niet-het-goede-1');
  await submit.click();
  await expectProblem(field('mail'), say('ui:problem.emailSame'));
  await field('mail').fill(moved.mail);
  await field('confirmation').fill(moved.mail);
  await submit.click();
  await expectProblem(field('password'), say('ui:problem.passwordWrong'));
  await field('password').fill(account.password);
  await submit.click();
  await expect(visitor.heading(say('account:changeEmail.sentTitle'))).toBeFocused();
  await expect(main.getByText(say('account:changeEmail.sent', { mail: moved.mail }))).toBeVisible();
  await main
    .getByRole('link', { name: say('ui:toAccount') })
    .last()
    .click();
  await visitor.expectAt('account');
  const mail = main.getByRole('textbox', { name: say('settings:about.mail') });
  await expect(mail).toHaveValue(account.mail);
  await expect(mail).toHaveAccessibleDescription(say('settings:about.pendingMail', { mail: moved.mail }));
  await main.getByRole('link', { name: say('settings:about.changeMail') }).click();
  await expect(main.getByText(say('account:changeEmail.pending', { mail: moved.mail }))).toBeVisible();
  await anotherSecond();
  await main.getByRole('button', { name: say('account:validate.resend') }).click();
  const sent = say('ui:validation.sent', { mail: moved.mail });
  await expect(page.getByRole('status').getByText(sent)).toBeVisible();

  await confirmAddress(visitor, moved.mail, 2);
  await visitor.openAccount();
  await expect(mail).toHaveValue(moved.mail);
  await visitor.logOut();
  await visitor.logIn(moved);
});

test('the account page of someone who logs in elsewhere says nothing about passwords', {
  tag: '@full',
}, async ({ visitor }) => {
  const { main, page, say } = visitor;
  const account = await visitor.createAccount();
  await visitor.logOut();
  // By logging in on the page, so that the browser itself fetches the account.
  await answerOtherwise(page, /\/user\/me$/, (me) => ({
    ...me,
    roles: [{ target_id: 'client' }, { target_id: 'sso_client' }],
  }));
  await visitor.logIn(account);
  await visitor.openAccount();
  await expect(main.getByRole('link', { name: say('settings:about.changeMail') })).toBeVisible();
  await expect(main).not.toContainText(/wachtwoord|password/i);
});

test('a password is changed twice without a reload, and guessing it ends', { tag: '@full' }, async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(422, 429);
  const { main, page, say } = visitor;
  const field = (key: 'current' | 'password' | 'confirmation') =>
    page.getByLabel(say(`account:changePassword.${key}`), { exact: true });
  const change = async (from: string, to: string) => {
    await main.getByRole('link', { name: say('settings:about.changePassword') }).click();
    await field('current').fill(from);
    await field('password').fill(to);
    await field('confirmation').fill(to);
    await main.getByRole('button', { name: say('account:changePassword.submit') }).click();
  };
  const done = page.getByRole('status').getByText(say('account:changePassword.done'));
  const { mail, password } = await visitor.createAccount();
  await visitor.openAccount();
  await change(password, 'een-ander-2026');
  await expect(done).toBeVisible();
  await visitor.expectAt('account');
  await change('een-ander-2026', 'nog-een-ander-2026');
  await visitor.expectAt('account');
  await visitor.logOut();
  await visitor.logIn({ mail, password: 'nog-een-ander-2026' });

  await visitor.openAccount();
  await change('niet-het-goede-1', 'een-derde-2026');
  await expectProblem(field('current'), say('ui:problem.passwordWrong'));
  await expect(field('current')).toBeFocused();
  for (let guess = 2; guess <= 6; guess += 1) {
    await field('current').fill(`niet-het-goede-${guess}`);
    await field('current').press('Enter');
    await expect(main.getByRole('button', { name: say('account:changePassword.submit') })).toBeEnabled();
  }
  await expect(main.getByRole('alert')).toHaveText(say('ui:failure.tooOften.hour'));
});

test('deleting the account asks for the password, and leaves nothing', async ({ visitor, watch }) => {
  watch.allowStatus(403, 400);
  const { main, page, say } = visitor;
  const account = await visitor.createAccount();
  await visitor.openAccount();
  await page.evaluate(() => window.localStorage.setItem('houvast.kept.1.form', '{}'));
  await main.getByRole('link', { name: say('account:remove.link') }).click();
  await visitor.expectAt('deleteAccount');
  const password = page.getByLabel(say('ui:proof.password'), { exact: true });
  const submit = main.getByRole('button', { name: say('account:remove.submit') });
  await submit.click();
  await expectProblem(password, say('ui:problem.required'));
  await password.fill('niet-het-goede-1');
  await submit.click();
  await expectProblem(password, say('ui:problem.passwordWrong'));
  await password.fill(account.password);
  await submit.click();
  await visitor.expectAt('farewell');
  await expect(visitor.heading(say('account:farewell.title'))).toBeVisible();
  await expect(main.locator('a[href="tel:112"]')).toBeVisible();
  await expect(main.locator('a[href="tel:113"]')).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
  await visitor.open('login');
  await visitor.sendLogin(account);
  await expect(main.getByRole('alert')).toHaveText(say('session:login.failed'));
});

test('a form that is sent without a session asks for the login, and keeps no password', {
  tag: '@full',
}, async ({ visitor, watch }) => {
  watch.allowStatus(403);
  const { page, main, say } = visitor;
  const account = await visitor.createAccount();
  await visitor.open('changePassword');
  const field = (key: 'current' | 'password' | 'confirmation') =>
    page.getByLabel(say(`account:changePassword.${key}`), { exact: true });
  await field('current').fill(account.password);
  await field('password').fill('een-ander-2026');
  await field('confirmation').fill('een-ander-2026');
  await page.context().clearCookies();
  await main.getByRole('button', { name: say('account:changePassword.submit') }).click();
  await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
  await expect(page.getByRole('status').getByText(say('ui:failure.sessionEnded'))).toBeVisible();
  expect(await keptEntries(page)).toHaveLength(0);
  await visitor.sendLogin(account);
  await visitor.expectAt('changePassword');
});

test('nobody gets into the account of somebody else who logged in while the login page was open', {
  tag: '@full',
}, async ({ visitor, watch }) => {
  watch.allowStatus(403);
  const { page, main, say } = visitor;
  const other = await visitor.createAccount();
  await page.context().clearCookies();
  const account = await visitor.createAccount();
  await page.context().clearCookies();
  await visitor.open('login');
  await visitor.settled();
  await visitor.beLoggedIn(other);
  await visitor.sendLogin(account);
  await expect(main.getByRole('alert').getByText(say('ui:failure.visitors_only'))).toBeVisible();
  await visitor.expectAt('login');
  await visitor.sendLogin(other);
  await expect(visitor.heading(say('web:today'))).toBeVisible();
});
