import { hold } from '../kit/calls.ts';
import { expectProblem } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { PlanWizard } from '../kit/plan-wizard.ts';

test('back, forward and a reload keep every answer, and the address of a later step leads to the first question without one', async ({
  visitor,
}) => {
  const { page, main } = visitor;
  const wizard = new PlanWizard(visitor);
  await visitor.createAccount();
  await visitor.open('goalStep', { step: 'schedule' });
  await wizard.expectStep('usage');
  await visitor.open('goalStep', { step: 'nonsense' });
  await wizard.expectStep('usage');
  await visitor.open('goalStep', { step: 'done' });
  await wizard.expectStep('usage');
  await wizard.answer({ now: '3', choice: 'reduce', limit: '1,5', pace: 'gradual' });
  const rows = main.getByRole('table').getByRole('row');
  await expect(rows.nth(1).getByRole('cell')).toHaveText(['3', /^2[,.]5$/, /^2[,.]5$/, '2', '2', /^1[,.]5$/]);

  await page.goBack();
  await wizard.expectStep('pace');
  await page.goBack();
  await wizard.expectStep('goals');
  await expect(wizard.monday()).toHaveValue('1,5');
  await wizard.monday().fill('2');
  await page.reload();
  await visitor.settled();
  await expect(wizard.monday()).toHaveValue('2');
  await page.goForward();
  await wizard.expectStep('pace');
  await expect(wizard.radio('pace.gradual')).toBeChecked();
  await page.goForward();
  await wizard.expectStep('schedule');
  await expect(rows.nth(1).getByRole('cell').last()).toHaveText('2');
  await wizard.back.click();
  await wizard.back.click();
  await wizard.back.click();
  await wizard.expectStep('choice');
  await wizard.radio('choice.stop').check();
  await wizard.next.click();
  // The limits typed before no longer count.
  await wizard.expectStep('schedule');
  await expect(rows.nth(1).getByRole('cell').last()).toHaveText('0');
});

test('a look at the plan keeps nothing, so that a plan saved elsewhere is the one to change', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, main, say } = visitor;
  const wizard = new PlanWizard(visitor);
  await visitor.createAccount();
  await wizard.make({ now: '3', choice: 'reduce', limit: '1', pace: 'immediate' });
  await wizard.open();
  await expect(wizard.monday()).toHaveValue('3');
  await main.getByRole('link', { name: say('recovery-plan:wizard.close') }).click();

  const elsewhere = await visitor.elsewhere(page.context());
  await new PlanWizard(elsewhere).make({ now: '2', choice: 'reduce', limit: '0,5', pace: 'immediate' });
  await elsewhere.page.close();

  await page.reload();
  await visitor.settled();
  await main.getByRole('link', { name: say('recovery-plan:plan.change') }).click();
  await expect(wizard.monday()).toHaveValue('2');
});

test('each step says what is missing, and odd amounts are questioned', async ({ visitor }) => {
  const { main, say } = visitor;
  const wizard = new PlanWizard(visitor);
  await visitor.createAccount();
  await wizard.open();
  await wizard.next.click();
  const summary = main.getByRole('region', { name: say('ui:errorSummary') });
  await expect(summary).toBeFocused();
  await summary.getByRole('link').first().click();
  await expect(wizard.monday()).toBeFocused();
  // Copying Monday to all days solves the problems of the other days.
  await wizard.fillWeek('2');
  await expect(main.getByText(say('ui:problem.required'))).toHaveCount(0);
  await expect(summary).toHaveCount(0);
  await wizard.fillWeek('-1');
  await wizard.next.click();
  await expectProblem(wizard.monday(), say('ui:problem.belowMinimum', { minimum: 0 }));
  await wizard.fillWeek('21');
  await expect(main.getByRole('status').getByText(say('recovery-plan:wizard.usage.high'))).toBeVisible();
  await wizard.fillWeek('1');
  await wizard.next.click();
  await wizard.expectStep('safety');
  await wizard.radio('safety.no').check();
  await wizard.next.click();
  await wizard.expectStep('choice');
  await wizard.next.click();
  await expect(wizard.radio('choice.calm')).toBeFocused();
});

test.describe('tobacco', { tag: '@full' }, () => {
  test.use({ site: 'tobacco' });

  test('offers stopping only, with the keyboard alone', async ({ visitor }) => {
    const { page, main, say } = visitor;
    const wizard = new PlanWizard(visitor);
    await visitor.createAccount();
    await wizard.open();
    for (const field of await main.getByRole('textbox').all()) {
      await field.focus();
      await page.keyboard.type('20');
    }
    await page.keyboard.press('Enter');
    await wizard.expectStep('choice');
    await expect(wizard.radio('choice.stop')).toBeChecked();
    await expect(main.getByRole('radio')).toHaveCount(1);
    await expect(main.getByText(say('recovery-plan:wizard.choice.stopOnly'))).toBeVisible();
    await wizard.next.press('Enter');
    await wizard.expectStep('pace');
    await wizard.radio('pace.gradual').press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(wizard.radio('pace.stopDay')).toBeChecked();
    await wizard.onward.press('Enter');
    await expect(wizard.stopDay(0)).toBeFocused();
    const name = new RegExp(`20 ${say('recovery-plan:wizard.stopDay.today')}`);
    await expect(wizard.stopDay(0)).toHaveAccessibleName(name);
    await expect(main.getByText(say('ui:problem.required'))).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(wizard.stopDay(2)).toBeChecked();
    await wizard.onward.press('Enter');
    await wizard.expectStep('buddy');
    await wizard.save.press('Enter');
    await wizard.expectStep('done');
    const left = main.getByRole('region', { name: say('recovery-plan:countdown.title', { count: 2 }) });
    await expect(left.getByRole('listitem').first()).toBeVisible();
  });

  test('asks again for a stop day that has passed when the plan is saved', async ({ visitor, watch }) => {
    watch.allowStatus(400);
    const { page, main, say } = visitor;
    const wizard = new PlanWizard(visitor);
    await page.clock.install();
    await visitor.createAccount();
    await wizard.open();
    await wizard.answer({ now: '20', choice: 'stop', pace: 'immediate' });
    await wizard.onward.click();
    await wizard.expectStep('buddy');
    const now = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(now + 13 * 3_600_000);
    // On the server it is still the day of all journeys.
    await page.route('**/webform_rest/submit*', (route) =>
      route.fulfill({
        status: 400,
        json: { message: 'x', code: 'invalid_input', error: { stop_date: 'Te vroeg.' } },
      }),
    );
    await wizard.save.click();
    await wizard.expectStep('pace');
    const days = main.getByRole('radiogroup', { name: say('recovery-plan:wizard.stopDay.legend') });
    await expect(days.getByText(say('ui:problem.startOutOfReach', { days: 14 }))).toBeVisible();
    await expect(days.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.unroute('**/webform_rest/submit*');
    await wizard.stopDay(0).check();
    await wizard.onward.click();
    await wizard.save.click();
    await wizard.expectStep('done');
  });
});

test('whoever leaves while the plan is being saved stays where they went, and hears that it is saved', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, main, say } = visitor;
  const wizard = new PlanWizard(visitor);
  await visitor.createAccount();
  await wizard.open();
  await wizard.answer({ now: '3', choice: 'reduce', limit: '1', pace: 'immediate' });
  await wizard.next.click();
  await wizard.expectStep('buddy');
  const saving = await hold(page, '**/webform_rest/submit*');
  await wizard.save.click();
  await main.getByRole('link', { name: say('recovery-plan:wizard.close') }).click();
  await visitor.expectAt('plan');
  saving.release();
  await expect(page.getByRole('status').getByText(say('recovery-plan:wizard.done.title'))).toBeVisible();
  await expect(visitor.bar(/.*/).first()).toBeVisible();
  await visitor.expectAt('plan');
});
