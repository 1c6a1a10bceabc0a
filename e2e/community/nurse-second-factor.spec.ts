import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { Authenticator } from '../kit/authenticator.ts';
import { breaches } from '../kit/breaches.ts';
import { expectProblem } from '../kit/expect-problem.ts';
import { expect } from '../kit/fixtures.ts';
import { Mailbox } from '../kit/mailbox.ts';
import { NurseForm } from '../kit/nurse.ts';
import { NurseSteps } from '../kit/nurse-steps.ts';
import { OWN_PORT } from '../kit/origin.ts';
import { at, test } from '../kit/own-server.ts';
import { Visitor } from '../kit/visitor.ts';

const FRIDAY = '2026-11-20T11:00:00Z';
const REQUIRED = { DEMO: '1', NURSE_SECOND_FACTOR: '1' };
const HERSELF = { mail: DEMO_NURSE.mail, password: DEMO_PASSWORD };

test.use({ site: 'poh', language: 'nl' });

test('a nurse sets up an app, logs in with its codes, and has a computer remembered', async ({
  page,
  storage,
  watch,
  browser,
}) => {
  test.setTimeout(180_000);
  watch.allowServer(OWN_PORT);
  watch.allowStatus(403, 500);
  const visitor = new Visitor(page, 'poh', 'nl', OWN_PORT);
  const { main, say } = visitor;
  const steps = new NurseSteps(visitor, HERSELF);
  const submit = say('second-factor:step.submit');

  await at(FRIDAY, { storage, port: OWN_PORT, settings: REQUIRED }, async () => {
    await visitor.open('secondStep');
    await expect(visitor.heading(say('second-factor:step.none.heading'))).toBeVisible();

    await steps.password();
    await visitor.expectAt('secondStep');
    await expect(visitor.heading(say('second-factor:enrol.heading'))).toBeVisible();
    await expect(main.getByRole('img', { name: say('second-factor:enrol.square') })).toBeVisible();
    await expect(steps.code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(steps.code).toHaveAttribute('inputmode', 'numeric');
    expect(await breaches(page)).toEqual([]);
    const phone = new Authenticator(await steps.key(), page, OWN_PORT);
    const goOn = say('second-factor:enrol.submit');
    await steps.send('', goOn);
    await expect(steps.code).toBeFocused();
    await steps.send('000000', goOn);
    await expect(main).toContainText(say('ui:problem.codeWrong'));
    await expect(steps.code).toBeFocused();
    await steps.send(await phone.code(-1), goOn);
    await expect(visitor.heading(say('second-factor:codes.heading'))).toBeFocused();
    const [first = '', second = ''] = await main.locator('code').allTextContents();
    expect(await breaches(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText(first)).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    const done = main.getByRole('button', { name: say('second-factor:codes.done') });
    const kept = main.getByLabel(say('second-factor:codes.kept'));
    await done.click();
    await expect(kept).toBeFocused();
    await expectProblem(kept, say('second-factor:codes.notKept'));
    await kept.check();
    await done.click();
    await visitor.expectAt('clients');

    await steps.logOut();
    await steps.password();
    await expect(visitor.heading(say('second-factor:step.heading'))).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    await main.getByLabel(say('second-factor:step.remember', { days: 30 })).check();
    await steps.code.fill(await phone.code(0));
    await steps.code.press('Enter');
    await visitor.expectAt('clients');
    await steps.logOut();
    await steps.password();
    await visitor.expectAt('clients');

    await visitor.open('nurseAccount');
    await expect(main).toContainText(say('second-factor:own.codesLeft', { count: 10 }));
    await main.getByRole('link', { name: say('second-factor:own.toDevices') }).click();
    const remembered = main.getByRole('region', { name: say('second-factor:devices.heading') });
    await expect(remembered.getByRole('listitem')).toHaveCount(1);
    expect(await breaches(page)).toEqual([]);
    await page.route(/\/second-factor$/, (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await page.reload();
    await expect(remembered.getByRole('alert')).toContainText(say('ui:failure.load'));
    await remembered.getByRole('button', { name: say('ui:tryAgain') }).click();
    await remembered.getByRole('button', { name: /^Niet meer onthouden: / }).click();
    await expect(page.getByText(say('second-factor:devices.forgotten'))).toBeVisible();
    await expect(main).toBeFocused();
    await steps.logOut();

    await steps.password();
    await main.getByRole('button', { name: say('second-factor:step.useRecovery') }).click();
    await steps.send(first.toLowerCase(), submit);
    await visitor.expectAt('clients');
    await steps.logOut();

    await visitor.open('forgotPassword');
    await main.locator('#field-mail').fill(HERSELF.mail);
    await main.getByRole('button', { name: say('account:forgot.submit') }).click();
    await page.goto(await new Mailbox(page.request, OWN_PORT).newest(HERSELF.mail, 'reset'));
    await visitor.settled();
    for (const field of ['password', 'confirmation'])
      await main.locator(`#field-${field}`).fill('anders-dan-2026');
    await main.getByRole('button', { name: say('account:reset.submit') }).click();
    await visitor.expectAt('secondStep');
    await expect(visitor.heading(say('second-factor:step.heading'))).toBeFocused();
    await expect(main).toContainText(say('second-factor:step.passwordSaved'));
    await steps.send(await phone.code(1), submit);
    await visitor.expectAt('clients');

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const without = new Visitor(await plain.newPage(), 'poh', 'nl', OWN_PORT);
    await without.page.goto(without.address('login'));
    await new NurseForm(without).logIn(HERSELF.mail, 'anders-dan-2026');
    await without.main.getByRole('button', { name: say('session:login.waiting.goOn') }).click();
    const again = new NurseSteps(without, HERSELF);
    await again.send('000000', submit);
    await expect(again.code).toBeFocused();
    await again.send(second, submit);
    await without.expectAt('clients');
    await plain.close();
  });
});
