import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { Authenticator } from '../kit/authenticator.ts';
import { breaches } from '../kit/breaches.ts';
import { expect, test } from '../kit/fixtures.ts';
import { approveNurse, confirmLink, NurseForm } from '../kit/nurse.ts';
import { NurseSteps } from '../kit/nurse-steps.ts';
import { PORT } from '../kit/origin.ts';
import { NEWCOMER_PASSWORD } from '../kit/visitor.ts';

test.use({ site: 'poh', language: 'nl' });

test('a nurse turns codes on and off, and an administrator takes them away when she lost her phone', async ({
  visitor,
  browser,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allowStatus(403);
  const { page, main, say } = visitor;
  const familyName = `Codes ${crypto.randomUUID().slice(0, 8)}`;
  const mail = `codes-${crypto.randomUUID().slice(0, 8)}@houvast.example`;
  const steps = new NurseSteps(visitor, { mail, password: NEWCOMER_PASSWORD });
  const form = new NurseForm(visitor);
  const card = main.getByRole('region', { name: say('second-factor:own.heading') });
  const press = (name: string) => card.getByRole('button', { name, exact: true }).click();

  await visitor.open('registerNurse');
  await form.fillIn({ mail, familyName });
  await form.send();
  await expect(visitor.heading(say('account:nurse.awaiting.heading'))).toBeFocused();
  await confirmLink(visitor, mail);
  const office = await approveNurse(browser, familyName);

  await steps.password();
  await visitor.expectAt('clients');
  await visitor.open('nurseAccount');
  const { app: phone, recovery } = await turnOn();
  expect(await breaches(page)).toEqual([]);
  await steps.logOut();
  await steps.password();
  await visitor.expectAt('secondStep');
  await steps.send(await phone.code(0), say('second-factor:step.submit'));
  await visitor.expectAt('clients');

  await visitor.open('nurseAccount');
  await press(say('second-factor:own.turnOff'));
  await card.locator('#field-password').fill(NEWCOMER_PASSWORD);
  await steps.code.fill('000000');
  await press(say('second-factor:own.submit.off'));
  await expect(card).toContainText(say('ui:problem.codeWrong'));
  expect(await breaches(page)).toEqual([]);
  await card.locator('#field-password').fill(NEWCOMER_PASSWORD);
  // The phone may be lost, and a recovery code has letters.
  await expect(steps.code).toHaveAttribute('inputmode', 'text');
  await expect(card).toContainText(say('second-factor:code.either'));
  await steps.code.fill(recovery);
  await press(say('second-factor:own.submit.off'));
  await expect(page.getByText(say('second-factor:own.turnedOff'))).toBeVisible();
  await expect(card).toContainText(say('second-factor:own.isOff'));
  await steps.logOut();
  await steps.password();
  await visitor.expectAt('clients');

  await visitor.open('nurseAccount');
  await turnOn();
  await office.page.reload();
  await office.page.getByRole('button', { name: 'Haal de tweede stap weg' }).click();
  const dialog = office.page.getByRole('dialog', { name: 'De tweede stap weghalen?' });
  await dialog.getByLabel('Reden').fill('Belde vanaf het nummer van de praktijk.');
  await dialog.getByRole('button', { name: 'Haal de tweede stap weg' }).click();
  await office.giveCode('Bevestig');
  await expect(office.page.getByText('Weggehaald. De mail is onderweg.')).toBeVisible();
  await office.page.context().close();

  await visitor.open('nurseAccount');
  await visitor.expectAt('login', {}, { origin: new URL(visitor.address('nurseAccount')).pathname });
  await steps.password();
  await visitor.expectAt('clients');
  await visitor.open('nurseAccount');
  await expect(card).toContainText(say('second-factor:own.isOff'));

  /** Sets up an app on the account page. */
  async function turnOn() {
    await press(say('second-factor:own.turnOn'));
    await card.locator('#field-password').fill(NEWCOMER_PASSWORD);
    await press(say('second-factor:own.submit.enrol'));
    await expect(steps.code).toBeVisible();
    const app = new Authenticator(await steps.key(), page, PORT);
    await steps.send(await app.code(-1), say('second-factor:enrol.submit'));
    await card.getByLabel(say('second-factor:codes.kept')).check();
    const [first = ''] = await card.locator('code').allTextContents();
    await press(say('second-factor:codes.done'));
    await expect(card).toContainText(say('second-factor:own.codesLeft', { count: 10 }));
    return { app, recovery: first };
  }
});

test('a browser that could not be forgotten stays told of when another one is', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(500);
  const { page, main, say } = visitor;
  await visitor.beLoggedIn({ mail: DEMO_NURSE.mail, password: DEMO_PASSWORD });
  const until = '2026-12-20T11:00:00Z';
  const devices = ['Firefox', 'Chrome'].map((device) => ({
    id: crypto.randomUUID(),
    device,
    until,
    current: false,
  }));
  const state = { required: false, enrolled: until, recovery_codes: 8 };
  await page.route('**/second-factor', (route) => route.fulfill({ json: { ...state, devices } }));
  await page.route('**/second-factor/devices/*', (route) => {
    if (route.request().url().endsWith(`${devices[0]?.id}`)) {
      return route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } });
    }
    devices.pop();
    return route.fulfill({ status: 204 });
  });
  await visitor.open('sessions');
  const forget = (device: string) =>
    main.getByRole('button', { name: say('second-factor:devices.forgetNamed', { device }) });
  await forget('Firefox').click();
  await expect(page.getByText(say('second-factor:devices.failed'))).toBeVisible();
  await forget('Chrome').click();
  await expect(page.getByText(say('second-factor:devices.forgotten'))).toBeVisible();
  await expect(forget('Chrome')).toHaveCount(0);
  await expect(page.getByText(say('second-factor:devices.failed'))).toBeVisible();
});
