import type { Page } from '@playwright/test';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { BuddiesPage, buddyMail } from '../kit/buddies.ts';
import { loseAnswer } from '../kit/connection.ts';
import { expect, test } from '../kit/fixtures.ts';
import { NurseForm } from '../kit/nurse.ts';
import type { Visitor } from '../kit/visitor.ts';

test.beforeEach(({ watch }) => watch.allowLostCalls());

/** Presses a button twice: the server does what it asks for, but the answer to the first press gets lost. */
async function pressAgain({ main, page, say }: Visitor, name: string, address: RegExp): Promise<void> {
  await loseAnswer(page, address);
  const button = main.getByRole('button', { name });
  await button.click();
  await expect(main.getByText(say('ui:failure.network'))).toBeVisible();
  await button.click();
}

/** Lets the next login meet a server that is too busy. */
async function refuseLogin(page: Page): Promise<void> {
  const json = { message: 'Too busy.', code: 'unavailable' };
  await page.route('**/user/login', (route) => route.fulfill({ status: 503, json }), { times: 1 });
}

test('whoever deletes an account again is told that it is probably gone', async ({ visitor, watch }) => {
  watch.allowStatus(401, 403);
  const { password } = await visitor.createAccount();
  const { page, say } = visitor;
  await visitor.open('deleteAccount');
  await page.getByLabel(say('ui:proof.password'), { exact: true }).fill(password);
  await pressAgain(visitor, say('account:remove.submit'), /\/delete-user-account$/);
  await visitor.expectAt('landing');
  await expect(page.getByText(say('account:remove.probably'))).toBeVisible();
});

test('whoever changes a password again is told to log in with the new one', async ({ visitor, watch }) => {
  watch.allowStatus(401, 403);
  const { mail, password } = await visitor.createAccount();
  const { main, page, say } = visitor;
  await visitor.open('changePassword');
  const next = 'nog-rustiger-2026';
  for (const [name, text] of [
    ['current', password],
    ['password', next],
    ['confirmation', next],
  ] as const) {
    await main.locator(`#field-${name}`).fill(text);
  }
  await pressAgain(visitor, say('account:changePassword.submit'), /\/user\/\d+$/);
  await expect(page.getByText(say('account:changePassword.probably'))).toBeVisible();
  await main.locator('#field-mail').fill(mail);
  await main.locator('#field-password').fill(next);
  await main.getByRole('button', { name: say('session:login.submit') }).click();
  await visitor.expectAt('changePassword');
});

test('whoever logs out everywhere again is out, and reads that it is probably so everywhere', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(401, 403);
  await visitor.createAccount();
  const { main, page, say } = visitor;
  await visitor.open('sessions');
  await loseAnswer(page, /\/api\/v1\/sessions$/);
  const name = say('session:sessions.everywhere');
  for (const failure of [say('ui:failure.network'), null]) {
    await main.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    if (failure !== null) await expect(page.getByText(failure)).toBeVisible();
  }
  await visitor.expectAt('landing');
  await expect(page.getByText(say('session:sessions.everywhereProbably'))).toBeVisible();
});

test('whoever answers "rather not" again as a buddy is thanked once it is known', async ({
  visitor,
  browser,
  watch,
}) => {
  watch.allowStatus(404);
  const buddies = new BuddiesPage(visitor);
  await buddies.open();
  const link = await buddies.invite('Noor', buddyMail());
  const noor = await visitor.elsewhere(browser);
  await noor.page.goto(link.replace('accept', 'refuse'));
  await noor.settled();
  await pressAgain(noor, noor.say('buddies:refuse.submit'), /\/buddy\/invite\/refuse$/);
  await expect(noor.heading(noor.say('buddies:refuse.done'))).toBeVisible();
});

test('an account whose answers get lost one after the other is there in the end, and at no press somebody else’s', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(400, 422, 503);
  const { main, page, say } = visitor;
  await visitor.haveChecklistDone();
  await visitor.open('credentials');
  await loseAnswer(page, /\/user\/register$/);
  await loseAnswer(page, /\/user\/login$/);
  await refuseLogin(page);
  await visitor.sendCredentials();
  await expect(main.getByText(say('ui:failure.network'))).toBeVisible();
  const submit = main.getByRole('button', { name: say('account:credentials.submit') });
  await submit.click();
  await expect(main.getByText(say('ui:failure.unavailable'))).toBeVisible();
  const again = page.waitForRequest('**/user/login');
  await submit.click();
  await again;
  await expect(main.getByText(say('ui:failure.network'))).toBeVisible();
  await submit.click();
  await visitor.expectAt('welcome');
});

test.describe('a nurse', () => {
  test.use({ site: 'poh', language: 'nl' });

  test('who sends her application again reads that it was sent', async ({ visitor, watch }) => {
    watch.allowStatus(400, 422, 503);
    const { main, page, say } = visitor;
    await visitor.open('registerNurse');
    const { mail } = visitor.newAccount();
    const form = new NurseForm(visitor);
    await form.fillIn({ mail });
    await refuseLogin(page);
    await pressAgain(visitor, say('account:nurse.submit'), /\/user\/register$/);
    await expect(main.getByText(say('ui:failure.unavailable'))).toBeVisible();
    await form.send();
    await expect(visitor.heading(say('account:nurse.awaiting.heading'))).toBeVisible();
  });

  test('who was approved before is let in when she applies again after a lost try', async ({
    visitor,
    watch,
  }) => {
    watch.allowStatus(400, 422);
    const { main, page, say } = visitor;
    await visitor.open('registerNurse');
    const { mail } = DEMO_NURSE;
    const form = new NurseForm(visitor);
    await form.fillIn({ mail, mailConfirmation: mail, password: DEMO_PASSWORD, confirmation: DEMO_PASSWORD });
    await page.route('**/user/register', (route) => route.abort(), { times: 1 });
    await form.send();
    await expect(main.getByText(say('ui:failure.network'))).toBeVisible();
    await form.send();
    await visitor.expectAt('clients');
  });
});
