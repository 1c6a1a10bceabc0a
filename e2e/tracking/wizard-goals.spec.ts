import { START_WITHIN_DAYS } from '#domain/tracking/goal-problems.ts';
import { closeBadges } from '../kit/badge-dialog.ts';
import { breaches } from '../kit/breaches.ts';
import { fetchHere } from '../kit/calls.ts';
import { expectProblem } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { OWN_PORT } from '../kit/origin.ts';
import { at, test as ownServer } from '../kit/own-server.ts';
import { PlanWizard } from '../kit/plan-wizard.ts';
import { Visitor } from '../kit/visitor.ts';

test('a goal above the use now is refused at its day, and nothing typed is lost', async ({ visitor }) => {
  const { main, say, language } = visitor;
  const wizard = new PlanWizard(visitor);
  await visitor.createAccount();
  await wizard.open();
  await wizard.fillWeek('2');
  await wizard.next.click();
  await wizard.radio('safety.no').check();
  await wizard.next.click();
  await wizard.radio('choice.calm').check();
  await wizard.next.click();
  await wizard.expectStep('goals');
  await expect(wizard.monday()).toHaveValue('1');
  await expect(
    main.getByText(say('recovery-plan:wizard.goals.now', { amount: '2' }), { exact: true }),
  ).toHaveCount(7);

  const monday = { nl: 'maandag', en: 'Monday' }[language];
  const params = { day: monday, now: '2', unit: say('ui:unit.glass', { count: 2 }) };
  await wizard.monday().fill('4');
  await wizard.next.click();
  await expectProblem(wizard.monday(), say('recovery-plan:wizard.goals.above.glass', params));
  await expect(wizard.monday()).toBeFocused();
  await expect(wizard.monday()).toHaveValue('4');
  // A plan for more than the use now is not drawn.
  const stairs = main.getByText(say('recovery-plan:wizard.stairs.now'), { exact: true });
  await expect(stairs).toHaveCount(0);
  await wizard.monday().fill('2');
  await expect(stairs).toHaveCount(1);
  await wizard.next.click();
  await wizard.expectStep('pace');
  await wizard.back.click();
  await wizard.back.click();
  await wizard.expectStep('choice');
  await wizard.next.click();
  // A goal that was adjusted by hand stays until another proposal is chosen.
  await expect(wizard.monday()).toHaveValue('2');
  await wizard.back.click();
  await wizard.radio('choice.firm').check();
  await wizard.next.click();
  await expect(wizard.monday()).toHaveValue({ nl: '0,5', en: '0.5' }[language]);

  // Neither does it stay once the proposal itself is another one, for a different use now.
  await wizard.monday().fill('2');
  await wizard.back.click();
  await wizard.back.click();
  await wizard.back.click();
  await wizard.expectStep('usage');
  await wizard.fillWeek('3');
  await wizard.next.click();
  await wizard.next.click();
  await wizard.next.click();
  await wizard.expectStep('goals');
  await expect(wizard.monday()).toHaveValue('1');
});

test('the buttons beside an amount are named as people say it, and the arrow keys do the same', async ({
  visitor,
}) => {
  const { page, main, say, language } = visitor;
  const wizard = new PlanWizard(visitor);
  await visitor.createAccount();
  await wizard.open();
  const names = {
    nl: ['Maandag, half glas meer', 'Maandag, half glas minder'],
    en: ['Monday, half a glass more', 'Monday, half a glass less'],
  }[language];
  const [more = '', less = ''] = names;
  await main.getByRole('button', { name: more, exact: true }).click();
  await main.getByRole('button', { name: more, exact: true }).click();
  await main.getByRole('button', { name: more, exact: true }).click();
  await main.getByRole('button', { name: less, exact: true }).click();
  await expect(wizard.monday()).toHaveValue('1');
  await wizard.monday().press('ArrowUp');
  await expect(wizard.monday()).toHaveValue({ nl: '1,5', en: '1.5' }[language]);
  await wizard.monday().press('ArrowDown');
  await wizard.monday().press('ArrowDown');
  await wizard.monday().press('ArrowDown');
  await wizard.monday().press('ArrowDown');
  await expect(wizard.monday()).toHaveValue('0');
  await wizard.monday().fill('een');
  await page.keyboard.press('ArrowUp');
  await expect(wizard.monday()).toHaveValue('een');
  await expect(main.getByText(say('recovery-plan:wizard.step', { number: 1, total: 8 }))).toBeVisible();
  await expect(main.locator('[data-part="post"]')).toHaveCount(8);
});

test('the stairs describe and draw each week, and the number of posts stays when a question is skipped', async ({
  visitor,
}) => {
  const { main, say, language } = visitor;
  await visitor.createAccount();
  const wizard = new PlanWizard(visitor);
  await wizard.open();
  await wizard.answer({ now: '3', choice: 'stop' });
  await expect(main.getByText(say('recovery-plan:wizard.step', { number: 6, total: 8 }))).toBeVisible();
  await expect(main.locator('[data-part="post"]')).toHaveCount(8);
  const totals = [21, 21, 14, 14, 7, 7, 0];
  const [now = '', ...weeks] = totals.map((total) => new Intl.NumberFormat(language).format(total));
  const unit = say('ui:unit.glass', { count: 21 });
  const sentence = main.getByText(
    say('recovery-plan:wizard.stairs.sentence', { now, unit, weeks: weeks.join(', ') }),
  );
  await expect(sentence).toHaveCount(1);
  const heights = await sentence.evaluate((element) =>
    Array.from(element.nextElementSibling?.children ?? [], (step) => step.getBoundingClientRect().height),
  );
  expect(heights).toHaveLength(7);
  for (const [index, total] of totals.entries()) {
    const expected = Math.max(3, ((heights[0] ?? 0) * total) / 21);
    expect(Math.abs((heights[index] ?? 0) - expected)).toBeLessThan(1);
  }
});

test('no number of the schedule breaks on the smallest screen', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await page.setViewportSize({ width: 320, height: 640 });
  await visitor.createAccount();
  const wizard = new PlanWizard(visitor);
  await wizard.open();
  await wizard.answer({ now: '3,5', choice: 'stop' });
  const cells = main.getByRole('table').locator('th, td');
  await expect(cells.first()).toHaveText(say('recovery-plan:wizard.schedule.week'));
  const broken = await cells.evaluateAll((found) =>
    found.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1 ? [cell.textContent] : [];
    }),
  );
  expect(broken).toEqual([]);
  const wide = await main
    .getByRole('table')
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  expect(wide).toBeLessThanOrEqual(0);
});

test('the last page shows the first week from Monday to Sunday, and promises no goal after the last', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  await visitor.createAccount();
  const wizard = new PlanWizard(visitor);
  await wizard.open();
  await wizard.answer({ now: '3', choice: 'reduce', limit: '1', pace: 'immediate' });
  await wizard.finish();
  await expect(main.getByText(say('recovery-plan:wizard.step', { number: 8, total: 8 }))).toBeVisible();
  await expect(main.locator('[data-part="post"]')).toHaveCount(8);
  const week = main.getByRole('region', { name: say('recovery-plan:wizard.done.week') });
  // Today is a Friday: three days are left of this week.
  await expect(week.getByText(/ 3 /).first()).toBeVisible();
  const days = week.getByRole('list', { name: say('ui:weekBars') }).getByRole('listitem');
  await expect(days).toHaveCount(7);
  await expect(days.first()).toContainText(/16/);
  await expect(days.last()).toContainText(/22/);
  await expect(week.getByText(/(tot en met zondag|to Sunday,?) 22 november/i)).toBeVisible();

  // As if the programme ended on Saturday.
  await page.route('**/registrations/overview', async (route) => {
    const answer = await fetchHere(route);
    const overview = await answer.json();
    const sunday = { ...overview['2026-11-22'], goal: null };
    await route.fulfill({ response: answer, json: { ...overview, '2026-11-22': sunday } });
  });
  await page.reload();
  await expect(week.getByText(/(tot en met zaterdag|to Saturday,?) 21 november/i)).toBeVisible();
});

ownServer(
  'where the first day can be chosen, the plan begins on that day',
  async ({ page, site, language, storage, watch }) => {
    ownServer.setTimeout(120_000);
    watch.allowServer(OWN_PORT);
    // A server that is shutting down refuses new requests.
    watch.allowStatus(503);
    const visitor = new Visitor(page, site, language, OWN_PORT);
    await closeBadges(visitor);
    const { main, say } = visitor;
    const wizard = new PlanWizard(visitor);
    const settings = { START_DATE_STEP: '1' };
    await at('2026-11-20T11:00:00Z', { storage, port: OWN_PORT, settings }, async () => {
      await visitor.createAccount();
      await wizard.open('date');
      expect(await breaches(page)).toEqual([]);
      // One day more than may be chosen.
      await wizard.startDate.fill('2026-12-05');
      await wizard.next.click();
      await expectProblem(wizard.startDate, say('ui:problem.startOutOfReach', { days: START_WITHIN_DAYS }));
      await wizard.answer({
        startDate: '2026-11-25',
        now: '3',
        choice: 'reduce',
        limit: '1',
        pace: 'immediate',
      });
      await wizard.finish();
      await visitor.open('plan');
      const date = { nl: '25 november', en: '25 November' }[language];
      const next = main.getByRole('region', { name: say('recovery-plan:cta.waiting.title', { date }) });
      await expect(next).toContainText(say('recovery-plan:cta.waiting.text'));
    });
  },
);
