import { ExercisePage } from '../kit/exercise-page.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ProgrammePage } from '../kit/programme.ts';

test('an exercise that was begun says so on Today and in the programme, and goes on where one was', async ({
  visitor,
}) => {
  const { main, say } = visitor;
  const programme = new ProgrammePage(visitor);
  const exercise = new ExercisePage(visitor);
  const begun = main.getByRole('link', { name: say('programme:next.begunLabel') });
  await visitor.createAccount();
  await exercise.open();
  await exercise.button('begin').click();
  await exercise.row(1).fill('slapen');
  await exercise.expectDraft('saved');
  await visitor.open('programme');
  await expect(programme.exercises(1).nth(1)).toContainText(say('programme:programme.status.begun'));
  await visitor.open('today');
  await begun.click();
  await exercise.button('step.goOn').click();
  await exercise.expectQuestion(2);
  // What was emptied again is not begun.
  await exercise.button('previous').click();
  await exercise.row(1).fill('');
  await exercise.expectDraft('saved');
  await visitor.open('today');
  await expect(main.getByRole('link', { name: say('programme:next.orLabel') })).toBeVisible();
  await expect(begun).toHaveCount(0);
});
