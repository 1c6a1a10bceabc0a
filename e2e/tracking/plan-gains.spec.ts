import { answerOtherwise } from '../kit/calls.ts';
import { expectProblem } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { PlanWizard } from '../kit/plan-wizard.ts';
import { ProgrammePage } from '../kit/programme.ts';
import { ANNA, TOM } from '../kit/visitor.ts';

test('the plan says what it has brought, also in money for people who said what a glass costs', async ({
  visitor,
  language,
}) => {
  const { page, main, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('account');
  await answerOtherwise(page, /\/api\/v1\/plan$/, (plan) => ({ ...plan, price: 2.5 }));
  await visitor.goTo('plan');
  const gains = main.getByRole('region', { name: say('recovery-plan:gains.title') }).getByRole('listitem');
  await expect(gains.first()).toContainText(
    { nl: /^\d+ glazen minder dan toen je begon, over \d+ ingevulde dagen$/, en: /^\d+ glasses less/ }[
      language
    ],
  );
  await expect(gains.nth(1)).toContainText(
    { nl: /^€\s\d+ over, bij €\s2,50 per glas$/, en: /^€\d+ left over, at €2.50 per glass$/ }[language],
  );
  await expect(gains.nth(2)).toContainText(say('recovery-plan:gains.free.glass'));
});

test('a price of one’s own can be given, is saved and can be removed', async ({ visitor, language }) => {
  const { page, main, say } = visitor;
  await visitor.createAccount();
  await new PlanWizard(visitor).make({ now: '3', choice: 'reduce', limit: '1', pace: 'immediate' });
  const card = main.getByRole('region', { name: say('recovery-plan:gains.title') });
  await expect(card).toContainText(say('recovery-plan:gains.later'));
  const price = card.getByRole('textbox');
  const save = card.getByRole('button', { name: say('ui:save') });
  await card.getByText(say('recovery-plan:price.add')).click();
  await price.fill('veel');
  await save.click();
  await expectProblem(price, say('ui:problem.notANumber'));
  await price.fill('2,50');
  await save.click();
  await expect(page.getByRole('status').getByText(say('recovery-plan:price.saved'))).toBeVisible();
  await page.reload();
  await visitor.settled();
  await card.getByText(say('recovery-plan:price.change')).click();
  await expect(price).toHaveValue({ nl: '2,5', en: '2.5' }[language]);
  await price.fill('');
  await save.click();
  await expect(page.getByRole('status').getByText(say('recovery-plan:price.removed'))).toBeVisible();
  await expect(card.getByText(say('recovery-plan:price.add'))).toBeVisible();
});

test('the weeks are a line from where the plan began, and a table that says the same', async ({
  visitor,
}) => {
  const { main, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('plan');
  const card = main.getByRole('region', { name: say('recovery-plan:weeks.title') });
  await expect(card.locator('svg path').first()).toHaveAttribute('d', /^M50 .*Q/);
  await card.getByText(say('recovery-plan:weeks.asTable')).click();
  const rows = card.getByRole('row');
  // 3 + 2 + 3 + 3 + 5 + 6 + 4 glasses, as Anna said when she began.
  await expect(rows.nth(1)).toContainText(`${say('recovery-plan:weeks.beginRow')}26`);
  await expect(rows.nth(2).getByRole('cell').nth(2)).toHaveText(/^\d /);
  await expect(rows.last()).toContainText(say('recovery-plan:weeks.notYet'));
  await expect(card.getByRole('columnheader', { name: say('recovery-plan:weeks.stake') })).toHaveCount(0);
});

test('with large text on a small screen the weeks are a table instead of a line', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await page.setViewportSize({ width: 320, height: 640 });
  await visitor.beLoggedIn(ANNA);
  await visitor.open('plan');
  const card = main.getByRole('region', { name: say('recovery-plan:weeks.title') });
  await expect(card.getByRole('table')).toBeVisible();
  await expect(card.getByRole('row').nth(1)).toContainText(say('recovery-plan:weeks.beginRow'));
  await expect(card.locator('svg path').first()).toBeHidden();
  await expect(card.getByText(say('recovery-plan:weeks.toCome'))).toBeHidden();
  await expect(card.getByText(say('recovery-plan:weeks.asTable'))).toBeHidden();
});

test('a day that went otherwise is something to learn from, asked once a week', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('account');
  const programme = new ProgrammePage(visitor);
  const { inPhases } = await programme.exerciseIds();
  const chain = inPhases.indexOf('s-chain');
  const card = main.getByRole('region', { name: say('programme:lookBack.title') });
  const way = card.getByRole('link');
  await programme.pretendAnswered([]);
  await visitor.open('plan');
  await expect(way).toHaveText(say('programme:lookBack.day'));
  await expect(way).toHaveAttribute('href', /\/\d{4}-\d{2}-\d{2}$/);
  await programme.pretendAnswered(inPhases.slice(0, chain + 1));
  await visitor.open('plan');
  await expect(way).toHaveText(/^(Ja, lees terug|Yes, read)/);
  await expect(way).toHaveAttribute('href', /s-chain$/);
  await programme.pretendAnswered(inPhases.slice(0, chain));
  await visitor.open('plan');
  await expect(way).toHaveText(/^(Ja, met|Yes, with)/);
  await expect(way).toHaveAttribute('href', /s-chain$/);
  await card.getByRole('button', { name: say('programme:lookBack.later') }).click();
  await expect(card).toHaveCount(0);
  await expect(main).toBeFocused();
  await page.reload();
  await visitor.settled();
  await expect(main.getByRole('region', { name: say('recovery-plan:kept.title') })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test.describe('gambling', () => {
  test.use({ site: 'gambling' });

  test('shows the time since the stop day, the days without it, and what was staked each week', async ({
    visitor,
    language,
  }) => {
    const { main, say } = visitor;
    await visitor.beLoggedIn(TOM);
    await visitor.open('plan');
    const stopDay = { nl: 'Stopdag: 4 november. Week 3.', en: 'Quit date: 4 November. Week 3.' };
    await expect(main.getByText(stopDay[language])).toBeVisible();
    const gains = main.getByRole('region', { name: say('recovery-plan:gains.title') });
    await expect(gains.getByRole('listitem').first()).toContainText(say('recovery-plan:days', { count: 16 }));
    await expect(gains).toContainText(say('recovery-plan:gains.free.hour'));
    await expect(gains.getByRole('textbox')).toHaveCount(0);
    const weeks = main.getByRole('region', { name: say('recovery-plan:weeks.title') });
    await weeks.getByText(say('recovery-plan:weeks.asTable')).click();
    await expect(weeks.getByRole('columnheader', { name: say('recovery-plan:weeks.stake') })).toBeVisible();
    await expect(weeks.getByRole('row').nth(2).getByRole('cell').nth(2)).toHaveText(/€\s?\d/);
  });
});
