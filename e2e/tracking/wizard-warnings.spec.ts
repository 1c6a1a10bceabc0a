import { expectProblem } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { PlanWizard } from '../kit/plan-wizard.ts';

test('heavy drinking brings a warning, and the gravest one has to be ticked', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const wizard = new PlanWizard(visitor);
  const table = main.getByRole('table');
  const tick = main.getByRole('checkbox', { name: say('recovery-plan:warning.tick') });
  await visitor.createAccount();
  await wizard.open();
  await wizard.fillWeek('12');
  await wizard.next.click();
  const grave = wizard.warning('tier3');
  await expect(grave.getByRole('heading')).toBeFocused();
  await expect(grave.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await page.keyboard.press('Escape');
  await expect(grave).toHaveCount(0);
  await expect(wizard.monday()).toHaveValue('12');
  await wizard.next.click();
  await wizard.readWarning('tier3');
  await wizard.expectStep('safety');
  await wizard.radio('safety.no').check();
  await wizard.next.click();

  // Stopping is gradual only, and there is no schedule to follow before the GP is involved.
  await wizard.expectStep('choice');
  const stairs = main.getByText(say('recovery-plan:wizard.stairs.now'), { exact: true });
  await expect(stairs).toHaveCount(0);
  await wizard.radio('choice.stop').check();
  await wizard.next.click();
  await wizard.expectStep('schedule');
  const taper = main.getByText(say('recovery-plan:wizard.schedule.taper'));
  await expect(taper.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await expect(table).toHaveCount(0);
  await expect(stairs).toHaveCount(0);
  await wizard.onward.click();
  await expectProblem(tick, say('ui:problem.warningUnread'));
  await expect(tick).toBeFocused();
  await tick.check();
  await expect(stairs).toHaveCount(1);
  // A row for the weeks, one for each day, and one for the totals; the last week ends at nothing.
  await expect(table.getByRole('row')).toHaveCount(9);
  await expect(table.getByRole('row').last().getByRole('cell').last()).toHaveText('0');
  await wizard.finish();
  await main.getByRole('link', { name: say('recovery-plan:wizard.done.toPlan') }).click();
  await expect(main.getByText(say('recovery-plan:plan.way.stop.gradual'))).toBeVisible();

  // From two glasses at once to six a day: the gradual pace is preset, and the immediate one requires the GP.
  await wizard.make({ now: '2', choice: 'reduce', limit: '1', pace: 'immediate' });
  await main.getByRole('link', { name: say('recovery-plan:plan.change') }).click();
  await wizard.fillWeek('6');
  await wizard.next.click();
  await wizard.readWarning('tier2');
  await wizard.radio('safety.no').check();
  await wizard.next.click();
  await wizard.radio('choice.calm').check();
  await wizard.next.click();
  await wizard.fillWeek('1');
  await wizard.next.click();
  await wizard.expectStep('pace');
  await expect(wizard.radio('pace.gradual')).toBeChecked();
  await expect(tick).toHaveCount(0);
  await wizard.radio('pace.immediate').check();
  await expect(tick).not.toBeChecked();
  await wizard.onward.click();
  await expectProblem(tick, say('ui:problem.warningUnread'));
  await tick.check();
  await wizard.finish();

  // Five glasses a day bring a warning that needs no tick.
  await wizard.open();
  await wizard.fillWeek('5');
  await wizard.next.click();
  await expect(wizard.warning('tier1').getByRole('checkbox')).toHaveCount(0);
  await wizard.readWarning('tier1');
  await wizard.expectStep('safety');
});

test('a seizure or delirium before is asked about, and sends to the GP whatever the amounts', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, main, say } = visitor;
  const wizard = new PlanWizard(visitor);
  const tick = main.getByRole('checkbox', { name: say('recovery-plan:warning.tick') });
  const earlier = wizard.warning('earlier');
  await visitor.createAccount();
  await wizard.open();
  await wizard.fillWeek('2');
  await wizard.next.click();
  await wizard.expectStep('safety');
  await expect(wizard.radio('safety.no')).not.toBeChecked();
  await wizard.next.click();
  await expectProblem(main.getByRole('radiogroup'), say('ui:problem.required'));
  await expect(wizard.radio('safety.yes')).toBeFocused();

  // With the keyboard alone; not knowing counts as yes.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(wizard.radio('safety.unknown')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(earlier.getByRole('heading')).toBeFocused();
  await expect(earlier).toContainText(say('recovery-plan:warning.earlier.text'));
  await expect(earlier.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await page.keyboard.press('Escape');
  await expect(wizard.radio('safety.unknown')).toBeChecked();
  await wizard.next.click();
  await wizard.readWarning('earlier');

  await wizard.radio('choice.calm').check();
  await wizard.next.click();
  await wizard.fillWeek('1');
  await wizard.next.click();
  await wizard.expectStep('pace');
  await expect(wizard.radio('pace.gradual')).toBeChecked();
  await wizard.next.click();
  await wizard.expectStep('schedule');
  await expect(main.getByText(say('recovery-plan:warning.earlier.text'))).toBeVisible();
  await expect(main.getByRole('table')).toHaveCount(0);
  await wizard.onward.click();
  await expectProblem(tick, say('ui:problem.warningUnread'));
  await tick.check();
  await expect(main.getByRole('table')).toBeVisible();
  await wizard.finish();

  // The answer was not stored: it is asked again, and after a no the same plan needs no tick.
  await visitor.open('goalStep', { step: 'schedule' });
  await wizard.expectStep('safety');
  await expect(wizard.radio('safety.unknown')).not.toBeChecked();
  await wizard.radio('safety.no').check();
  await wizard.next.click();
  await wizard.expectStep('choice');
  await visitor.open('goalStep', { step: 'schedule' });
  await wizard.expectStep('schedule');
  await expect(tick).toHaveCount(0);
});
