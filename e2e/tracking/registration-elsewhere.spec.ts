import type { Page } from '@playwright/test';
import { closeBadges } from '../kit/badge-dialog.ts';
import { hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { keptEntries } from '../kit/kept-entries.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { setVisibility } from '../kit/visibility.ts';
import { Visitor } from '../kit/visitor.ts';

const TODAY = '2026-11-20';

/** The same person in another window. */
async function anotherTab(visitor: Visitor): Promise<Visitor> {
  const other = await visitor.elsewhere(visitor.page.context());
  await closeBadges(other);
  return other;
}

/** Comes back to the page after some minutes, so that it fetches its data again. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward('05:00');
  await setVisibility(page, 'visible');
}

test('an open day takes over what another device changed, if nothing was typed here', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const form = new RegistrationForm(visitor);
  await visitor.createAccount();
  await form.open();
  await form.register('1');
  await visitor.open('registrationOfDay', { date: TODAY });
  const other = await anotherTab(visitor);
  const theirs = new RegistrationForm(other);
  await other.open('registrationOfDay', { date: TODAY });
  await theirs.note.fill('Van de laptop.');
  await theirs.save.click();
  await expect(other.page.getByRole('status').getByText(say('daily-registration:saved'))).toBeVisible();
  await page.clock.install();
  await comeBack(page);
  await expect(form.note).toHaveValue('Van de laptop.');
  await main.getByRole('link', { name: say('daily-registration:backToPlan') }).click();
  await visitor.expectAt('plan');
});

test('whoever goes on while a day is being saved stays where they went', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const form = new RegistrationForm(visitor);
  await visitor.createAccount();
  await visitor.open('plan');
  await visitor.goTo('today');
  await form.open();
  const saving = await hold(page, '**/webform_rest/submit');
  await form.amount.fill('1');
  await form.save.click();
  await main.getByRole('link', { name: say('daily-registration:backToPlan') }).click();
  await visitor.expectAt('plan');
  saving.release();
  await expect(page.getByRole('status').getByText(say('daily-registration:saved'))).toBeVisible();
  await expect(visitor.bar(/.*/).first()).toBeVisible();
  await visitor.expectAt('plan');
});

test('what was typed in a day that another device deletes is offered for a new one', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(404);
  const { page, main, say } = visitor;
  const form = new RegistrationForm(visitor);
  const other = await anotherTab(visitor);
  const status = page.getByRole('status');
  const saved = status.getByText(say('daily-registration:saved'));
  const deleteElsewhere = async () => {
    await other.open('registrationOfDay', { date: TODAY });
    await new RegistrationForm(other).remove();
  };
  const expectOffered = async (note: string) => {
    await visitor.expectAt('registration', {}, { date: TODAY });
    await expect(status.getByText(say('daily-registration:goneElsewhere'))).toBeVisible();
    await expect(status.getByText(say('ui:kept.text'))).toBeVisible();
    await expect(form.note).toHaveValue(note);
  };
  await visitor.createAccount();
  await form.open();
  await form.register('1');

  await visitor.open('registrationOfDay', { date: TODAY });
  await form.note.fill('Van de telefoon.');
  await deleteElsewhere();
  await page.clock.install();
  await comeBack(page);
  await expectOffered('Van de telefoon.');
  await form.save.click();
  await expect(saved).toBeVisible();
  expect(await keptEntries(page)).toEqual([]);

  // Saving notices it as well.
  await visitor.open('registrationOfDay', { date: TODAY });
  await form.note.fill('Nog iets.');
  await deleteElsewhere();
  await form.save.click();
  await expectOffered('Nog iets.');
  await form.save.click();
  await expect(saved).toBeVisible();

  // Where nothing was typed, nothing is offered.
  await visitor.open('registrationOfDay', { date: TODAY });
  await expect(form.note).toHaveValue('Nog iets.');
  await deleteElsewhere();
  await comeBack(page);
  await visitor.expectAt('registration', {}, { date: TODAY });
  await expect(form.note).toHaveValue('');
  expect(await keptEntries(page)).toEqual([]);

  // If the day has another registration, that one is shown.
  await form.open();
  await form.register('1');
  await visitor.open('registration');
  await form.register('2');
  await visitor.open('registrationOfDay', { date: TODAY });
  await expect(form.amount).toHaveValue('1');
  await deleteElsewhere();
  await comeBack(page);
  await expect(form.amount).toHaveValue('2');
  await expect(main.getByRole('button', { name: say('daily-registration:delete.button') })).toBeVisible();
});
