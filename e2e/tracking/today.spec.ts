import { answerOtherwise, post } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { expectAbove, Today } from '../kit/today.ts';
import { ANNA } from '../kit/visitor.ts';

test('a day is answered with one tap on the first screen, and put away with a second', async ({
  visitor,
}) => {
  const { page, say } = visitor;
  const today = new Today(visitor);
  const account = await visitor.createAccount();
  await visitor.logOut();
  await visitor.logIn(account);
  await visitor.expectAt('today');
  await expectAbove(today.amounts, 600);
  await expect(today.zero).toContainText(say('daily-registration:register.no.glass'));

  await today.amount('2').click();
  await expect(today.sheet.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(
    today.sheet.getByRole('link', { name: /(vandaag|today), .*: 2 (glazen|glasses)/ }),
  ).toBeVisible();
  await expectAbove(
    today.sheet.getByRole('button', { name: say('daily-registration:answer.done') }),
    page.viewportSize()?.height ?? 0,
  );
  await today.done();
  await expect(today.amount('2')).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page
      .getByRole('status')
      .getByText(/^(Bewaard om \d\d\.\d\d: 2 glazen|Saved at \d+:\d\d [ap]m: 2 glasses)\.$/),
  ).toBeVisible();
  expect((await today.stored()).totalAmount).toBe(2);
});

test('another tap replaces the answer, zero is said in words, and undo takes the last one back', async ({
  visitor,
}) => {
  const { page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  await today.amount('3').click();
  await today.done();
  await today.zero.click();
  await expect(
    today.sheet.getByRole('heading', { name: say('daily-registration:register.no.glass') }),
  ).toBeVisible();
  await today.done();
  await expect(
    page
      .getByRole('status')
      .getByText(
        /^(Bewaard om \d\d\.\d\d: niet gedronken|Saved at \d+:\d\d [ap]m: a day without alcohol)\.$/,
      ),
  ).toBeVisible();
  expect((await today.stored()).totalAmount).toBe(0);

  // Undo is still there after a reload.
  await page.reload();
  await visitor.settled();
  await today.undo.click();
  await expect(today.amount('3')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await today.stored()).totalAmount).toBe(3);
  await expect(
    page
      .getByRole('status')
      .getByText(/^(Ongedaan gemaakt\. Er staat weer: 3 glazen|Undone\. It is 3 glasses again)\.$/),
  ).toBeVisible();
  await expect(today.undo).toBeVisible();
});

test('undoing the first answer empties the day, and asks first if there is a note', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  await today.amount('1').click();
  const note = today.sheet.getByRole('textbox');
  await note.fill('Hij slaat me.');
  await expect(today.sheet.getByRole('status').getByText(say('ui:crisis.violence.title'))).toBeVisible();
  await note.fill('Lange dag.');
  await today.sheet.getByRole('button', { name: say('daily-registration:save') }).click();
  await expect
    .poll(async () => Object.values((await today.stored()).items)[0])
    .toMatchObject({
      amount: 1,
      note: 'Lange dag.',
    });
  await today.done();
  await today.undo.click();
  const question = page.getByRole('dialog', { name: say('daily-registration:answer.undoNote.title') });
  await question.getByRole('button', { name: say('daily-registration:answer.undoNote.keep') }).click();
  expect((await today.stored()).totalAmount).toBe(1);
  await today.undo.click();
  await question.getByRole('button', { name: say('daily-registration:answer.undo') }).click();
  await expect.poll(async () => (await today.stored()).totalAmount).toBeNull();
  await expect(today.undo).toHaveCount(0);
});

test('details of the day are saved at once, and can be taken back', { tag: '@full' }, async ({ visitor }) => {
  const { say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  await today.amount('4').click();
  const pick = (name: string) => today.sheet.getByRole('button', { name, exact: true });
  const place = say('ui:place.home');
  await pick(place).click();
  await pick(say('ui:company.alone')).click();
  await pick('6').click();
  const storedItem = async () => Object.values((await today.stored()).items)[0];
  await expect.poll(storedItem).toMatchObject({ amount: 4, where: 'home', with_who: 'alone', craving: 6 });
  await today.done();

  await visitor.main.getByRole('button', { name: say('daily-registration:answer.tell') }).click();
  await expect(pick(place)).toHaveAttribute('aria-pressed', 'true');
  await pick(place).click();
  await expect.poll(storedItem).toMatchObject({ where: null, craving: 6 });
});

test('two taps in a row are one answer', async ({ visitor }) => {
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  await today.amount('2').dblclick();
  await expect(today.sheet).toBeVisible();
  expect(Object.keys((await today.stored()).items)).toHaveLength(1);
});

test('an amount that is not among the buttons is typed, and refused where it cannot be', {
  tag: '@full',
}, async ({ visitor }) => {
  const { main } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  const field = await today.openByHand();
  await field.fill('2,3');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('2,3');
  await field.fill('7,5');
  await field.press('Enter');
  await expect(today.sheet).toBeVisible();
  expect((await today.stored()).totalAmount).toBe(7.5);
  await today.done();
  await expect(main.locator(':focus')).toHaveRole('group');
});

test('what another device filled in meanwhile is shown, and not overwritten', { tag: '@full' }, async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(409);
  const { main, page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  const other = new Today(await visitor.elsewhere(page.context()));
  await other.open();
  await other.amount('3').click();
  await other.done();
  await today.amount('1').click();
  await expect(main.getByRole('alert')).toHaveText(say('daily-registration:answer.conflict'));
  await expect(today.amount('3')).toHaveAttribute('aria-pressed', 'true');
  expect((await today.stored()).totalAmount).toBe(3);
});

test('a day with several registrations leads to them', { tag: '@full' }, async ({ visitor }) => {
  const { main, say } = visitor;
  await visitor.createAccount();
  await visitor.open('registration');
  const registration = { webform_id: 'daily_registration', registration_date: '2026-11-20' };
  for (const amount of ['1', '2']) await post(visitor, '/webform_rest/submit', { ...registration, amount });
  await visitor.open('today');
  const unit = say('ui:unit.glass', { count: 3 });
  await expect(main).toContainText(say('daily-registration:answer.several', { count: 2, amount: 3, unit }));
  await main.getByRole('link', { name: say('daily-registration:edit') }).click();
  await visitor.expectAt('registrationOfDay', { date: '2026-11-20' });
});

test('the page asks about yesterday once, and not again if somebody does not remember', {
  tag: '@full',
}, async ({ visitor }) => {
  const { main, page, say } = visitor;
  const today = new Today(visitor);
  await visitor.beLoggedIn(ANNA);
  await answerOtherwise(page, /\/registrations\/overview$/, (overview) => ({
    ...overview,
    '2026-11-19': { totalAmount: null, goal: 2, items: {}, paused: false },
  }));
  await today.open();
  const yesterday = main.getByRole('heading', { name: say('daily-registration:answer.yesterday') });
  await expect(yesterday).toBeVisible();
  await main.getByRole('button', { name: say('daily-registration:answer.forgotten') }).click();
  await expect(yesterday).toHaveCount(0);
  await expect(main).toBeFocused();
  await page.reload();
  await visitor.settled();
  await expect(today.zero).toBeVisible();
  await expect(yesterday).toHaveCount(0);
});

test('a day can be answered with the keyboard alone', async ({ visitor }) => {
  const { page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  await today.zero.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(today.sheet.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(today.sheet).toHaveCount(0);
  expect((await today.stored()).totalAmount).toBe(1);
  await today.undo.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await today.stored()).totalAmount).toBeNull();
  await expect(page.locator(':focus')).toHaveAccessibleName(say('daily-registration:answer.question.glass'));
  const words = `${say('daily-registration:answer.undone')} ${say('daily-registration:answer.nowOpen')}`;
  await expect(page.getByRole('status').getByText(words)).toBeVisible();
  await expect(page.getByText(say('daily-registration:answer.noPlan'))).toHaveCount(0);
});

test('the programme begins with the same question', { tag: '@full' }, async ({ visitor }) => {
  const today = new Today(visitor);
  await visitor.createAccount();
  await visitor.open('programme');
  await expectAbove(today.amounts, 600);
  await today.amount('½').click();
  await today.done();
  expect((await today.stored()).totalAmount).toBe(0.5);
});
