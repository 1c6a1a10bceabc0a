import { post } from '../kit/calls.ts';
import { cutNetwork, loseCalls, mendNetwork } from '../kit/connection.ts';
import { expect, test } from '../kit/fixtures.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { Today } from '../kit/today.ts';
import { ANNA } from '../kit/visitor.ts';

test.beforeEach(({ watch }) => watch.allowLostCalls());

test('without a connection taps are kept, and the last one is what the server gets', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  await expect(page.getByRole('region', { name: say('programme:tipOfToday') })).toBeVisible();
  const offline = main
    .getByRole('status')
    .getByText(say('web:withoutNetwork', { urge: say('ui:urge.glass') }), { exact: true });
  await expect(offline).toHaveCount(0);
  await cutNetwork(page);
  await expect(offline).toBeVisible();
  await today.amount('2').click();
  await today.done();
  const savedHere = page.getByRole('status').getByText(say('daily-registration:answer.savedHere'));
  await expect(savedHere).toBeVisible();
  await today.undo.click();
  await expect(today.amount('2')).toHaveAttribute('aria-pressed', 'false');
  await today.amount('1').click();
  await today.sheet.getByRole('button', { name: say('ui:place.home'), exact: true }).click();
  await today.done();
  await expect(savedHere).toBeVisible();

  await mendNetwork(page);
  await expect(savedHere).toHaveCount(0);
  await expect(offline).toHaveCount(0);
  const { totalAmount, items } = await today.stored();
  expect(totalAmount).toBe(1);
  expect(Object.values(items)).toMatchObject([{ amount: 1, where: 'home' }]);
});

test('a tap that was kept survives closing the page', async ({ visitor }) => {
  const { page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  const letThrough = await loseCalls(page, '**/api/**');
  await today.amount('3').click();
  await today.done();
  await expect(page.getByText(say('daily-registration:answer.savedHere'))).toBeVisible();
  await page.goto('about:blank');
  await letThrough();
  await today.open();
  await expect(today.amount('3')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await today.stored()).totalAmount).toBe(3);
});

test('where storage is forbidden a tap is kept in the tab', async ({ visitor }) => {
  const { page, say } = visitor;
  const today = new Today(visitor);
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
  await visitor.createAccount();
  await today.open();
  // The part that sends answers loads after the page itself.
  await page.waitForLoadState('networkidle');
  await cutNetwork(page);
  await today.amount('4').click();
  await today.done();
  await expect(page.getByText(say('daily-registration:answer.savedInTab'))).toBeVisible();
  await mendNetwork(page);
  await expect.poll(async () => (await today.stored()).totalAmount).toBe(4);
});

test('an answer that another device overtook is not saved, and the person decides', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(409);
  const { page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  const letThrough = await loseCalls(page, '**/api/*/api/v1/days/*');
  await today.amount('2').click();
  await today.done();
  await post(visitor, '/webform_rest/submit', {
    webform_id: 'daily_registration',
    registration_date: '2026-11-20',
    amount: 3,
  });
  await letThrough();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const refused = page
    .getByRole('alert')
    .filter({ hasText: say('daily-registration:answer.refused.conflict') });
  await expect(refused).toContainText('2');
  await expect(today.amount('3')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await refused.getByRole('button', { name: say('daily-registration:answer.refused.again') }).click();
  await expect(refused).toHaveCount(0);
  await expect(today.amount('2')).toHaveAttribute('aria-pressed', 'true');
  expect((await today.stored()).totalAmount).toBe(2);
});

test('a server that is too busy keeps a tap, and it is sent from another page', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(429);
  const { page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  await page.route('**/api/*/api/v1/days/*', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '1' },
      json: { message: 'Too many requests', code: 'too_many_requests' },
    }),
  );
  await today.amount('2').click();
  await today.done();
  await expect(page.getByText(say('daily-registration:answer.savedHere'))).toBeVisible();
  await page.unroute('**/api/*/api/v1/days/*');
  await visitor.open('account');
  await expect.poll(async () => (await today.stored()).totalAmount, { timeout: 25_000 }).toBe(2);
});

test('answers that wait on the device are in the plan and the calendar too', async ({
  visitor,
  language,
}) => {
  const { page, main } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  const letThrough = await loseCalls(page, '**/api/*/api/v1/days/*');
  await today.amount('2').click();
  await today.done();
  await visitor.goTo('plan');
  const two = { nl: /: 2 glazen/, en: /: 2 glasses/ }[language];
  await expect(visitor.bar(two)).toBeVisible();
  await visitor.goTo('calendar');
  await expect(main.getByRole('link', { name: { nl: /2 glazen/, en: /2 glasses/ }[language] })).toBeVisible();
  await letThrough();
  await expect.poll(async () => (await today.stored()).totalAmount, { timeout: 20_000 }).toBe(2);
});

test('after minutes without a connection an open day is one tap away, and the day before it one step', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const form = new RegistrationForm(visitor);
  await page.clock.install();
  await visitor.beLoggedIn(ANNA);
  await visitor.open('today');
  const open = visitor.bar(/^(vandaag|today),/);
  // After this visit the parts of the form are cached.
  await open.click();
  await expect(form.save).toBeVisible();
  await page.goBack();
  await cutNetwork(page);
  await page.clock.fastForward('02:00');
  await open.click();
  await visitor.expectAt('registration', {}, { date: '2026-11-20' });
  await expect(form.save).toBeVisible();
  const before = say('daily-registration:previousDay', { day: '' }).trim();
  await main.getByRole('button', { name: before }).click();
  await visitor.expectAt('registration', {}, { date: '2026-11-19' });
  await expect(form.save).toBeVisible();
});

test('a tap without a session leads to the login, and is sent once the person is back', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(403);
  const { page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  const refused = /\/api\/\w+\/(api\/v1\/days\/.*|user\/me)$/;
  await page.route(refused, (route) =>
    route.fulfill({ status: 403, json: { message: 'x', code: 'login_required' } }),
  );
  await today.amount('2').click();
  await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
  await expect(page.getByRole('status').getByText(say('ui:failure.sessionOver'))).toBeVisible();
  await page.unroute(refused);
  await today.open();
  await expect(today.amount('2')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await today.stored()).totalAmount).toBe(2);
});

test('a note that is being typed survives the return of the network, and is saved on closing', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(400);
  const { page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  await page.waitForLoadState('networkidle');
  await cutNetwork(page);
  await today.amount('2').click();
  const note = today.sheet.getByRole('textbox');
  await note.fill('Niet kwijt.');
  await mendNetwork(page);
  await expect.poll(async () => (await today.stored())?.totalAmount).toBe(2);
  await expect(note).toHaveValue('Niet kwijt.');
  await page.route('**/days/*', (route) => route.fulfill({ status: 400, json: { code: 'invalid_input' } }), {
    times: 2,
  });
  await page.keyboard.press('Escape');
  await expect(today.sheet.getByText(say('daily-registration:failedAdd'))).toBeVisible();
  // At the second Escape in a row browsers close a dialog by themselves.
  await page.keyboard.press('Escape');
  await expect(today.sheet.getByText(say('daily-registration:failedAdd'))).toBeVisible();
  await expect(note).toHaveValue('Niet kwijt.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(today.sheet).toHaveCount(0);
  expect(Object.values((await today.stored()).items)).toMatchObject([{ note: 'Niet kwijt.' }]);
});
