import { BuddiesPage, buddyMail } from '../kit/buddies.ts';
import { loseCalls } from '../kit/connection.ts';
import { expectProblem } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { confirmAddress, Mailbox } from '../kit/mailbox.ts';
import { PlanWizard } from '../kit/plan-wizard.ts';
import type { Visitor } from '../kit/visitor.ts';

const PLAN = { now: '3', choice: 'reduce', limit: '1', pace: 'immediate' } as const;

/** Takes somebody new to the step that asks for a buddy, and returns its fields. */
async function atBuddyStep(visitor: Visitor) {
  const { main, say } = visitor;
  await visitor.createAccount();
  const wizard = new PlanWizard(visitor);
  await wizard.open();
  await wizard.answer(PLAN);
  await wizard.onward.click();
  const name = main.getByRole('textbox', { name: say('recovery-plan:wizard.buddy.name') });
  const mail = main.getByRole('textbox', { name: say('recovery-plan:wizard.buddy.mail') });
  return { wizard, name, mail };
}

test('a plan invites a buddy after the mail was seen, and asks nobody who has one', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const { mail: own } = await visitor.createAccount();
  await confirmAddress(visitor, own);
  const wizard = new PlanWizard(visitor);
  await wizard.open();
  await wizard.answer(PLAN);
  await wizard.onward.click();
  await wizard.expectStep('buddy');
  const name = main.getByRole('textbox', { name: say('recovery-plan:wizard.buddy.name') });
  const mail = main.getByRole('textbox', { name: say('recovery-plan:wizard.buddy.mail') });
  const look = main.getByRole('button', { name: say('recovery-plan:wizard.buddy.look') });
  const send = main.getByRole('button', { name: say('recovery-plan:wizard.buddy.send') });

  await name.fill('Noor');
  await look.click();
  await expectProblem(mail, say('ui:problem.required'));
  await mail.fill(own.toUpperCase());
  await look.click();
  await expectProblem(mail, say('ui:problem.emailOwn'));
  await expect(name).toHaveValue('Noor');
  const buddy = buddyMail();
  await mail.fill(buddy);
  await look.click();
  await expect(
    main.getByRole('heading', { name: say('recovery-plan:wizard.buddy.mailTitle', { name: 'Noor' }) }),
  ).toBeFocused();
  await expect(main.getByRole('article')).toContainText(buddy);
  await name.fill('Bo');
  await expect(main.getByRole('article'), 'the mail to another name').toHaveCount(0);
  await look.click();
  const box = new Mailbox(page.request);
  expect(await box.mails(buddy)).toEqual([]);
  await send.click();
  await wizard.expectStep('done');
  await expect(main.getByText(say('recovery-plan:wizard.step', { number: 8, total: 8 }))).toBeVisible();
  await box.newest(buddy, 'buddyAccept');

  await visitor.open('buddies');
  await expect(new BuddiesPage(visitor).row('Bo')).toContainText(buddy);
  await wizard.open();
  await wizard.answer(PLAN);
  await wizard.save.click();
  await wizard.expectStep('done');
});

test('a mail to an address that was filled in unheard is shown before it is sent', async ({ visitor }) => {
  const { main, say } = visitor;
  const { wizard, name, mail } = await atBuddyStep(visitor);
  await name.fill('Noor');
  await mail.fill(buddyMail());
  await main.getByRole('button', { name: say('recovery-plan:wizard.buddy.look') }).click();
  await expect(main.getByRole('article')).toBeVisible();
  const filled = buddyMail();
  // As some password managers do: without an event.
  await mail.evaluate((field: HTMLInputElement, address) => {
    field.value = address;
  }, filled);
  const send = main.getByRole('button', { name: say('recovery-plan:wizard.buddy.send') });
  await send.click();
  await expect(main.getByRole('article')).toContainText(filled);
  await send.click();
  await wizard.expectStep('done');
});

test('a buddy is easily left out, and a refusal of the server stands at its field, or above them', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(400, 422);
  const { page, main, say } = visitor;
  const { wizard, name, mail } = await atBuddyStep(visitor);
  await name.fill('Noor');
  await mail.fill(buddyMail());
  await main.getByRole('button', { name: say('recovery-plan:wizard.buddy.look') }).click();
  await expect(main.getByRole('article')).toBeVisible();
  const refuse = (error: Readonly<Record<string, string>>) =>
    page.route('**/webform_rest/submit*', (route) =>
      route.fulfill({ status: 400, json: { message: 'x', code: 'invalid_input', error } }),
    );
  const send = main.getByRole('button', { name: say('recovery-plan:wizard.buddy.send') });
  await refuse({ buddy_email: 'Kies een ander adres.' });
  await send.click();
  await expectProblem(mail, 'Kies een ander adres.');
  await expect(name).toHaveValue('Noor');
  await refuse({ plan_of_another_time: 'Kan nu niet.' });
  await send.click();
  const summary = page.getByRole('region', { name: say('ui:errorSummary') });
  await expect(summary, 'what no field of the form can show').toBeFocused();
  await expect(summary).toContainText('Kan nu niet.');
  await page.unroute('**/webform_rest/submit*');
  await main.getByRole('button', { name: say('recovery-plan:wizard.buddy.without') }).click();
  await wizard.expectStep('done');
  await visitor.open('buddies');
  await expect(main.getByRole('heading', { name: say('buddies:list.empty') })).toBeVisible();
});

test('a plan without a buddy that could not be saved leaves the buddy as typed', async ({
  visitor,
  watch,
}) => {
  watch.allowLostCalls();
  const { page, main, say } = visitor;
  const { wizard, name, mail } = await atBuddyStep(visitor);
  const buddy = buddyMail();
  await name.fill('Noor');
  await mail.fill(buddy);
  const letThrough = await loseCalls(page, '**/webform_rest/submit*');
  await main.getByRole('button', { name: say('recovery-plan:wizard.buddy.without') }).click();
  await expect(main.getByRole('alert')).toHaveText(say('ui:failure.network'));
  await expect(name).toHaveValue('Noor');
  await expect(mail).toHaveValue(buddy);
  await letThrough();
  await wizard.saveWithoutBuddy();
  await visitor.open('buddies');
  await expect(main.getByRole('heading', { name: say('buddies:list.empty') })).toBeVisible();
});
