import { fetchHere } from '../kit/calls.ts';
import { loseCalls } from '../kit/connection.ts';
import { DiaryPage } from '../kit/diary-page.ts';
import { expect, test } from '../kit/fixtures.ts';
import { PlanWizard } from '../kit/plan-wizard.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { Today } from '../kit/today.ts';
import { setVisibility } from '../kit/visibility.ts';
import { ANNA } from '../kit/visitor.ts';

const SUBMIT = '**/webform_rest/submit';

const TWO = { nl: /: 2 glazen,/, en: /: 2 glasses,/ };

test('without a network nothing is lost, and it is saved once', async ({ visitor, watch, language }) => {
  const { page, main, say } = visitor;
  watch.allowLostCalls();
  await visitor.createAccount();
  const form = new RegistrationForm(visitor);
  await form.open();
  await form.amount.fill('2');
  await form.note.fill('In de trein.');
  // The server receives it, but the response is lost: sending it again must not count twice.
  let calls = 0;
  await page.route(SUBMIT, async (route) => {
    calls += 1;
    const answer = await fetchHere(route);
    if (calls === 1) await route.abort('failed');
    else await route.fulfill({ response: answer });
  });
  await form.save.click();
  const status = main.getByRole('status');
  await expect(status.getByText(say('daily-registration:answer.savedHere'))).toBeFocused();
  await expect(status.getByText(say('daily-registration:saved'))).toBeVisible({ timeout: 15_000 });
  await main.getByRole('link', { name: say('daily-registration:backToPlan') }).click();
  await expect(visitor.bar(TWO[language])).toBeVisible();
  expect(calls).toBe(2);
});

test('a failure of the server is explained, and nothing is lost', async ({ visitor, watch }) => {
  const { page, main, say } = visitor;
  watch.allowStatus(500, 400);
  await visitor.createAccount();
  const form = new RegistrationForm(visitor);
  await form.open();
  await form.amount.fill('2');
  await form.note.fill('Blijft staan.');
  await page.route(SUBMIT, (route) =>
    route.fulfill({ status: 400, json: { message: 'x', code: 'malformed_request' } }),
  );
  await form.save.click();
  await expect(main.getByRole('alert')).toHaveText(say('daily-registration:failedAdd'));
  await expect(form.amount).toHaveValue('2');
  await expect(form.note).toHaveValue('Blijft staan.');
  await page.unroute(SUBMIT);
  await page.route(
    SUBMIT,
    (route) => route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }),
    {
      times: 1,
    },
  );
  await form.save.click();
  const status = main.getByRole('status');
  await expect(status.getByText(say('daily-registration:answer.savedHere'))).toBeVisible();
  await expect(status.getByText(say('daily-registration:saved'))).toBeVisible({ timeout: 20_000 });

  await page.route(SUBMIT, (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }),
  );
  const wizard = new PlanWizard(visitor);
  await wizard.open();
  await wizard.answer({ now: '3', choice: 'reduce', limit: '1', pace: 'gradual' });
  await wizard.onward.click();
  await wizard.expectStep('buddy');
  await wizard.save.click();
  await expect(main.getByRole('alert')).toHaveText(say('recovery-plan:wizard.failed'));
  await page.unroute(SUBMIT);
  await wizard.save.click();
  await wizard.expectStep('done');
});

test('a failure of the server at login is not called a wrong password', async ({ visitor, watch }) => {
  const { page, main, say } = visitor;
  watch.allowStatus(500, 502, 400);
  const account = await visitor.createAccount();
  await page.context().clearCookies();
  await visitor.open('login');
  const answers = [
    { status: 500, json: { message: 'x', code: 'internal' } },
    { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' },
  ];
  for (const answer of answers) {
    await page.route('**/user/login', (route) => route.fulfill(answer), { times: 1 });
    await visitor.sendLogin(account);
    await expect(main.getByRole('alert')).toHaveText(say('session:login.broken'));
  }
  await visitor.sendLogin({ ...account, password: 'niet-het-goede-1' });
  await expect(main.getByRole('alert')).toHaveText(say('session:login.failed'));
  await visitor.sendLogin(account);
  await expect(visitor.heading(say('web:today'))).toBeVisible();
});

test('a plan that cannot be fetched offers to try again', async ({ visitor, watch }) => {
  const { page, main, say } = visitor;
  watch.allowStatus(500);
  const overview = '**/registrations/overview';
  await visitor.beLoggedIn(ANNA);
  await visitor.open('programme');
  await page.route(overview, (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }),
  );
  await visitor.open('plan');
  await expect(main.getByRole('alert')).toContainText(say('ui:failure.load'));
  await page.unroute(overview);
  await main.getByRole('button', { name: say('ui:tryAgain') }).click();
  await expect(visitor.bar(/.*/).first()).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('what is on a page, and typed in it, stays when fetching it again fails', async ({ visitor, watch }) => {
  const { page, main } = visitor;
  watch.allowStatus(500);
  await page.clock.install();
  await visitor.createAccount();
  await visitor.open('programme');
  const field = await new Today(visitor).openByHand();
  await field.fill('7,5');
  const overview = '**/registrations/overview';
  await page.route(overview, (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }),
  );
  const comeBack = async () => {
    await page.clock.fastForward('02:00');
    const failed = page.waitForResponse(overview);
    await setVisibility(page, 'visible');
    await (await failed).finished();
    // Two frames later the page has rendered the outcome.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  };
  await comeBack();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(field).toHaveValue('7,5');

  await page.unroute(overview);
  await visitor.goTo('plan');
  await expect(visitor.bar(/.*/).first()).toBeVisible();
  await page.route(overview, (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }),
  );
  await comeBack();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(visitor.bar(/.*/).first()).toBeVisible();
});

test('a form with drafts does not open with an older one when the newer cannot be fetched', async ({
  visitor,
  browser,
  watch,
}) => {
  const { page, main, say } = visitor;
  watch.allowStatus(500);
  const here = new DiaryPage(visitor);
  const account = await visitor.createAccount();
  await here.open();
  await here.write('Hier', 'Begin');
  await here.expectDraft('saved');
  await visitor.goTo('plan');
  const there = new DiaryPage(await visitor.elsewhere(browser));
  await there.visitor.beLoggedIn(account);
  await there.open();
  await there.write('Daar', 'Verder');
  await there.expectDraft('saved');
  await there.visitor.page.context().close();

  const drafts = '**/api/v1/node-drafts';
  await page.route(drafts, (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }),
  );
  await page.goBack();
  await expect(main.getByRole('alert').getByText(say('ui:failure.load'))).toBeVisible();
  await expect(here.title).toHaveCount(0);
  await page.unroute(drafts);
  await main.getByRole('button', { name: say('ui:tryAgain') }).click();
  await expect(here.title).toHaveValue('Daar');
  await expect(here.text).toHaveText('Verder');
});

test('a day that cannot be deleted says so where it can be heard, and can be deleted again', async ({
  visitor,
  watch,
}) => {
  const { page, main, say } = visitor;
  watch.allowStatus(500);
  watch.allowLostCalls();
  await visitor.createAccount();
  const form = new RegistrationForm(visitor);
  await form.open();
  await form.register('2');
  await visitor.open('registrationOfDay', { date: '2026-11-20' });
  const remove = main.getByRole('button', { name: say('daily-registration:delete.button') });
  const dialog = page.getByRole('dialog', { name: say('daily-registration:delete.title') });
  const confirm = dialog.getByRole('button', { name: say('daily-registration:delete.confirm') });
  const deletion = '**/daily_registration/*';
  const letThrough = await loseCalls(page, deletion);
  await remove.click();
  await confirm.click();
  await expect(page.getByRole('alert').getByText(say('ui:failure.network'))).toBeVisible();
  await letThrough();
  await page.route(
    deletion,
    (route) => route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }),
    { times: 1 },
  );
  await remove.click();
  await confirm.click();
  await expect(page.getByRole('alert').getByText(say('daily-registration:failedDelete'))).toBeVisible();
  await expect(remove).toBeFocused();
  await remove.click();
  await confirm.click();
  await expect(page.getByRole('status').getByText(say('daily-registration:delete.done'))).toBeVisible();
});
