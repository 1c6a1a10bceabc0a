import { breaches } from '../kit/breaches.ts';
import { loseCalls } from '../kit/connection.ts';
import { listen } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { Mailbox } from '../kit/mailbox.ts';
import type { Visitor } from '../kit/visitor.ts';

const NEW_PASSWORD = 'opnieuw-begonnen-7';
const FORGOT = '**/user/password';
const RESET = '**/user/password/reset';
/** A well-formed link that was never issued. */
const INVENTED = { uid: '1', timestamp: '1790000000', hash: 'x'.repeat(43) };

/** Requests a link on the open page, and waits for the confirmation. */
async function requestLink(visitor: Visitor, mail: string): Promise<void> {
  const { page, main, say } = visitor;
  await page.getByLabel(say('account:forgot.mail'), { exact: true }).fill(mail);
  await main.getByRole('button', { name: say('account:forgot.submit') }).click();
  await expect(visitor.heading(say('account:forgot.sent.heading'))).toBeFocused();
}

/** Fills in and submits the form that a valid link opens. */
async function choosePassword(visitor: Visitor, password: string, confirmation = password): Promise<void> {
  const { page, main, say } = visitor;
  await page.getByLabel(say('account:reset.password'), { exact: true }).fill(password);
  await page.getByLabel(say('account:reset.confirmation'), { exact: true }).fill(confirmation);
  await main.getByRole('button', { name: say('account:reset.submit') }).click();
}

test('a link from a mail leads to a new password, once', async ({ visitor, request, watch }) => {
  watch.allowStatus(403);
  const { page, main, say } = visitor;
  const account = await visitor.createAccount();
  await visitor.logOut();
  await visitor.open('login');
  await main.getByRole('link', { name: say('session:login.forgot') }).click();
  await visitor.expectAt('forgotPassword');
  await requestLink(visitor, account.mail);
  await expect(main).toContainText(account.mail);

  const link = await new Mailbox(request).newest(account.mail, 'reset');
  const opened = await page.goto(link);
  expect(opened?.status()).toBe(200);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  await visitor.settled();
  await expect(page, 'the link has left the address bar').not.toHaveURL(/\/user\/reset\//);
  await choosePassword(visitor, NEW_PASSWORD);
  await visitor.expectAt('passwordChosen');
  await expect(visitor.heading(say('account:reset.chosen.heading'))).toBeFocused();
  expect(await breaches(page)).toEqual([]);
  await main.getByRole('link', { name: say('account:reset.chosen.toHome') }).click();
  await visitor.expectAt('today');

  // The link is gone from the history, and no longer works.
  await page.goBack();
  await visitor.expectAt('passwordChosen');
  await page.goBack();
  await visitor.expectAt('forgotPassword');
  await visitor.open('plan');
  await visitor.logOut();
  const again = await page.goto(link);
  expect(again?.status()).toBe(403);
  await expect(visitor.heading(say('account:reset.link_invalid.heading'))).toBeVisible();
  await visitor.settled();
  await main.getByRole('link', { name: say('account:reset.toLogin') }).click();
  await visitor.sendLogin({ mail: account.mail, password: NEW_PASSWORD });
  await visitor.expectAt('today');
});

test('an address without an account gets the same words', { tag: '@full' }, async ({ visitor }) => {
  const { main, say } = visitor;
  const words: string[] = [];
  await visitor.open('forgotPassword');
  const heard = await listen(visitor.page);
  await main.getByRole('button', { name: say('account:forgot.submit') }).click();
  await expect(main.getByRole('textbox')).toBeFocused();
  expect((await heard()).at(-1)).toContain(say('ui:problem.required'));
  for (const mail of ['anna@houvast.example', 'onbekend@houvast.example']) {
    await requestLink(visitor, mail);
    words.push((await main.innerText()).replace(mail, '…'));
    await main.getByRole('link', { name: say('account:forgot.sent.again') }).click();
    await expect(main).toBeFocused();
    await expect(main.getByRole('textbox')).toHaveValue(mail);
  }
  expect(words[0]).toContain('…');
  expect(words[1]).toBe(words[0]);
});

test('an address that is none is not sent', { tag: '@full' }, async ({ visitor }) => {
  const { page, main, say } = visitor;
  const calls: string[] = [];
  page.on('request', (call) => calls.push(call.url()));
  await visitor.open('forgotPassword');
  await page.getByLabel(say('account:forgot.mail'), { exact: true }).fill('anna');
  await main.getByRole('button', { name: say('account:forgot.submit') }).click();
  await expect(main.getByRole('textbox')).toBeFocused();
  await expect(main.getByText(say('ui:problem.emailInvalid'))).toBeVisible();
  expect(calls.filter((url) => url.endsWith('/user/password'))).toEqual([]);
});

test('what goes wrong on the way is said, and can be tried again', { tag: '@full' }, async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(429, 500, 503);
  watch.allowLostCalls();
  const { page, main, say } = visitor;
  await visitor.open('forgotPassword');
  await page.getByLabel(say('account:forgot.mail'), { exact: true }).fill('anna@houvast.example');
  const send = main.getByRole('button', { name: say('account:forgot.submit') });
  for (const [status, code, wait, words] of [
    [429, 'too_many_requests', '30', say('ui:failure.tooFast')],
    [429, 'too_many_requests', '3600', say('account:forgot.tooOften')],
    [500, 'internal', '', say('account:forgot.failed')],
    [503, 'unavailable', '', say('ui:failure.unavailable')],
  ] as const) {
    const headers = { 'Retry-After': wait };
    await page.route(FORGOT, (route) => route.fulfill({ status, headers, json: { message: 'x', code } }));
    await send.click();
    await expect(main.getByRole('alert')).toHaveText(words);
    await page.unroute(FORGOT);
  }
  const letThrough = await loseCalls(page, FORGOT);
  await send.click();
  await expect(main.getByRole('alert')).toHaveText(say('ui:failure.network'));
  await letThrough();
  await send.click();
  await expect(visitor.heading(say('account:forgot.sent.heading'))).toBeFocused();
});

test('a link that nobody was given answers 403 in its own words', { tag: '@full' }, async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(403);
  const { page, main, say } = visitor;
  for (const name of ['resetPassword', 'resetPasswordLogin'] as const) {
    const answer = await page.goto(visitor.address(name, INVENTED));
    expect(answer?.status()).toBe(403);
    expect(await answer?.text()).toContain(say('account:reset.link_invalid.text'));
    await visitor.settled();
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await main.getByRole('link', { name: say('account:reset.newLink') }).click();
    await expect(visitor.heading(say('account:forgot.heading'))).toBeVisible();
  }
});

test('a weak password is explained, and a link may run out while someone thinks', { tag: '@full' }, async ({
  visitor,
  request,
  watch,
}) => {
  watch.allowStatus(403, 422, 500);
  const { page, main, say } = visitor;
  const account = await visitor.createAccount();
  await visitor.open('forgotPassword');
  await requestLink(visitor, account.mail);
  await page.goto(`${await new Mailbox(request).newest(account.mail, 'reset')}/login`);
  await visitor.settled();
  const password = page.getByLabel(say('account:reset.password'), { exact: true });

  await choosePassword(visitor, 'kort1', 'anders');
  const summary = main.getByRole('region', { name: say('ui:errorSummary') });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(2);

  const answers = [
    { status: 422, json: { message: 'x', code: 'invalid_input', error: { pass: 'Anders.' } } },
    { status: 500, json: { message: 'x', code: 'internal' } },
    { status: 403, json: { message: 'x', code: 'link_expired' } },
  ];
  await page.route(RESET, (route) => route.fulfill(answers.shift() ?? { status: 500 }));
  await choosePassword(visitor, NEW_PASSWORD);
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Anders\./);
  await choosePassword(visitor, NEW_PASSWORD);
  await expect(main.getByRole('alert')).toHaveText(say('account:reset.failed'));
  await choosePassword(visitor, NEW_PASSWORD);
  await expect(visitor.heading(say('account:reset.link_expired.heading'))).toBeFocused();
  await expect(main.getByRole('link', { name: say('account:reset.newLink') })).toBeVisible();
});

test('whoever chooses a password is logged in, whoever was before', { tag: '@full' }, async ({
  visitor,
  request,
}) => {
  const { page, main, say } = visitor;
  const account = await visitor.createAccount();
  await visitor.logOut();
  await visitor.createAccount();
  await visitor.open('forgotPassword');
  await requestLink(visitor, account.mail);
  await page.goto(await new Mailbox(request).newest(account.mail, 'reset'));
  await visitor.settled();
  await choosePassword(visitor, NEW_PASSWORD);
  await main.getByRole('link', { name: say('account:reset.chosen.toHome') }).click();
  await visitor.expectAt('today');
  const me = await page.evaluate(async () => (await fetch('/api/user/me')).text());
  expect(me).toContain(account.mail);
  // The link in the mail confirmed the address too.
  await expect(page.getByRole('region', { name: say('web:validation.label') })).toHaveCount(0);
});
