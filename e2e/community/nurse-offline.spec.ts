import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { pairedClient } from '../kit/client.ts';
import { cutNetwork, loseCalls, mendNetwork } from '../kit/connection.ts';
import { expect, test } from '../kit/fixtures.ts';
import { NurseForm } from '../kit/nurse.ts';
import { NEWCOMER_PASSWORD, type Visitor } from '../kit/visitor.ts';

test.use({ site: 'poh', language: 'nl' });

async function openClients(visitor: Visitor): Promise<void> {
  await visitor.beLoggedIn({ mail: DEMO_NURSE.mail, password: DEMO_PASSWORD });
  await visitor.open('clients');
  await expect(visitor.main.getByText(DEMO_NURSE.code)).toBeVisible();
}

test('an application that finds no connection loses nothing, and can be sent again', async ({
  visitor,
  watch,
}) => {
  watch.allowLostCalls();
  const { page, main, say } = visitor;
  const form = new NurseForm(visitor);
  const mail = `zonder-net-${crypto.randomUUID().slice(0, 8)}@houvast.example`;
  await visitor.open('registerNurse');
  await form.fillIn({ mail });
  await main.getByLabel(say('account:nurse.wantsPackage')).check();
  await cutNetwork(page);
  await form.send();
  await expect(main.getByRole('alert')).toContainText(say('ui:failure.network'));
  await expect(form.field('practice')).toHaveValue(DEMO_NURSE.details.practice);
  await expect(form.field('mailConfirmation')).toHaveValue(mail);
  await expect(form.field('confirmation')).toHaveValue(NEWCOMER_PASSWORD);
  await expect(main.getByLabel(say('account:nurse.wantsPackage'))).toBeChecked();
  await mendNetwork(page);
  await form.send();
  await expect(visitor.heading(say('account:nurse.awaiting.heading'))).toBeFocused();
});

test('a nurse without a connection keeps her code, and what she typed to invite', async ({
  visitor,
  watch,
}) => {
  watch.allowLostCalls();
  const { page, main, say } = visitor;
  await openClients(visitor);
  await cutNetwork(page);
  await main.getByRole('button', { name: say('pairing:code.renew') }).click();
  const question = page.getByRole('dialog', { name: say('pairing:code.question') });
  await question.getByRole('button', { name: say('pairing:code.renew') }).click();
  await expect(page.getByText(say('ui:failure.network'))).toBeVisible();
  await expect(question).toBeHidden();
  await expect(main.getByText(DEMO_NURSE.code)).toBeVisible();
  await mendNetwork(page);

  await main.getByRole('link', { name: say('pairing:invite.title') }).click();
  await visitor.expectAt('inviteClient');
  const [name, address] = [main.locator('#field-first_name'), main.locator('#field-email_address')];
  const mail = `an-${crypto.randomUUID().slice(0, 8)}@houvast.example`;
  await name.fill('An');
  await address.fill(mail);
  await main.locator('#field-domain').selectOption('gambling');
  const look = main.getByRole('button', { name: say('pairing:invite.look') });
  await cutNetwork(page);
  await look.click();
  await expect(main.getByRole('alert')).toContainText(say('ui:failure.network'));
  await expect(address).toHaveValue(mail);
  await mendNetwork(page);
  await look.click();
  await expect(visitor.heading(say('ui:mailPage.title'))).toBeFocused();
  const send = main.getByRole('button', { name: say('ui:mailPage.send') });
  await cutNetwork(page);
  await send.click();
  await expect(main.getByRole('alert')).toContainText(say('ui:failure.network'));
  await mendNetwork(page);
  await send.click();
  await expect(page.getByText(say('pairing:invite.done', { name: 'An' }))).toBeVisible();
  await expect(name).toHaveValue('');
});

test('a nurse whose connection goes while she looks can go on where she was', async ({
  visitor,
  browser,
  watch,
}) => {
  watch.allowLostCalls();
  const { page, main, say } = visitor;
  const { client, uid } = await pairedClient(browser);
  await client.page.context().close();
  const failed = main.getByRole('alert').filter({ hasText: say('clients:list.failed') });
  const again = main.getByRole('button', { name: say('ui:tryAgain') });
  await openClients(visitor);
  await main.getByRole('link', { name: say('pairing:invite.title') }).click();
  await visitor.expectAt('inviteClient');
  await cutNetwork(page);
  await main.getByRole('link', { name: say('pairing:invite.back') }).click();
  await visitor.expectAt('clients');
  await expect(failed).toBeVisible();
  // It appears by itself.
  await mendNetwork(page);
  const link = main.locator(`a[href="/client/alcohol/${uid}"]`);
  await expect(link).toBeVisible();
  const letThrough = await loseCalls(page, '**/get-client-exercises/**');
  await link.click();
  await expect(failed).toBeVisible();
  await letThrough();
  await again.click();
  const done = main.getByRole('button', { name: say('clients:exercises.open') });
  await expect(done).toBeVisible();

  await cutNetwork(page);
  await done.click();
  const answers = page.getByRole('dialog');
  await expect(answers.getByRole('alert')).toContainText(say('clients:list.failed'));
  await mendNetwork(page);
  await expect(answers.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await cutNetwork(page);
  await main.getByRole('tab', { name: say('clients:client.progress') }).click();
  await expect(failed).toBeVisible();
  await mendNetwork(page);
  await expect(main.getByRole('list', { name: say('ui:weekBars') })).toBeVisible();

  const letProgrammeThrough = await loseCalls(page, '**/get-program-node/**');
  await main.getByRole('link', { name: say('clients:client.print') }).click();
  await visitor.expectAt('clientPrint', { domain: 'alcohol', uid });
  await expect(failed).toBeVisible();
  await letProgrammeThrough();
  await again.click();
  await expect(main.getByRole('article')).toBeVisible();
  await main.getByRole('link', { name: say('clients:print.back') }).click();

  const end = main.getByRole('button', { name: say('clients:unpair.button') });
  await expect(end).toBeVisible();
  await cutNetwork(page);
  await end.click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: say('clients:unpair.confirm') }).click();
  await expect(main.getByText(say('clients:unpair.failed'))).toBeVisible();
  await mendNetwork(page);
  await end.click();
  await question.getByRole('button', { name: say('clients:unpair.confirm') }).click();
  await visitor.expectAt('clients');
  await expect(page.getByText(say('clients:unpair.done'))).toBeVisible();
});
