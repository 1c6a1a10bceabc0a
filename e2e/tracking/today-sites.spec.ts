import { expect, test } from '../kit/fixtures.ts';
import { Today } from '../kit/today.ts';

test.describe('gambling', () => {
  test.use({ site: 'gambling' });

  test('asks for the stake after a time, and not after a day without', async ({ visitor }) => {
    const { say } = visitor;
    const today = new Today(visitor);
    await visitor.createAccount();
    await today.open();
    await today.zero.click();
    const stake = today.sheet.getByRole('textbox', { name: say('daily-registration:stake') });
    await expect(stake).toHaveCount(0);
    await today.done();
    const half = { nl: '½ uur', en: '½ hour' }[visitor.language];
    await expect(today.amount('½')).toHaveText(half);
    await expect(today.amount('½')).toHaveAccessibleName(half);
    await today.amount('½').click();
    await stake.fill('veel');
    await stake.press('Enter');
    await expect(stake).toHaveAttribute('aria-invalid', 'true');
    await stake.fill('12,50');
    await stake.press('Enter');
    await expect
      .poll(async () => Object.values((await today.stored()).items)[0])
      .toMatchObject({
        amount: 0.5,
        cost: 12.5,
      });
  });
});

test.describe('tobacco', () => {
  test.use({ site: 'tobacco' });

  test('has the number at once, and adds to it during the day', async ({ visitor }) => {
    const { main, say } = visitor;
    const today = new Today(visitor);
    await visitor.createAccount();
    await today.open();
    const field = main.getByRole('textbox', { name: say('daily-registration:amount.cigarette') });
    const add = main.getByRole('button', { name: say('daily-registration:answer.addMany', { count: 5 }) });
    for (const count of [5, 10]) {
      await add.click();
      await main.getByRole('button', { name: say('daily-registration:save'), exact: true }).click();
      await today.done();
      await expect(field).toHaveValue(String(count));
      await expect(main.locator(':focus')).toHaveRole('group');
    }
    expect((await today.stored()).totalAmount).toBe(10);
    expect(Object.keys((await today.stored()).items)).toHaveLength(1);
  });

  test('takes any number where the question comes second', async ({ visitor }) => {
    const { main, say } = visitor;
    const today = new Today(visitor);
    await visitor.createAccount();
    await visitor.open('programme');
    const field = main.getByRole('textbox', { name: say('daily-registration:amount.cigarette') });
    await expect(today.zero).toBeVisible();
    await expect(field).toHaveCount(0);
    await today.amount(say('daily-registration:answer.more')).click();
    await field.fill('18');
    await field.press('Enter');
    await today.done();
    expect((await today.stored()).totalAmount).toBe(18);
  });
});

test.describe('relatives', () => {
  test.use({ site: 'naasten' });

  test('count nothing; they see a step, something for themselves and help', async ({ visitor }) => {
    const { main, say } = visitor;
    const account = await visitor.createAccount();
    await visitor.logOut();
    await visitor.logIn(account);
    await visitor.expectAt('today');
    await expect(main.getByRole('group')).toHaveCount(0);
    await expect(main.getByRole('heading', { name: say('web:relativesToday.yourself') })).toBeVisible();
    await expect(main.getByRole('link', { name: say('web:relativesToday.helpAll') })).toBeVisible();
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  });
});
