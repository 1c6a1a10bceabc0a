import type { Page } from '@playwright/test';
import { pathTo } from '#domain/site/paths.ts';
import { expectProblem } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ANNA, type Visitor } from '../kit/visitor.ts';

test.use({ javaScriptEnabled: false });

/** Says yes to being an adult and no to the rest, one question at a time as they appear. */
async function answerAll({ main, say }: Visitor): Promise<void> {
  const questions = main.getByRole('radiogroup');
  const answer = (index: number, word: 'yes' | 'no') =>
    questions
      .nth(index)
      .getByRole('radio', { name: say(`onboarding:${word}`), exact: true })
      .check();
  await expect(questions).toHaveCount(1);
  await answer(0, 'yes');
  // No question follows the last answer.
  for (let index = 1; index < (await questions.count()); index += 1) await answer(index, 'no');
}

/** In how many days the browser drops the session; -1 when it closes. */
async function lifetimeOfSession(page: Page): Promise<number> {
  const session = (await page.context().cookies()).find(({ name }) => name === 'session');
  if (!session || session.expires === -1) return -1;
  return Math.round(session.expires / 86_400 - Date.now() / 86_400_000);
}

for (const language of ['nl', 'en'] as const) {
  test.describe(`without script, in ${language}`, { tag: language === 'en' ? '@full' : [] }, () => {
    test.use({ language });

    test('from the checklist to an account', async ({ visitor, watch }) => {
      watch.allowStatus(422);
      const { page, main, say } = visitor;
      await page.goto(visitor.address('register'));
      await answerAll(visitor);
      await main.getByRole('button', { name: say('onboarding:next'), exact: true }).click();
      await visitor.expectAt('credentials');

      await page.getByLabel(say('account:credentials.name'), { exact: true }).fill('Robin');
      await main.getByRole('button', { name: say('account:credentials.submit') }).click();
      await expect(main.getByRole('region', { name: say('ui:errorSummary') })).toBeFocused();
      await expect(page.getByLabel(say('account:credentials.name'), { exact: true })).toHaveValue('Robin');
      await visitor.sendCredentials();
      await visitor.expectAt('today');
      expect(await lifetimeOfSession(page), 'until the browser closes').toBe(-1);
    });

    test('a login with a wrong password, then the right one, and out again', async ({ visitor, watch }) => {
      watch.allowStatus(400, 422);
      const { page, main, say } = visitor;
      await page.goto(visitor.address('login', {}, { origin: pathTo(visitor, 'messages') }));
      await visitor.sendLogin({ ...ANNA, mail: '' });
      const mail = page.getByLabel(say('session:login.mail'), { exact: true });
      await expectProblem(mail, say('ui:problem.required'));
      await expect(mail).toBeFocused();
      await visitor.sendLogin({ ...ANNA, password: 'niet-het-goede-1' });
      await expect(main.getByRole('alert')).toHaveText(say('session:login.failed'));
      await expect(mail).toHaveValue(ANNA.mail);
      await visitor.ownDeviceBox.check();
      await visitor.sendLogin(ANNA);
      await visitor.expectAt('messages');
      expect(await lifetimeOfSession(page), 'in days').toBe(33);

      await main.getByRole('link', { name: say('web:logout') }).click();
      await main.getByRole('button', { name: say('session:logout.title') }).click();
      await visitor.expectAt('landing');
      await page.goto(visitor.address('plan'));
      await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
    });
  });
}

test('an answer is only asked for once its question has been shown', { tag: '@full' }, async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(422);
  const { page, main, say } = visitor;
  const next = main.getByRole('button', { name: say('onboarding:next'), exact: true });
  const problem = main.getByText(say('onboarding:answerRequired'));
  const questions = main.getByRole('radiogroup');
  await page.goto(visitor.address('register'));
  await expect(problem).toHaveCount(0);
  await next.click();
  await expect(problem).toBeVisible();
  await expect(questions.first().getByRole('radio').first()).toBeFocused();

  await visitor.checklistAnswer('yes').first().check();
  await next.click();
  await expect(problem).toHaveCount(0);
  await expect(questions.nth(1).getByRole('radio').first()).toBeFocused();
  await next.click();
  await expect(problem).toBeVisible();
});

test('an answer that stops ends the questions, with a number to call, and can be changed', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const next = main.getByRole('button', { name: say('onboarding:next'), exact: true });
  await page.goto(visitor.address('register'));
  await visitor.checklistAnswer('no').first().check();
  await expect(main.locator('a[href="tel:113"]').first()).toBeVisible();
  await expect(main.getByRole('radiogroup')).toHaveCount(1);
  await expect(next).toBeHidden();

  await visitor.checklistAnswer('yes').first().check();
  await expect(main.getByRole('radiogroup')).toHaveCount(2);
  await expect(next).toBeVisible();
});

test('a forgotten password', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await page.goto(visitor.address('forgotPassword'));
  await page.getByLabel(say('account:forgot.mail'), { exact: true }).fill(ANNA.mail);
  await main.getByRole('button', { name: say('account:forgot.submit') }).click();
  await expect(visitor.heading(say('account:forgot.sent.heading'))).toBeVisible();
  await main.getByRole('link', { name: say('account:forgot.sent.again') }).click();
  await expect(visitor.heading(say('account:forgot.heading'))).toBeVisible();
});

test('a page that needs the program says so and whom to call, and does not load for ever', {
  tag: '@full',
}, async ({ visitor, watch }) => {
  watch.allowStatus(403);
  const { page, main, say } = visitor;
  await visitor.createAccount();
  for (const name of ['today', 'plan', 'calendar', 'urge'] as const) {
    await page.goto(visitor.address(name));
    await expect(main.locator('noscript p').first()).toHaveText(say('web:noScript.title'));
    await expect(main.locator('noscript a[href="tel:112"]')).toBeVisible();
    await expect(main.getByText(say('web:unreached.title'))).toBeHidden();
    for (const status of await main.getByRole('status').all()) await expect(status).toBeHidden();
  }
  const link = { uid: '1', timestamp: '1', hash: 'x' };
  for (const name of ['validate', 'resetPassword'] as const) {
    await page.goto(visitor.address(name, link));
    await expect(main.locator('noscript p').first()).toHaveText(say('web:noScript.title'));
    await expect(main.locator('noscript p').nth(1)).toHaveText(say('web:noScript.link'));
    await expect(main.locator('noscript a[href="tel:112"]')).toBeVisible();
  }
  await main
    .getByRole('link', { name: say('web:helpPage') })
    .filter({ visible: true })
    .click();
  await visitor.expectAt('help');
});
