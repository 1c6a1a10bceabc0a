import { expect, test } from '../kit/fixtures.ts';
import { expectProblem, PlanWizard } from '../kit/forms.ts';
import { Visitor } from '../kit/visitor.ts';

test('back, forward and a reload keep every answer; an address too far leads to the gap', async ({
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
  await expect(rows.nth(1).getByRole('cell').first()).toHaveText(/^2[,.]75$/);

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

test('a look at the plan keeps nothing, so that a plan saved elsewhere is the one to change', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const wizard = new PlanWizard(visitor);
  await visitor.createAccount();
  await wizard.make({ now: '3', choice: 'reduce', limit: '1', pace: 'immediate' });
  await wizard.open();
  await expect(wizard.monday()).toHaveValue('3');
  await main.getByRole('link', { name: say('recovery-plan:wizard.close') }).click();

  const elsewhere = new Visitor(await page.context().newPage(), visitor.site, visitor.language);
  await new PlanWizard(elsewhere).make({ now: '2', choice: 'reduce', limit: '0,5', pace: 'immediate' });
  await elsewhere.page.close();

  await page.reload();
  await visitor.settled();
  await main.getByRole('link', { name: say('recovery-plan:plan.change') }).click();
  await expect(wizard.monday()).toHaveValue('2');
});

test('what is missing is said step by step, and odd amounts are asked about', async ({ visitor }) => {
  const { main, say } = visitor;
  const wizard = new PlanWizard(visitor);
  await visitor.createAccount();
  await wizard.open();
  await wizard.next.click();
  const summary = main.getByRole('region', { name: say('ui:errorSummary') });
  await expect(summary).toBeFocused();
  await summary.getByRole('link').first().click();
  await expect(wizard.monday()).toBeFocused();
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
  await expect(wizard.radio('choice.stop')).toBeFocused();
  await wizard.radio('choice.reduce').check();
  await wizard.next.click();
  await wizard.fillWeek('2');
  await expect(main.getByRole('status').getByText(say('recovery-plan:wizard.goals.higher'))).toBeVisible();
  await expect(main.getByText(/: 14 /)).toBeVisible();
});

test('each bar of the schedule is as high as its week', async ({ visitor }) => {
  const { main, say } = visitor;
  await visitor.createAccount();
  const wizard = new PlanWizard(visitor);
  await wizard.open();
  await wizard.answer({ now: '3', choice: 'stop' });
  const bars = main
    .getByRole('list', { name: say('recovery-plan:wizard.schedule.bars') })
    .getByRole('listitem');
  const totals = [17.5, 14, 10.5, 7, 3.5, 0];
  await expect(bars).toHaveCount(6);
  for (const [index, total] of totals.entries()) {
    const bar = bars.nth(index);
    await expect(bar).toContainText(new RegExp(`: ${String(total).replace('.', '[.,]')} `));
    const [drawn, whole] = await bar.evaluate((item) => {
      const track = item.children[1] as HTMLElement;
      return [
        track.firstElementChild?.getBoundingClientRect().height ?? 0,
        track.getBoundingClientRect().height,
      ];
    });
    expect(Math.abs((drawn ?? 0) - ((whole ?? 0) * total) / 17.5)).toBeLessThan(1);
  }
});

test.describe('tobacco', () => {
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
    await expect(wizard.radio('choice.reduce')).toHaveCount(0);
    await expect(main.getByText(say('recovery-plan:wizard.choice.stopOnly'))).toBeVisible();
    await wizard.next.press('Enter');
    await wizard.expectStep('pace');
    await wizard.radio('pace.gradual').press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(wizard.radio('pace.immediate')).toBeChecked();
    await wizard.save.press('Enter');
    await wizard.expectStep('done');
  });
});
