import { loseCalls } from '../kit/connection.ts';
import { ExercisePage, REASONS } from '../kit/exercise-page.ts';
import { expect, test } from '../kit/fixtures.ts';
import { keptEntries } from '../kit/kept-entries.ts';

const DRAFTS = '**/api/v1/drafts/**';

test('leaving asks only while the text is saved nowhere else', async ({ visitor, watch }) => {
  watch.allowStatus(500);
  const { page, main, say } = visitor;
  const exercise = new ExercisePage(visitor);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visitor.createAccount();
  await exercise.open();
  await exercise.button('begin').click();
  await exercise.goOn();
  await page.route(DRAFTS, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await exercise.mostImportant.fill('Alleen hier.');
  await exercise.expectDraft('nowhere');
  const back = main
    .getByRole('link', { name: say('ui:back'), exact: true })
    .or(main.getByRole('link', { name: say('programme:exercise.toProgramme'), exact: true }));
  const dialog = page.getByRole('dialog', { name: say('ui:leave.title') });
  // Another question is on the same page.
  await exercise.button('previous').click();
  await exercise.button('later.button').click();
  await expect(dialog).toHaveCount(0);
  await back.click();
  await dialog.getByRole('button', { name: say('ui:leave.cancel') }).click();
  await expect(page).toHaveURL(`${visitor.address('exercise', { exercise: REASONS })}#later`);
  await exercise.button('later.goOn').click();
  await exercise.goOn();
  await expect(exercise.mostImportant).toHaveValue('Alleen hier.');
  await page.unroute(DRAFTS);
  await exercise.mostImportant.fill('Nu ook daar.');
  await exercise.expectDraft('saved');
  await exercise.button('later.button').click();
  await back.click();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/\/form\//);
});

test('logging out leaves nothing of it on the device', async ({ visitor, watch }) => {
  watch.allowStatus(500);
  const { page } = visitor;
  const exercise = new ExercisePage(visitor);
  await visitor.createAccount();
  await exercise.open();
  await exercise.ask(2);
  await page.route(DRAFTS, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await exercise.mostImportant.fill('Van mij.');
  await exercise.expectDraft('device');
  expect(await keptEntries(page)).toHaveLength(1);
  // On a phone the menu is not on the page of a question.
  await visitor.open('programme');
  await visitor.logOut();
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
});

test('what was typed just before the quick exit is there on another device', async ({
  visitor,
  browser,
  watch,
}) => {
  watch.allowLeaving();
  const { page, say } = visitor;
  const here = new ExercisePage(visitor);
  const account = await visitor.createAccount();
  await here.ask(2);
  await here.mostImportant.fill('nog net');
  await page.getByRole('link', { name: say('ui:quickExit') }).click();
  await expect(page).toHaveURL(/healthz$/);
  const there = new ExercisePage(await visitor.elsewhere(browser));
  await there.visitor.beLoggedIn(account);
  await there.ask(2);
  await expect(there.mostImportant).toHaveValue('nog net');
  await there.visitor.page.context().close();
});

test('the quick exit asks nothing, even while the text is saved nowhere else', async ({ visitor, watch }) => {
  watch.allowLeaving();
  watch.allowLostCalls();
  const { page, say } = visitor;
  const exercise = new ExercisePage(visitor);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  await loseCalls(page, /\/api\/v1\/drafts\//);
  await visitor.createAccount();
  await exercise.ask(2);
  await exercise.mostImportant.fill('nergens');
  await exercise.expectDraft('nowhere');
  await page.getByRole('link', { name: say('ui:quickExit') }).click();
  await expect(page).toHaveURL(/healthz$/);
});
