import { fetchHere } from '../kit/calls.ts';
import { cutNetwork, loseCalls, mendNetwork } from '../kit/connection.ts';
import { ExercisePage } from '../kit/exercise-page.ts';
import { expect, test } from '../kit/fixtures.ts';
import { keptEntries } from '../kit/kept-entries.ts';

const DRAFTS = '**/api/v1/drafts/**';

test('an exercise begun on one device goes on on another, and a page left open there overwrites nothing', async ({
  visitor,
  browser,
  watch,
}) => {
  watch.allowStatus(409);
  const { main, say } = visitor;
  const here = new ExercisePage(visitor);
  const account = await visitor.createAccount();
  await here.open();
  await here.button('begin').click();
  await here.row(2).fill('slapen');
  await here.goOn();
  await here.mostImportant.fill('half af');
  await here.expectDraft('saved');
  const there = new ExercisePage(await visitor.elsewhere(browser));
  await there.visitor.beLoggedIn(account);
  await there.open();
  await expect(there.visitor.main.getByText(say('programme:exercise.continued'))).toBeVisible();
  await there.button('step.goOn').click();
  await there.expectQuestion(3);
  await there.button('previous').click();
  await expect(there.mostImportant).toHaveValue('half af');
  await there.mostImportant.fill('helemaal af');
  await there.button('previous').click();
  await expect(there.row(1)).toHaveValue('slapen');
  await there.expectDraft('saved');
  await here.mostImportant.fill('half af, en een woord');
  await here.compare();
  await here.expectVersions('half af, en een woord', 'helemaal af');
  await here.conflictButton('keepOther').click();
  await expect(here.mostImportant).toHaveValue('helemaal af');
  const other = visitor.page.getByRole('status').getByText(say('ui:conflict.keptOther'));
  await expect(other).toBeVisible();
  await here.mostImportant.fill('nu echt af');
  await here.expectDraft('saved');
  await there.ask(3);
  await there.button('submit').click();
  await there.expectVersions('helemaal af', 'nu echt af');
  await there.conflictButton('keepMine').click();
  await there.expectQuestion(3);
  await expect(there.question).toBeFocused();
  const kept = there.visitor.page.getByRole('status').getByText(say('ui:conflict.keptMine'));
  await expect(kept).toBeVisible();
  await there.submit();
  await expect(there.answers.getByText('helemaal af')).toBeVisible();
  await here.open();
  await expect(here.answers.getByText('helemaal af')).toBeVisible();
  await expect(here.button('change')).toBeVisible();
  await expect(main.getByText(say('programme:exercise.unsent'))).toHaveCount(0);
  await there.visitor.page.context().close();
});

test('two devices that change one answer: both versions are shown, and one is chosen', async ({
  visitor,
  browser,
  watch,
}) => {
  watch.allowStatus(409);
  const here = new ExercisePage(visitor);
  const account = await visitor.createAccount();
  await here.open();
  await here.ask(2);
  await here.mostImportant.fill('eerste');
  await here.expectDraft('saved');
  await here.goOn();
  const there = new ExercisePage(await visitor.elsewhere(browser));
  await there.visitor.beLoggedIn(account);
  await there.ask(2);
  await there.mostImportant.fill('van daar');
  await there.submit();
  await here.button('submit').click();
  await here.expectVersions('eerste', 'van daar');
  await here.conflictButton('keepMine').click();
  await expect(here.answers.getByText('eerste')).toBeVisible();

  await here.button('change').click();
  await here.expectQuestion(1);
  await there.open();
  await there.change('tweede van daar');
  await there.button('saveChange').click();
  await expect(there.button('change')).toBeVisible();
  await here.ask(2);
  await here.mostImportant.fill('tweede van hier');
  await here.expectDraft('saved');
  await here.open();
  await here.button('changeOn').click();
  await here.goOn();
  await expect(here.mostImportant).toHaveValue('tweede van hier');
  await here.button('saveChange').click();
  await here.expectVersions('tweede van hier', 'tweede van daar');
  await here.conflictButton('keepOther').click();
  await expect(here.answers.getByText('tweede van daar')).toBeVisible();
  await here.open();
  await expect(here.button('change')).toBeVisible();
  await expect(here.answers.getByText('tweede van daar')).toBeVisible();
  await there.visitor.page.context().close();
});

test('a change is discarded only after a question', async ({ visitor }) => {
  const { page, say } = visitor;
  const exercise = new ExercisePage(visitor);
  await visitor.createAccount();
  await exercise.ask(2);
  await exercise.mostImportant.fill('rust');
  await exercise.submit();
  await exercise.button('change').click();
  await exercise.button('keepOld').click();
  await expect(exercise.answers.getByText('rust')).toBeVisible();
  await exercise.change('iets anders');
  await exercise.expectDraft('saved');
  await exercise.open();
  await exercise.button('changeOn').click();
  await exercise.goOn();
  await expect(exercise.mostImportant).toHaveValue('iets anders');
  await exercise.button('keepOld').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('programme:exercise.discard.cancel') })
    .click();
  await expect(exercise.mostImportant).toHaveValue('iets anders');
  await exercise.button('keepOld').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('programme:exercise.discard.confirm') })
    .click();
  await expect(exercise.button('change')).toBeVisible();
  await exercise.open();
  await expect(exercise.button('change')).toBeVisible();
  await expect(exercise.answers.getByText('rust')).toBeVisible();
});

test('a change that is discarded before it was saved does not come back', async ({ visitor }) => {
  const { page, say } = visitor;
  const exercise = new ExercisePage(visitor);
  await page.clock.install();
  await visitor.createAccount();
  await exercise.ask(2);
  await exercise.mostImportant.fill('rust');
  await exercise.submit();
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(DRAFTS, async (route) => {
    const response = await fetchHere(route);
    if (route.request().method() === 'DELETE') await answered;
    await route.fulfill({ response });
  });
  await exercise.change('iets anders');
  await exercise.button('keepOld').click();
  const deleting = page.waitForRequest((request) => request.method() === 'DELETE');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('programme:exercise.discard.confirm') })
    .click();
  await deleting;
  await page.clock.fastForward('00:15');
  answer();
  await expect(exercise.button('change')).toBeVisible();
  await page.unroute(DRAFTS);
  await exercise.open();
  await expect(exercise.button('change')).toBeVisible();
  await expect(exercise.answers.getByText('rust')).toBeVisible();
});

test('without a network the text stays on the device, and goes to the server afterwards', async ({
  visitor,
  browser,
  watch,
}) => {
  watch.allowLostCalls();
  const { page, main, say } = visitor;
  const exercise = new ExercisePage(visitor);
  const account = await visitor.createAccount();
  await exercise.open();
  await exercise.button('begin').click();
  await cutNetwork(page);
  await exercise.goOn();
  await exercise.mostImportant.fill('In de trein.');
  await exercise.expectDraft('device');
  await exercise.goOn();
  await exercise.pressUntil(exercise.button('submit'), () =>
    expect(main.getByRole('alert')).toHaveText(say('ui:failure.network'), { timeout: 2_000 }),
  );
  await page.goBack();
  await expect(exercise.mostImportant).toHaveValue('In de trein.');
  await mendNetwork(page);
  await exercise.expectDraft('saved');
  await expect(main.getByText(say('ui:failure.network'))).toHaveCount(0);
  const there = new ExercisePage(await visitor.elsewhere(browser));
  await there.visitor.beLoggedIn(account);
  await there.ask(2);
  await expect(there.mostImportant).toHaveValue('In de trein.');
  await there.visitor.page.context().close();
});

test('a page that is closed before the server has the text opens with that text', async ({
  visitor,
  watch,
}) => {
  watch.allowLostCalls();
  // What the closed page sent last may arrive after the next one opened.
  watch.allowStatus(409);
  const { page } = visitor;
  const exercise = new ExercisePage(visitor);
  await visitor.createAccount();
  await exercise.ask(2);
  const letThrough = await loseCalls(page, DRAFTS);
  await exercise.mostImportant.fill('Net getypt.');
  await letThrough();
  await page.reload();
  await expect(exercise.mostImportant).toHaveValue('Net getypt.');
  await exercise.expectDraft('saved');
  await exercise.submit();
  expect(await keptEntries(page)).toHaveLength(0);
});
