import { expect, test } from './fixtures.ts';
import { expectProblem, GoalForm } from './forms.ts';

test('heavy drinking is warned about, and grave danger must be ticked', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const goal = new GoalForm(visitor);
  const dialog = (tier: 'tier1' | 'tier2' | 'tier3') =>
    page.getByRole('dialog', { name: say(`recovery-plan:warning.${tier}.title`) });
  await visitor.createAccount();
  await visitor.open('goal');
  await goal.answer({ now: '12', choice: 'reduce', limit: '4', pace: 'gradual' });
  await goal.save.click();
  const grave = dialog('tier3');
  await expect(grave.getByRole('heading')).toBeFocused();
  await expect(grave.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await grave.getByRole('button', { name: say('recovery-plan:warning.continue') }).click();
  const tick = grave.getByRole('checkbox', { name: say('recovery-plan:warning.tick') });
  await expectProblem(tick, say('recovery-plan:warning.needTick'));
  await page.keyboard.press('Escape');
  await expect(grave).toHaveCount(0);
  await expect(goal.monday('now')).toHaveValue('12');

  await goal.save.click();
  await grave.getByRole('checkbox').check();
  await grave.getByRole('button', { name: say('recovery-plan:warning.continue') }).click();
  await expect(main.getByText(say('recovery-plan:plan.reduce'))).toBeVisible();

  // What was saved stands in the form; a lighter plan has a lighter warning.
  await main.getByRole('link', { name: say('recovery-plan:plan.change') }).click();
  await expect(goal.monday('now')).toHaveValue('12');
  await expect(goal.monday('limit')).toHaveValue('4');
  await expect(goal.radio('choice.reduce')).toBeChecked();
  await expect(goal.radio('pace.gradual')).toBeChecked();
  await goal.fillWeek('now', '5');
  await goal.fillWeek('limit', '1');
  await goal.save.click();
  const light = dialog('tier1');
  await expect(light.getByRole('checkbox')).toHaveCount(0);
  await light.getByRole('button', { name: say('recovery-plan:warning.back') }).click();
  await expect(light).toHaveCount(0);

  // Stopping with six glasses a day informs; on this site stopping goes step by step only.
  await goal.fillWeek('now', '6');
  await goal.radio('choice.stop').check();
  await expect(main.getByText(say('recovery-plan:goal.pace.stopGradually'))).toBeVisible();
  await expect(goal.radio('pace.immediate')).toHaveCount(0);
  await expect(goal.week('limit')).toHaveCount(0);
  await goal.save.click();
  await dialog('tier2')
    .getByRole('button', { name: say('recovery-plan:warning.read') })
    .click();
  await expect(main.getByText(say('recovery-plan:plan.stop'), { exact: true })).toBeVisible();
});

test('an empty form says what is missing, and a limit above the use is asked about', async ({ visitor }) => {
  const { main, say } = visitor;
  const goal = new GoalForm(visitor);
  await visitor.createAccount();
  await visitor.open('goal');
  await goal.save.click();
  const summary = main.getByRole('region', { name: say('ui:errorSummary') });
  await expect(summary).toBeFocused();
  await expect(goal.monday('now')).toHaveAccessibleDescription(new RegExp(say('ui:problem.required')));
  await summary.getByRole('link').first().click();
  await expect(goal.monday('now')).toBeFocused();
  await goal.answer({ now: '1', choice: 'reduce', limit: '2' });
  await expect(main.getByRole('status').getByText(say('recovery-plan:goal.higher'))).toBeVisible();
  await expect(main.getByText(/: 7 /)).toBeVisible();
  await expect(main.getByText(/: 14 /)).toBeVisible();
});

test.describe('tobacco', () => {
  test.use({ site: 'tobacco' });

  test('offers stopping only', async ({ visitor }) => {
    const { main, say } = visitor;
    const goal = new GoalForm(visitor);
    await visitor.createAccount();
    await visitor.open('goal');
    await expect(goal.radio('choice.stop')).toBeChecked();
    await expect(goal.radio('choice.reduce')).toHaveCount(0);
    await expect(main.getByText(say('recovery-plan:goal.choice.stopOnly'))).toBeVisible();
    await goal.answer({ now: '20', choice: 'stop', pace: 'immediate' });
    await goal.save.click();
    await expect(main.getByText(say('recovery-plan:plan.stop'), { exact: true })).toBeVisible();
  });
});
