import { expect, test } from '../kit/fixtures.ts';
import type { Visitor } from '../kit/visitor.ts';

const heading = ({ main }: Visitor) => main.getByRole('heading', { level: 1 });
const link = ({ main, say }: Visitor, name: 'next' | 'back' | 'skip' | 'start') =>
  main.getByRole('link', { name: say(`tour:${name}`), exact: true });

/** Waits for a step of the open tour, and until it has the focus; returns its heading. */
async function expectStep(visitor: Visitor, number: number, total = 8): Promise<string> {
  await expect(
    visitor.main.getByText(visitor.say('tour:step', { number, total }), { exact: true }),
  ).toBeVisible();
  await expect(heading(visitor)).toBeFocused();
  return (await heading(visitor).textContent()) ?? '';
}

test('the tour goes forward and back, and ends on Today', async ({ visitor }) => {
  const { page, say } = visitor;
  const exit = page.getByRole('link', { name: say('ui:quickExit') });
  await visitor.createAccount();
  await visitor.open('more');
  await visitor.main.getByRole('link', { name: say('settings:menu.welcome') }).click();
  const titles = [await expectStep(visitor, 1)];
  await expect(page.getByRole('navigation', { name: say('web:mainMenu') })).toHaveCount(0);
  await expect(link(visitor, 'back')).toHaveCount(0);
  for (let number = 2; number <= 8; number += 1) {
    await expect(link(visitor, 'skip')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    titles.push(await expectStep(visitor, number));
    await expect(exit).toBeVisible();
  }
  expect(new Set(titles).size).toBe(8);
  await expect(link(visitor, 'next')).toHaveCount(0);
  await link(visitor, 'back').click();
  expect(await expectStep(visitor, 7)).toBe(titles[6]);
  await page.goBack();
  await expectStep(visitor, 8);
  await page.goBack();
  await expectStep(visitor, 7);
  await page.reload();
  expect(await expectStep(visitor, 7)).toBe(titles[6]);
  await link(visitor, 'next').click();
  await link(visitor, 'start').click();
  await visitor.expectAt('today');
});

test('each step shows the part of the product that it is about, and only what works can be reached', async ({
  visitor,
}) => {
  const { main, say } = visitor;
  await visitor.createAccount();
  const drawn = [
    ['1', say('daily-registration:answer.question.glass')],
    ['2', say('tour:example.question')],
    ['3', say('recovery-plan:wizard.choice.calm')],
    ['5', '12'],
    ['6', say('tour:page.title')],
  ] as const;
  for (const [step, words] of drawn) {
    await visitor.open('welcome', {}, { step });
    await expectStep(visitor, Number(step));
    await expect(main.locator('[inert]').getByText(words, { exact: true })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
  }
  await visitor.open('welcome', {}, { step: '8' });
  await expectStep(visitor, 8);
  await expect(main.locator('[inert]')).toHaveCount(0);
  await expect(main.getByRole('link', { name: say('ui:notMonitored.suicide') })).toBeVisible();
});

test('Escape leaves the tour, but first closes what is open', async ({ visitor }) => {
  const { page, say } = visitor;
  await visitor.createAccount();
  await visitor.open('welcome');
  await expectStep(visitor, 1);
  const help = page.getByRole('banner').getByRole('link', { name: say('web:help'), exact: true });
  await help.click();
  await expect(page.getByRole('region', { name: say('web:help'), exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
  await expectStillAt(visitor);
  await heading(visitor).click();
  await page.keyboard.press('Escape');
  await visitor.expectAt('today');
});

/** Expects the tour to be there still in the next frame. */
async function expectStillAt(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await visitor.expectAt('welcome');
  await expect(link(visitor, 'next')).toBeVisible();
}

test('an address that names no step opens the nearest', async ({ visitor }) => {
  await visitor.createAccount();
  for (const [step, number] of [
    ['0', 1],
    ['99', 8],
    ['two', 1],
  ] as const) {
    await visitor.open('welcome', {}, { step });
    await expectStep(visitor, number);
  }
});

test('a tour that cannot be fetched can be tried again, and a missing one is skipped', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(404, 500);
  const { page, main, say } = visitor;
  const steps = /\/api\/\w\w\/(welkom|welcome)$/;
  await visitor.createAccount();
  await page.route(steps, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await visitor.open('welcome');
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(link(visitor, 'skip')).toBeVisible();
  await page.unroute(steps);
  await main.getByRole('button', { name: say('ui:tryAgain') }).click();
  await expectStep(visitor, 1);
  await page.route(steps, (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }));
  await visitor.open('welcome');
  await visitor.expectAt('today');
});

test.describe('a relative', () => {
  test.use({ site: 'naasten' });

  test('has a tour without plans and days', async ({ visitor }) => {
    await visitor.createAccount();
    await visitor.open('welcome');
    await expectStep(visitor, 1, 4);
    await visitor.open('welcome', {}, { step: '3' });
    await expectStep(visitor, 3, 4);
    const yourself = visitor.say('web:relativesToday.yourself');
    await expect(visitor.main.locator('[inert]').getByText(yourself, { exact: true })).toBeVisible();
  });
});
