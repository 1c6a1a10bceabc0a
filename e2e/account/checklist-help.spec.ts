import { expect, test } from '../kit/fixtures.ts';
import type { Visitor } from '../kit/visitor.ts';
import { back, goOn, next, question } from './checklist-views.ts';

test.use({ site: 'alcohol' });

/** What outlives the page: cookies, storage, and the state of this entry of the history. */
async function stored({ page }: Visitor): Promise<string> {
  const cookies = await page.context().cookies();
  const onPage = await page.evaluate(() =>
    JSON.stringify([window.localStorage, window.sessionStorage, window.history.state]),
  );
  return JSON.stringify(cookies) + onPage;
}

test('whoever reads help and goes back finds the question that was open, and nothing is stored', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  await visitor.open('register');
  await goOn(visitor, 'yes', 2);
  await visitor.checklistAnswer('yes').check();
  const name = (await visitor.checklistAnswer('yes').getAttribute('name')) ?? '';
  expect(name).not.toBe('');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('ui:help'), exact: true })
    .click();
  await visitor.expectAt('help');
  await expect(visitor.heading(say('web:help'))).toBeVisible();

  await page.goBack();
  await expect(question(visitor, 2)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(visitor.checklistAnswer('yes')).toBeChecked();
  expect(await stored(visitor)).not.toContain(name);
  await next(visitor).click();
  await expect(question(visitor, 3)).toBeFocused();

  await visitor.checklistAnswer('no').check();
  await main.getByRole('link', { name: say('ui:notMonitored.help') }).click();
  await visitor.expectAt('help');
  await page.goBack();
  await expect(visitor.checklistAnswer('no')).toBeChecked();
  for (const number of [2, 1]) {
    await back(visitor).click();
    await expect(question(visitor, number)).toBeFocused();
    await expect(visitor.checklistAnswer('yes')).toBeChecked();
  }

  await page.reload();
  await visitor.settled();
  await expect(question(visitor, 1)).toBeVisible();
  await expect(visitor.checklistAnswer('yes')).not.toBeChecked();
});

test('a checklist that is opened once more begins with the first question', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.open('register');
  await goOn(visitor, 'yes', 2);
  await visitor.checklistAnswer('no').check();
  await main.getByRole('link', { name: say('ui:notMonitored.help') }).click();
  await visitor.expectAt('help');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('web:register'), exact: true })
    .click();
  await expect(question(visitor, 1)).toBeVisible();
  await expect(visitor.checklistAnswer('yes')).not.toBeChecked();
});
