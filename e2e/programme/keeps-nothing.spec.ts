import { ExercisePage } from '../kit/exercise-page.ts';
import { expect, test } from '../kit/fixtures.ts';
import { keptEntries } from '../kit/kept-entries.ts';

test.use({ site: 'naasten' });

const SAFETY = 'n-safety';

test('what a relative ticks about danger at home is gone with the question, sent to nobody and kept nowhere', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const exercise = new ExercisePage(visitor);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const boxes = main.getByRole('checkbox');
  const expectNothingTicked = async () => {
    await expect(boxes).toHaveCount(4);
    await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0);
  };
  await visitor.createAccount();
  await exercise.open(SAFETY);
  await expect(main.getByText(say('programme:exercise.keepsNothing.before'))).toBeVisible();
  await exercise.button('begin').click();
  await boxes.first().check();
  await exercise.goOn();
  expect((await keptEntries(page)).filter((name) => name.includes(SAFETY))).toEqual([]);

  await exercise.button('keepsNothing.stop').click();
  await expect(main.getByText(say('programme:exercise.keepsNothing.later'))).toBeVisible();
  await exercise.button('later.goOn').click();
  await expectNothingTicked();
  await boxes.first().check();
  await page.reload();
  await expectNothingTicked();
  await boxes.first().check();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expectNothingTicked();

  await boxes.first().check();
  await exercise.goOn();
  await exercise.submit();
  const expectOnlyTheAnswer = async () => {
    await expect(exercise.answers.getByText(say('programme:exercise.mark.answer'))).toHaveCount(3);
    await expect(exercise.answers).not.toContainText(say('programme:exercise.mark.ticked'));
    await expect(exercise.answers).not.toContainText(say('programme:exercise.notAnswered'));
    await expect(main.getByText(say('programme:exercise.keepsNothing.after')).first()).toBeVisible();
  };
  await expectOnlyTheAnswer();
  await page.reload();
  await expectOnlyTheAnswer();
  await exercise.button('keepsNothing.again').click();
  await expectNothingTicked();
  await boxes.last().check();
  await exercise.goOn();
  await exercise.submit();
  await expectOnlyTheAnswer();
  expect(sent.filter((request) => request.includes('"q1":[') || request.includes('/api/v1/drafts/'))).toEqual(
    [],
  );
});
