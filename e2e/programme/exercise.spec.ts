import { breaches, expectPaper } from '../kit/breaches.ts';
import { fetchHere, hold } from '../kit/calls.ts';
import { ExercisePage, QUIZ, REASONS, WAITING } from '../kit/exercise-page.ts';
import { expectProblem } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';

const MARKUP = '<img src=x onerror=alert(1)> & <b>rust</b> 🙂👩‍👩‍👧';

test('a list and texts are answered, read back as typed, and changed', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const exercise = new ExercisePage(visitor);
  await visitor.createAccount();
  await exercise.open();
  await exercise.button('begin').click();
  await exercise.goOn();
  await exercise.goOn();
  // The problem is at the first question, two views back.
  await exercise.pressUntil(exercise.button('submit'), () => exercise.expectQuestion(1, { timeout: 2_000 }));
  await expectProblem(exercise.row(1), say('ui:problem.nothingAnswered'));
  await expect(exercise.row(1)).toBeFocused();
  expect(await breaches(page)).toEqual([]);
  await exercise.row(1).fill(MARKUP);
  await exercise.row(3).fill('geld');
  await expectPaper(page, exercise.row(3));
  await exercise.goOn();
  await exercise.mostImportant.fill('x'.repeat(1_001));
  await exercise.button('step.goOn').click();
  await expectProblem(exercise.mostImportant, say('ui:problem.tooLong', { count: 1000 }));
  await expect(exercise.mostImportant).toBeFocused();
  await expect(main.getByText(say('ui:characters', { length: 1001, max: 1000 }))).toBeVisible();
  await exercise.mostImportant.fill('regel een\nregel twee');
  await exercise.goOn();
  // A corrected answer is sent from the button, and the focus stays there while it is on its way.
  await exercise.betterLife.fill('x'.repeat(1_001));
  const slow = await hold(page, '**/webform_rest/submit');
  await exercise.pressUntil(exercise.last, () =>
    expect(exercise.betterLife).toHaveAttribute('aria-invalid', 'true', { timeout: 2_000 }),
  );
  await exercise.betterLife.fill('');
  await exercise.pressUntil(exercise.last, () => expect(exercise.last).toBeDisabled({ timeout: 2_000 }));
  await expect(exercise.last).toBeFocused();
  slow.release();
  await expect(page.getByRole('status').getByText(say('programme:exercise.saved'))).toBeVisible();
  await visitor.expectAt('exercise', { exercise: REASONS });
  await expect(visitor.heading(say('programme:exercise.ended'))).toBeFocused();
  await expect(exercise.answers.getByRole('listitem')).toHaveText([MARKUP, 'geld']);
  await expectPaper(page, exercise.answers.getByText('geld'));
  await expect(exercise.answers.locator('img')).toHaveCount(0);
  await expect(exercise.answers.getByText('regel een\nregel twee')).toBeVisible();
  await expect(exercise.answers.getByText(say('programme:exercise.notAnswered'))).toHaveCount(1);
  expect(await breaches(page)).toEqual([]);

  await exercise.open();
  await exercise.button('change').click();
  await exercise.row(1).fill('slapen');
  await exercise.goOn();
  await exercise.mostImportant.fill('');
  await exercise.button('saveChange').click();
  await expect(exercise.answers.getByRole('listitem')).toHaveText(['slapen', 'geld']);
  await expect(exercise.answers.getByText(say('programme:exercise.notAnswered'))).toHaveCount(2);
  await exercise.open();
  await expect(exercise.answers.getByRole('listitem')).toHaveText(['slapen', 'geld']);
  await main.getByRole('link', { name: new RegExp(say('programme:exercise.next', { title: '' })) }).click();
  await visitor.expectAt('exercise', { exercise: QUIZ });
});

test('while answers are being saved the buttons do not turn into those of a change', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page } = visitor;
  const exercise = new ExercisePage(visitor);
  await visitor.createAccount();
  await exercise.open();
  await exercise.button('begin').click();
  await exercise.row(1).fill('slapen');
  await exercise.expectDraft('saved');
  await exercise.goOn();
  await exercise.goOn();
  const saved = page.waitForResponse(/\/exercise_answers\//);
  const rest = await hold(page, '**/api/v1/drafts');
  await exercise.pressUntil(exercise.last, () => expect(exercise.last).toBeDisabled({ timeout: 2_000 }));
  await saved;
  await expect(exercise.button('submit')).toBeDisabled();
  await expect(exercise.button('keepOld')).toHaveCount(0);
  rest.release();
  await expect(exercise.answers.getByRole('listitem')).toHaveText(['slapen']);
});

test('a quiz explains itself at each question, in words that judge nobody', { tag: '@full' }, async ({
  visitor,
}) => {
  const { main, say, language } = visitor;
  const exercise = new ExercisePage(visitor);
  await visitor.createAccount();
  await exercise.open(WAITING);
  await expect(main.getByText(say('programme:exercise.locked.previous'))).toBeVisible();
  await expect(main.getByRole('link', { name: say('programme:exercise.toHelp'), exact: true })).toBeVisible();
  await main.getByRole('link', { name: new RegExp(say('programme:exercise.turn', { title: '' })) }).click();
  await visitor.expectAt('exercise', { exercise: QUIZ });
  await exercise.button('begin').click();
  const boxes = main.getByRole('checkbox');
  await exercise.button('step.goOn').click();
  await expectProblem(boxes.first(), say('ui:problem.choiceRequired'));
  await expect(boxes.first()).toBeFocused();
  await boxes.nth(0).check();
  await boxes.nth(4).check();
  await expect(main.getByText(say('programme:exercise.mark.fits'))).toHaveCount(0);
  await exercise.goOn();
  await exercise.expectQuestion(1);
  const why = main.getByText({ nl: /overleg nodig/, en: /you need advice/ }[language]);
  await expect(why.locator('..')).toBeFocused();
  await expect(boxes.nth(0)).toHaveAccessibleDescription(say('programme:exercise.mark.fits'));
  await expect(boxes.nth(1)).toHaveAccessibleDescription(say('programme:exercise.mark.alsoFits'));
  await expect(boxes.nth(4)).toHaveAccessibleDescription(say('programme:exercise.mark.differs'));
  await boxes.nth(0).uncheck();
  await expect(boxes.nth(1)).toHaveAccessibleDescription(say('programme:exercise.mark.answer'));
  await boxes.nth(0).check();
  // It can still be changed, and nothing goes on by itself.
  await boxes.nth(1).check();
  await expect(boxes.nth(1)).toHaveAccessibleDescription(say('programme:exercise.mark.fits'));
  await exercise.goOn();
  await exercise.expectQuestion(2);
  await boxes.first().check();
  await exercise.submit();
  const options = exercise.answers.getByRole('listitem');
  await expect(options.nth(0)).toContainText(say('programme:exercise.mark.fits'));
  await expect(options.nth(4)).toContainText(say('programme:exercise.mark.differs'));
  await expect(why).toBeVisible();
  await exercise.button('change').click();
  await expect(boxes.nth(4)).toBeChecked();
  await boxes.nth(4).uncheck();
  await exercise.button('saveChange').click();
  await expect(exercise.answers.getByText(say('programme:exercise.mark.differs'))).toHaveCount(0);
});

test('a list is filled in with the keyboard alone', { tag: '@full' }, async ({ visitor }) => {
  const { page, main, say } = visitor;
  const exercise = new ExercisePage(visitor);
  await visitor.createAccount();
  await exercise.ask(1);
  await exercise.row(1).focus();
  for (let number = 1; number <= 8; number += 1) {
    await expect(exercise.row(number)).toBeFocused();
    await page.keyboard.type(`reden ${number}`);
    await page.keyboard.press('Enter');
  }
  await expect(exercise.rows).toHaveCount(8);
  await expect(exercise.row(8)).toBeFocused();
  await expect(main.getByRole('button', { name: say('ui:listAdd') })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(exercise.rows).toHaveCount(7);
  await expect(exercise.row(7)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(exercise.row(6)).toBeFocused();
  await expect(exercise.row(6)).toHaveValue('reden 7');
  await main.getByRole('button', { name: say('ui:listAdd') }).press('Enter');
  await expect(exercise.row(7)).toBeFocused();
  await exercise.submit();
  await expect(exercise.answers.getByRole('listitem')).toHaveText(
    [1, 2, 3, 4, 5, 7].map((number) => `reden ${number}`),
  );
});

test('an exercise that is not there is a page that says so', { tag: '@full' }, async ({ visitor, watch }) => {
  watch.allowStatus(404);
  await visitor.createAccount();
  for (const exercise of ['bestaat-niet', 'constructor', 'g-facts']) {
    await visitor.open('exercise', { exercise });
    await expect(visitor.heading(visitor.say('web:missing.title'))).toBeVisible();
  }
});

test('words about dying show whom to call, and stop nothing', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const exercise = new ExercisePage(visitor);
  await visitor.createAccount();
  await exercise.ask(2);
  const panel = main.getByRole('status').filter({ hasText: say('ui:crisis.suicide.title') });
  const sent: string[] = [];
  await exercise.mostImportant.fill('Ik wil doodgraag beter slapen.');
  await expect(panel).toHaveCount(0);
  await exercise.expectDraft('saved');
  page.on('request', (request) => sent.push(request.url()));
  await exercise.mostImportant.fill('Soms wil ik dood. Ik wil dood.');
  await expect(panel.getByRole('link', { name: /113/ }).first()).toHaveAttribute('href', 'tel:113');
  await expect(panel.getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112');
  await expect(panel.getByRole('link', { name: /113\.nl/ })).toBeVisible();
  await expect(exercise.mostImportant).toBeFocused();
  await panel.getByRole('button', { name: say('ui:crisis.close') }).click();
  await expect(panel).toHaveCount(0);
  await expect(exercise.mostImportant).toBeFocused();
  await exercise.submit();
  await expect(exercise.answers.getByText('Soms wil ik dood. Ik wil dood.')).toBeVisible();
  expect(
    sent.filter((url) => /\/api\//.test(url) && !/drafts|webform_rest|token|\/entity\//.test(url)),
  ).toEqual(sent.filter((url) => /overview|statistics|plan$|badges\/seen$/.test(url)));
});

test('where answers are not shown, a completed exercise says when it was done, and nothing more', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, main, say, language } = visitor;
  const exercise = new ExercisePage(visitor);
  const address = visitor.address('exercise', { exercise: REASONS });
  await visitor.createAccount();
  // As with SUBMISSION_VIEW=0.
  for (const one of [address, visitor.address('programme')]) {
    await page.route(one, async (route) => {
      const response = await fetchHere(route);
      const body = (await response.text()).replace('"submissionView":true', '"submissionView":false');
      await route.fulfill({ response, body });
    });
  }
  const date = { nl: '20 november 2026', en: '20 November 2026' }[language];
  const doneOn = main.getByText(say('programme:exercise.doneOn', { date }));
  const expectOnlyWhen = async () => {
    await expect(doneOn).toBeVisible();
    await expect(exercise.answers).toHaveCount(0);
    await expect(exercise.button('change')).toHaveCount(0);
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await expect(main.getByText('rust')).toHaveCount(0);
  };
  await exercise.open();
  await exercise.button('begin').click();
  await exercise.goOn();
  await exercise.mostImportant.fill('rust');
  while (!(await exercise.last.isVisible())) await exercise.goOn();
  await exercise.pressUntil(exercise.last, () => expect(doneOn).toBeVisible({ timeout: 2_000 }));
  await expectOnlyWhen();
  await page.goBack();
  await expect(page).toHaveURL(/#\d$/);
  await expectOnlyWhen();
  await exercise.open();
  await expectOnlyWhen();
  await page.goto(`${address}#2`);
  await expectOnlyWhen();
  await visitor.open('programme');
  await expect(main.getByText(say('programme:programme.paceOnly'), { exact: true })).toBeVisible();
});
