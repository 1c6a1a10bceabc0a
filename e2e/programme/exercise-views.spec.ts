import { badgeDialog, keepBadges } from '../kit/badge-dialog.ts';
import { doExercise, ExercisePage, QUIZ, REASONS, WAITING } from '../kit/exercise-page.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ProgrammePage } from '../kit/programme.ts';
import { enlarge, lettersALine } from '../kit/reflow.ts';

test('each question is an entry of the history, which a reload keeps', async ({ visitor }) => {
  const { page } = visitor;
  const exercise = new ExercisePage(visitor);
  await visitor.createAccount();
  await exercise.open();
  await exercise.button('begin').click();
  await expect(exercise.question).toBeFocused();
  await exercise.row(1).fill('slapen');
  await exercise.goOn();
  await expect(exercise.question).toBeFocused();
  await exercise.mostImportant.fill('rust');
  await exercise.goOn();
  await exercise.expectQuestion(3);
  await page.reload();
  await exercise.expectQuestion(3);
  await page.goBack();
  await expect(exercise.mostImportant).toHaveValue('rust');
  await exercise.button('previous').click();
  await expect(exercise.row(1)).toHaveValue('slapen');
  await expect(exercise.question).toBeFocused();
  await page.goBack();
  await visitor.expectAt('exercise', { exercise: REASONS });
  await expect(exercise.button('step.goOn')).toBeVisible();
});

test('an address of a question that does not exist opens the first one without an answer', async ({
  visitor,
}) => {
  const { page } = visitor;
  const exercise = new ExercisePage(visitor);
  const address = visitor.address('exercise', { exercise: REASONS });
  await visitor.createAccount();
  await exercise.ask(1);
  await exercise.row(1).fill('slapen');
  await exercise.expectDraft('saved');
  for (const number of ['9', '0', '-1', '1.5']) {
    await visitor.open('programme');
    await page.goto(`${address}#${number}`);
    await exercise.expectQuestion(2);
    await expect(page).toHaveURL(`${address}#2`);
  }
});

test('somebody who stops for now reads where the answers are, and comes back to the question', async ({
  visitor,
}) => {
  const { main, say } = visitor;
  const exercise = new ExercisePage(visitor);
  await visitor.createAccount();
  await exercise.ask(1);
  await exercise.row(1).fill('slapen');
  await exercise.goOn();
  await exercise.button('later.button').click();
  await expect(visitor.heading(say('programme:exercise.later.title'))).toBeFocused();
  await expect(main).toContainText(say('programme:exercise.later.text', { number: 2, total: 3 }));
  await exercise.expectDraft('saved');
  await exercise.button('later.goOn').click();
  await exercise.expectQuestion(2);
  await exercise.button('later.button').click();
  await main.getByRole('link', { name: say('programme:exercise.toProgramme') }).click();
  await visitor.expectAt('programme');
  await exercise.open();
  await exercise.button('step.goOn').click();
  await exercise.expectQuestion(2);
  await expect(main.getByText(say('programme:exercise.said', { said: 'slapen' }))).toBeVisible();
});

test('a double tap goes on once', async ({ visitor }) => {
  const exercise = new ExercisePage(visitor);
  await visitor.createAccount();
  await exercise.ask(1);
  await exercise.row(1).fill('slapen');
  await exercise.onward.dblclick();
  await exercise.expectQuestion(2);
});

test('examples are answers to tap, a number is one of eleven buttons, and a balance has two sides', async ({
  visitor,
}) => {
  const { main, say, language } = visitor;
  const exercise = new ExercisePage(visitor);
  const programme = new ProgrammePage(visitor);
  const example = (name: string) =>
    main.getByRole('group', { name: say('programme:exercise.examples') }).getByRole('button', { name });
  await visitor.createAccount();
  await exercise.ask(1);
  const better = example({ nl: 'Beter slapen', en: 'Better sleep' }[language]);
  await better.click();
  await expect(better).toHaveAttribute('aria-pressed', 'true');
  await expect(exercise.row(1)).toHaveValue({ nl: 'Beter slapen', en: 'Better sleep' }[language]);
  await better.click();
  await expect(better).toHaveAttribute('aria-pressed', 'false');
  await expect(exercise.rows.filter({ hasText: /./ })).toHaveCount(0);

  await programme.answer(QUIZ);
  await programme.answer(REASONS);
  await exercise.open(WAITING);
  await exercise.button('begin').click();
  await exercise.expectQuestion(1);
  const sides = main.getByRole('group').filter({ has: visitor.page.getByRole('textbox') });
  await expect(sides).toHaveCount(2);
  await sides.first().getByRole('textbox').first().fill('even weg');
  await example({ nl: 'Geld', en: 'Money' }[language]).click();
  await expect(sides.last().getByRole('textbox').first()).toHaveValue({ nl: 'Geld', en: 'Money' }[language]);
  const [left, right] = [await sides.first().boundingBox(), await sides.last().boundingBox()];
  expect(left?.y).toBe(right?.y);
  await enlarge(visitor.page);
  expect((await sides.last().boundingBox())?.y).toBeGreaterThan((await sides.first().boundingBox())?.y ?? 0);
  await exercise.submit();
  await expect(exercise.answers).toContainText('even weg');

  await exercise.open('s-rulers');
  await exercise.button('begin').click();
  const numbers = main.getByRole('group').getByRole('button');
  await expect(numbers).toHaveText(Array.from({ length: 11 }, (_, number) => String(number)));
  await numbers.nth(8).click();
  await expect(numbers.nth(8)).toHaveAttribute('aria-pressed', 'true');
  await numbers.nth(8).click();
  await expect(exercise.button('step.skip')).toBeVisible();
  await numbers.nth(10).click();
  await exercise.goOn();
  await expect(main.getByText(say('programme:exercise.said', { said: '10' }))).toBeVisible();
  await exercise.submit();
  await expect(exercise.answers.getByText('10', { exact: true })).toBeVisible();
});

test('words can be read on a narrow phone with large text', async ({ visitor }) => {
  const { main, page } = visitor;
  const exercise = new ExercisePage(visitor);
  await visitor.createAccount();
  await exercise.open();
  await enlarge(page);
  expect(await lettersALine(main.getByRole('heading'))).toBeGreaterThan(6);
  await exercise.button('begin').click();
  await exercise.row(1).fill('er zijn voor de kinderen, en voor mezelf');
  expect(await lettersALine(main.getByRole('heading'))).toBeGreaterThan(6);
  expect(await lettersALine(main.getByRole('textbox'))).toBeGreaterThan(6);
  // A row shows all of its text.
  expect(
    await exercise.row(1).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBe(0);
});

test('the badge for an exercise is shown with the answers, and no dialog announces it again', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const exercise = new ExercisePage(visitor);
  await visitor.createAccount();
  await keepBadges(visitor);
  const seen: string[] = [];
  page.on('response', (response) => response.url().includes('badges/seen') && seen.push(response.url()));
  await exercise.open();
  await doExercise(visitor);
  const badges = main.getByRole('region', { name: say('programme:exercise.badges', { count: 1 }) });
  await expect(badges.getByRole('heading')).toHaveCount(1);
  await expect.poll(() => seen).toHaveLength(1);
  await visitor.open('badges');
  await expect(main.getByRole('time')).toHaveCount(1);
  await expect(badgeDialog(visitor)).toHaveCount(0);
});

test('at a question, the button to go on takes the place of the tab bar', async ({ visitor }) => {
  const { page, say } = visitor;
  const exercise = new ExercisePage(visitor);
  await page.setViewportSize({ width: 390, height: 844 });
  const tabBar = page.getByRole('navigation', { name: say('web:quickMenu') });
  await visitor.createAccount();
  await exercise.open();
  await expect(tabBar).toBeVisible();
  await exercise.button('begin').click();
  await exercise.expectQuestion(1);
  await expect(tabBar).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(exercise.onward).toBeInViewport({ ratio: 1 });
  await exercise.button('later.button').click();
  await expect(tabBar).toBeVisible();
});
