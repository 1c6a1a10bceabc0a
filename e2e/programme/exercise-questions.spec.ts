import type { Page } from '@playwright/test';
import { fetchHere } from '../kit/calls.ts';
import { ExercisePage } from '../kit/exercise-page.ts';
import { expect, test } from '../kit/fixtures.ts';

const FIELDS = '**/get-webform-fields/**';

type Fields = Record<string, object>;

/** Changes the questions, as editors do, while the page is out of sight; its clock has to be installed. */
async function changeQuestions(page: Page, edit: (fields: Fields) => Fields): Promise<void> {
  await page.route(FIELDS, async (route) => {
    const response = await fetchHere(route);
    const fields: Fields = await response.json();
    await route.fulfill({ response, json: edit(fields) });
  });
  await page.clock.fastForward('02:00');
  const refetched = page.waitForResponse(FIELDS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await refetched;
}

test('questions that change while somebody writes are asked as they are now, and the rest stays typed', async ({
  visitor,
}) => {
  const { page, main } = visitor;
  const exercise = new ExercisePage(visitor);
  await page.clock.install();
  await visitor.createAccount();
  await exercise.ask(1);
  await exercise.row(1).fill('slapen');
  await exercise.goOn();
  await exercise.mostImportant.fill('rust');
  await exercise.expectDraft('saved');
  await changeQuestions(page, ({ most_important: gone, ...fields }) => ({
    ...fields,
    added: { ...gone, '#title': 'Een vraag erbij', '#webform_key': 'added' },
  }));
  await expect(exercise.betterLife).toBeVisible();
  await exercise.expectDraft('saved');
  await exercise.goOn();
  await expect(main.getByRole('textbox', { name: 'Een vraag erbij' })).toHaveValue('');
  await exercise.submit();
  await expect(exercise.answers.getByText('slapen')).toBeVisible();
  await expect(exercise.answers.getByText('rust')).toHaveCount(0);
});

test('somebody who is refused because a question was removed can save the other answers', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(400);
  const { page, main } = visitor;
  const exercise = new ExercisePage(visitor);
  await page.clock.install();
  await visitor.createAccount();
  await exercise.ask(2);
  await exercise.mostImportant.fill('rust');
  await changeQuestions(page, (fields) => ({
    ...fields,
    gone: { ...fields['most_important'], '#title': 'Een vraag minder', '#webform_key': 'gone' },
  }));
  await exercise.goOn();
  await exercise.goOn();
  const gone = main.getByRole('textbox', { name: 'Een vraag minder' });
  await gone.fill('iets');
  await page.unroute(FIELDS);
  await exercise.button('submit').click();
  await expect(gone).toBeHidden();
  await exercise.submit();
  await expect(exercise.answers.getByText('rust')).toBeVisible();
});

test('an answer can still be read after its question was removed, also after a change', async ({
  visitor,
}) => {
  const { page, say } = visitor;
  const exercise = new ExercisePage(visitor);
  await page.clock.install();
  await visitor.createAccount();
  await exercise.ask(2);
  await exercise.mostImportant.fill('rust');
  await exercise.goOn();
  await exercise.betterLife.fill('fietsen');
  await exercise.submit();
  const earlier = exercise.answers.getByRole('heading', { name: say('programme:exercise.earlier.title') });
  await expect(earlier).toHaveCount(0);
  await changeQuestions(page, (fields) =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => key !== 'most_important')),
  );
  await expect(earlier).toBeVisible();
  await expect(exercise.answers.getByText('rust')).toBeVisible();
  await exercise.button('change').click();
  await exercise.goOn();
  await exercise.betterLife.fill('wandelen');
  await exercise.submit();
  await expect(exercise.answers.getByText('wandelen')).toBeVisible();
  await expect(exercise.answers.getByText('rust')).toBeVisible();
});
