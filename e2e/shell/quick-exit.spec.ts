import { loseCalls } from '../kit/connection.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ANNA, type Visitor } from '../kit/visitor.ts';

const AWAY = /127\.0\.0\.1.*\/healthz$/;

const exit = ({ page, say }: Visitor) => page.getByRole('link', { name: say('ui:quickExit') });
const comeBack = ({ page, say }: Visitor) => page.getByRole('button', { name: say('web:comeBack') });

test('leaving takes one press, and Back shows nothing until it is asked for', async ({ visitor, watch }) => {
  watch.allowLeaving();
  const { page, main } = visitor;
  await visitor.open('landing');
  await visitor.open('help');
  await exit(visitor).click();
  await expect(page).toHaveURL(AWAY);

  await page.goBack();
  // The page that was left is gone from the history; the one before it is hidden.
  await visitor.expectAt('landing');
  await expect(comeBack(visitor)).toBeVisible();
  await expect(main).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.reload();
  await expect(comeBack(visitor)).toBeVisible();
  await expect(main).toBeHidden();

  await comeBack(visitor).press('Enter');
  await expect(main).toBeVisible();
  await page.reload();
  await expect(main).toBeVisible();
});

test('private pages stay blank as well', async ({ visitor, watch }) => {
  watch.allowLeaving();
  const { page, main } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('calendar');
  await visitor.open('account');
  await exit(visitor).click();
  await expect(page).toHaveURL(AWAY);
  await page.goBack();
  await visitor.expectAt('calendar');
  await expect(comeBack(visitor)).toBeVisible();
  await expect(main).toBeHidden();
});

test('pressing Shift three times leaves, but not while typing', async ({ visitor, watch }) => {
  watch.allowLeaving();
  const { page, say } = visitor;
  let leaving = 0;
  page.on('request', (request) => {
    if (AWAY.test(request.url())) leaving += 1;
  });
  await visitor.open('login');
  await page.getByLabel(say('session:login.mail')).focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift');
  await visitor.expectAt('login');

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Shift');
  await page.keyboard.press('Shift');
  await page.keyboard.press('a');
  await page.keyboard.press('Shift');
  // By the time this call is answered, the page would have begun to leave.
  await page.evaluate(async () => (await fetch('/robots.txt')).status);
  expect(leaving).toBe(0);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
  await expect(page).toHaveURL(AWAY);
});

test('ticking a box does not count as typing', async ({ visitor, watch }) => {
  watch.allowLeaving();
  const { page } = visitor;
  await visitor.haveChecklistDone();
  await visitor.open('credentials');
  await visitor.privacyBox.check();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
  await expect(page).toHaveURL(AWAY);
});

test('leaving works before the scripts of the page have arrived', async ({ visitor, watch }) => {
  watch.allowLeaving();
  const { page, main } = visitor;
  watch.allowLostCalls();
  await loseCalls(page, '**/assets/*.js');
  await page.goto(visitor.address('landing'));
  await page.goto(visitor.address('help'));
  await exit(visitor).click();
  await expect(page).toHaveURL(AWAY);
  await page.goBack();
  await visitor.expectAt('landing');
  await expect(main).toBeHidden();
  await comeBack(visitor).click();
  await expect(main).toBeVisible();
});

test('pressing Shift is explained where there is a keyboard', async ({ visitor }) => {
  const { main, say } = visitor;
  await visitor.open('login');
  await expect(main.getByText(say('session:login.exitByKeyboard'))).toBeVisible();
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('pressing Shift is not explained', async ({ visitor }) => {
    const { main, say } = visitor;
    await visitor.open('login');
    await expect(main.getByText(say('session:login.exit'))).toBeVisible();
    await expect(main.getByText(say('session:login.exitByKeyboard'))).toBeHidden();
  });
});
