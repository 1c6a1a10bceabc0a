import type { Locator } from '@playwright/test';
import { hold } from '../kit/calls.ts';
import { cutNetwork, mendNetwork } from '../kit/connection.ts';
import { expect, test } from '../kit/fixtures.ts';
import { expectDaysFilled } from '../kit/plan-page.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { Today } from '../kit/today.ts';
import { Visitor } from '../kit/visitor.ts';

const TODAY = '2026-11-20';
const AMOUNTS = {
  nl: { zero: '0 glazen', two: '2 glazen', three: '3 glazen', typed: '2,5', total: '4,5 glazen' },
  en: { zero: '0 glasses', two: '2 glasses', three: '3 glasses', typed: '2.5', total: '4.5 glasses' },
};

/** The bar that shows this amount. */
function barOf(visitor: Visitor, amount: string): Locator {
  return visitor.bar(new RegExp(`: ${amount},`));
}

test('a day without use, and use after that', async ({ visitor }) => {
  const words = AMOUNTS[visitor.language];
  const { page, main, say } = visitor;
  const form = new RegistrationForm(visitor);
  await visitor.createAccount();
  await visitor.open('registration');
  await expect(form.radio(say('daily-registration:register.no.glass'))).toBeVisible();
  const craving = main.getByRole('heading', { level: 2, name: say('daily-registration:craving.glass') });
  await expect(craving).toBeVisible();
  const saving = await hold(page, '**/webform_rest/submit');
  const notUsed = main.getByRole('button', { name: say('daily-registration:notUsed.glass') });
  await notUsed.press('Enter');
  await expect(notUsed).toHaveAttribute('aria-disabled', 'true');
  await expect(notUsed).toBeFocused();
  saving.release();
  await expect(barOf(visitor, words.zero)).toBeVisible();
  await expectDaysFilled(visitor, 1);

  // The day has a total now: "no" is no longer offered, and a link leads to its registrations.
  await visitor.open('registration');
  await expect(form.amount).toBeVisible();
  await expect(form.radio(say('daily-registration:register.no.glass'))).toHaveCount(0);
  await expect(notUsed).toHaveCount(0);
  await main.getByRole('link', { name: say('daily-registration:edit') }).click();
  await visitor.expectAt('registrationOfDay', { date: TODAY });
  await form.radio(say('daily-registration:register.yes')).check();
  await form.register('2');
  await expect(barOf(visitor, words.two)).toBeVisible();
  await expectDaysFilled(visitor, 1);
});

test('a note about violence shows whom to call, and stops nothing', async ({ visitor }) => {
  const { main, say } = visitor;
  await visitor.createAccount();
  await visitor.open('registration');
  const note = main.getByRole('textbox', {
    name: new RegExp(say('daily-registration:note').replace('?', '\\?')),
  });
  const panel = main.getByRole('status').filter({ hasText: say('ui:crisis.violence.title') });
  await note.fill('We hadden ruzie over geld.');
  await expect(panel).toHaveCount(0);
  await note.fill('Hij slaat me als ik drink.');
  await expect(panel.locator('a[href="tel:08002000"]')).toBeVisible();
  await expect(panel.locator('a[href="tel:112"]')).toBeVisible();
  await panel.getByRole('button', { name: say('ui:crisis.close') }).click();
  await expect(panel).toHaveCount(0);
  await main.getByRole('button', { name: say('daily-registration:notUsed.glass') }).click();
  await visitor.expectAt('plan');
});

test('a day is looked at, added to, changed and deleted', async ({ visitor }) => {
  const words = AMOUNTS[visitor.language];
  const { page, main, say } = visitor;
  const form = new RegistrationForm(visitor);
  await visitor.createAccount();
  await visitor.open('registrationOfDay', { date: TODAY });
  await visitor.expectAt('registration', {}, { date: TODAY });
  await form.radio(say('daily-registration:register.yes')).check();
  await form.register('2');

  // A second registration is added to the first, and saving leads back to where the person came from.
  await barOf(visitor, words.two).click();
  await main.getByRole('link', { name: say('daily-registration:items.add') }).click();
  await expect(main.getByRole('note')).toContainText(words.two);
  await form.amount.fill('3');
  await form.save.click();
  await visitor.expectAt('registrationOfDay', { date: TODAY });
  const items = main.getByRole('region', { name: say('daily-registration:items.title') });
  await expect(items.getByRole('listitem')).toHaveText([new RegExp(words.two), new RegExp(words.three)]);

  // The other one is opened by its address, and changed.
  await items.getByRole('link').click();
  await expect(form.amount).toHaveValue('3');
  await expect(main).toBeFocused();
  const address = page.url();
  const uuid = new URL(address).searchParams.get('uuid') ?? '';
  await visitor.open('plan');
  await visitor.open('registration', {}, { uuid });
  await expect(page).toHaveURL(address);
  await form.register('2,5');
  await expect(barOf(visitor, words.total)).toBeVisible();

  // Deleting asks first; Escape and "cancel" leave everything as it is and give the focus back.
  await page.goto(address);
  await visitor.settled();
  const remove = main.getByRole('button', { name: say('daily-registration:delete.button') });
  const dialog = page.getByRole('dialog', { name: say('daily-registration:delete.title') });
  await remove.click();
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog.getByRole('button', { name: say('ui:cancel') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(form.amount).toHaveValue(words.typed);
  await remove.click();
  await dialog.getByRole('button', { name: say('daily-registration:delete.confirm') }).click();
  await expect(page.getByRole('status').getByText(say('daily-registration:delete.done'))).toBeVisible();
  await expect(barOf(visitor, words.two)).toBeVisible();
});

test('without a network a filled-in day is kept, and is added once or reported as refused when the network is back', async ({
  visitor,
  watch,
}) => {
  watch.allowLostCalls();
  watch.allowStatus(400);
  const { page, main, say } = visitor;
  const form = new RegistrationForm(visitor);
  const today = new Today(visitor);
  await visitor.createAccount();
  await form.open();
  await cutNetwork(page);
  await form.amount.fill('2');
  await form.save.click();
  const status = main.getByRole('status');
  await expect(status.getByText(say('daily-registration:answer.savedHere'))).toBeVisible();
  await mendNetwork(page);
  await expect(status.getByText(say('daily-registration:saved'))).toBeVisible();
  const { totalAmount, items } = await today.stored();
  expect(totalAmount).toBe(2);

  // A change waits in the same way.
  await visitor.open('registrationOfDay', { date: TODAY });
  await expect(form.amount).toHaveValue('2');
  await cutNetwork(page);
  await form.amount.fill('3');
  await form.save.click();
  await expect(status.getByText(say('daily-registration:answer.savedHere'))).toBeVisible();
  await main.getByRole('link', { name: say('daily-registration:backToPlan') }).focus();
  await mendNetwork(page);
  await expect(status.getByText(say('daily-registration:saved'))).toBeVisible();
  expect((await today.stored()).totalAmount).toBe(3);
  expect(Object.keys((await today.stored()).items)).toEqual(Object.keys(items));

  // A change that the server refuses for good is not shown as kept: the form is back.
  await visitor.open('registration');
  await cutNetwork(page);
  await form.amount.fill('1');
  await form.save.click();
  await expect(status.getByText(say('daily-registration:answer.savedHere'))).toBeFocused();
  await page.route('**/webform_rest/submit', (route) =>
    route.fulfill({ status: 400, json: { message: 'x', code: 'invalid_input' } }),
  );
  await mendNetwork(page);
  const refused = main
    .getByRole('alert')
    .filter({ hasText: say('daily-registration:answer.refused.impossible') });
  await expect(refused).toBeVisible();
  await expect(form.save).toBeVisible();
  await expect(main).toBeFocused();
  await refused.getByRole('button', { name: say('daily-registration:answer.refused.forget') }).click();
  await expect(refused).toHaveCount(0);
  await expect(status.getByText(say('daily-registration:saved'))).toHaveCount(0);
  await expect(form.save).toBeVisible();
  expect((await today.stored()).totalAmount).toBe(3);
});

test('zero is one tap away only while there is no amount, and the other language keeps the amount', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, main, say, language } = visitor;
  const form = new RegistrationForm(visitor);
  await visitor.createAccount();
  await form.open();
  const zero = main.getByRole('button', { name: say('daily-registration:notUsed.glass') });
  await expect(zero).toBeVisible();
  await form.amount.fill('2.5');
  await expect(zero).toHaveCount(0);
  const other = language === 'nl' ? 'en' : 'nl';
  await page.locator(`a[data-language="${other}"]`).filter({ visible: true }).first().click();
  const there = new RegistrationForm(new Visitor(page, visitor.site, other));
  await expect(there.amount).toHaveValue('2.5');
});

test('a form opened from a bookmark leads to the plan, whatever day was chosen', { tag: '@full' }, async ({
  visitor,
}) => {
  const words = AMOUNTS[visitor.language];
  const { page, say } = visitor;
  const form = new RegistrationForm(visitor);
  await visitor.createAccount();
  await visitor.open('plan');
  const tab = await visitor.elsewhere(page.context());
  const inTab = new RegistrationForm(tab);
  await tab.open('registrationOfDay', { date: TODAY });
  await tab.expectAt('registration', {}, { date: TODAY });
  await inTab.radio(say('daily-registration:register.yes')).check();
  await inTab.register('2');
  await page.reload();
  await expect(barOf(visitor, words.two)).toBeVisible();
  await expect(form.amount).toHaveCount(0);
});
