import { INVITATIONS_A_DAY, MOST_BUDDIES } from '#domain/buddies/buddy.ts';
import { breaches } from '../kit/breaches.ts';
import { BuddiesPage, buddyMail } from '../kit/buddies.ts';
import { answerOtherwise, hold } from '../kit/calls.ts';
import { expectProblem } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { Mailbox } from '../kit/mailbox.ts';

test('an invitation is sent once its mail has been previewed, and can be withdrawn', async ({
  visitor,
  page,
}) => {
  const { main, say } = visitor;
  const buddies = new BuddiesPage(visitor);
  await buddies.open();
  await expect(main.getByRole('heading', { name: say('buddies:list.empty') })).toBeVisible();
  const mail = buddyMail();
  const box = new Mailbox(page.request);

  await buddies.look.click();
  await expect(main.getByRole('region', { name: say('ui:errorSummary') })).toBeFocused();
  expect(await breaches(page)).toEqual([]);
  await buddies.preview('Noor', mail);
  expect(await breaches(page)).toEqual([]);
  await expect(buddies.mail).toContainText(mail);
  await expect(buddies.mail).toContainText('Noor');
  await expect(buddies.mail).toContainText('Robin');
  await expect(buddies.mail.getByRole('link')).toHaveCount(0);
  await expect(main.locator('mark')).toHaveText('alcohol');
  expect(await box.mails(mail), 'nothing was sent yet').toEqual([]);

  await page.goBack();
  await expect(main.getByRole('heading', { name: say('buddies:invite.heading') })).toBeFocused();
  await expect(buddies.name).toHaveValue('Noor');
  await expect(buddies.email).toHaveValue(mail);
  await buddies.name.fill('Nora');
  await page.goForward();
  await buddies.name.fill('Noor');
  await buddies.look.click();
  const shown = await buddies.mail.getByRole('paragraph').allTextContents();
  await buddies.send.click();
  const heading = main.getByRole('heading', { name: say('buddies:list.heading') });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByText(say('buddies:confirm.sent', { name: 'Noor' }))).toBeVisible();
  await expect(buddies.row('Noor')).toContainText(say('buddies:list.invited'));
  await expect(buddies.name).toHaveValue('');
  await box.newest(mail, 'buddyAccept');
  const [sent = ''] = await box.mails(mail);
  for (const paragraph of shown.slice(0, 2)) expect(sent).toContain(paragraph);

  await buddies
    .row('Noor')
    .getByRole('button', { name: say('buddies:takeBack.named', { name: 'Noor' }) })
    .click();
  expect(await breaches(page)).toEqual([]);
  const dialog = page.getByRole('dialog', { name: say('buddies:takeBack.question', { name: 'Noor' }) });
  await dialog.getByRole('button', { name: say('buddies:remove.keep') }).click();
  await expect(buddies.row('Noor')).toBeVisible();
  await buddies.row('Noor').getByRole('button').click();
  await dialog.getByRole('button', { name: say('buddies:takeBack.button') }).click();
  await expect(page.getByText(say('buddies:takeBack.done', { name: 'Noor' }))).toBeVisible();
  await expect(main.getByRole('heading', { name: say('buddies:list.empty') })).toBeVisible();
  await expect(main).toBeFocused();
});

test('whoever does not wait until the mail has gone stays where they are, and reads that it went', {
  tag: '@full',
}, async ({ visitor, page }) => {
  const { main, say } = visitor;
  const buddies = new BuddiesPage(visitor);
  await buddies.open();
  await visitor.goTo('plan');
  await visitor.open('buddies');
  await buddies.preview('Noor', buddyMail());
  const sending = await hold(page, '**/buddy/add');
  await buddies.send.click();
  await page.goBack();
  await expect(main.getByRole('heading', { name: say('buddies:invite.heading') })).toBeFocused();
  sending.release();
  await expect(page.getByText(say('buddies:confirm.sent', { name: 'Noor' }))).toBeVisible();
  await expect(buddies.row('Noor')).toContainText(say('buddies:list.invited'));
  await visitor.expectAt('buddies');
});

test('nonsense is told at its field, and nothing typed is lost', { tag: '@full' }, async ({
  visitor,
  page,
  watch,
}) => {
  watch.allowStatus(422, 429);
  const { main, say } = visitor;
  const { mail: own } = await visitor.createAccount();
  const buddies = new BuddiesPage(visitor);
  await visitor.open('buddies');
  await buddies.look.click();
  await expect(main.getByRole('region', { name: say('ui:errorSummary') })).toBeFocused();
  const cases = [
    ['Noor', own.toUpperCase(), 'email', say('ui:problem.emailOwn')],
    ['Noor', 'geen adres', 'email', say('ui:problem.emailInvalid')],
    ['win.example', buddyMail(), 'name', say('ui:problem.nameWithAddress')],
    ['N'.repeat(61), buddyMail(), 'name', say('ui:problem.tooLong', { count: 60 })],
    [' ', buddyMail(), 'name', say('ui:problem.required')],
  ] as const;
  for (const [name, mail, field, message] of cases) {
    await buddies.name.fill(name);
    await buddies.email.fill(mail);
    await buddies.look.click();
    await expectProblem(buddies[field], message);
    await expect(buddies.email).toHaveValue(mail);
  }

  // The address of the newcomer is not confirmed: the invitation waits.
  const mail = buddyMail();
  await buddies.preview('Noor', mail);
  await buddies.send.click();
  await expect(page.getByText(say('buddies:confirm.sentWaiting', { name: 'Noor' }))).toBeVisible();
  await expect(buddies.row('Noor')).toContainText(say('buddies:list.waiting'));
  await buddies.name.fill('Nog eens Noor');
  await buddies.email.fill(mail.toUpperCase());
  await buddies.look.click();
  await expectProblem(buddies.email, say('ui:problem.emailInvited'));

  for (let sent = 1; sent < 5; sent += 1) {
    await buddies.preview(`Bo ${sent}`, buddyMail());
    await buddies.send.click();
    await expect(buddies.row(`Bo ${sent}`)).toBeVisible();
  }
  await buddies.preview('Mijn zus', buddyMail());
  await buddies.send.click();
  await expect(main.getByRole('alert')).toContainText(
    say('ui:problem.invitationsFull', { count: INVITATIONS_A_DAY }),
  );
  await main.getByRole('button', { name: say('ui:mailPage.notYet') }).click();
  await expect(buddies.name).toHaveValue('Mijn zus');
  expect(MOST_BUDDIES).toBe(10);
});

test('a page that still shows the mail of last week skips none of the next one', async ({
  visitor,
  page,
  watch,
}) => {
  watch.allowStatus(409);
  const { main, say } = visitor;
  const skip = main.getByRole('button', { name: say('buddies:updates.skip') });
  await visitor.createAccount();
  const reads = /\/buddy-updates$/;
  await answerOtherwise(page, reads, (updates) => ({ ...updates, next_at: '2026-11-16T08:00:00.000Z' }));
  await visitor.open('buddyUpdates');
  await expect(skip).toBeVisible();
  await page.unroute(reads);
  await skip.click();
  await expect(page.getByRole('alert').getByText(say('buddies:updates.tooLate'))).toBeVisible();
  await skip.click();
  await expect(main.getByRole('status')).toContainText(/23 (november|November)/);
});
