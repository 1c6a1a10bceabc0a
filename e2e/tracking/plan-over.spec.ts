import { answerOtherwise } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ANNA } from '../kit/visitor.ts';

test('after six weeks a new beginning is one link away, and the plan still counts every day', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  // Its last day was yesterday, a Thursday.
  await answerOtherwise(page, /\/user\/me$/, (me) => ({
    ...me,
    field_program_start_date: [{ value: '2026-10-09' }],
  }));
  await answerOtherwise(page, /\/registrations\/overview$/, (overview) =>
    Object.fromEntries(
      Object.entries(overview).map(([day, figures]) => [
        day,
        day > '2026-11-19' && typeof figures === 'object' ? { ...figures, goal: null } : figures,
      ]),
    ),
  );
  // By logging in on the page, so that the browser itself fetches the account.
  await visitor.logIn(ANNA);
  await visitor.goTo('plan');
  const kept = main.getByRole('region', { name: say('recovery-plan:kept.title') });
  const counts = await page.evaluate(async () => {
    const answer = await fetch('/api/registrations/statistics');
    return (await answer.json()) as Record<'total' | 'completed' | 'success' | 'failed', number>;
  });
  const days = (count: number) => say('recovery-plan:days', { count });
  expect(counts.failed).toBeGreaterThan(0);
  for (const row of [
    `${say('recovery-plan:kept.filled')} ${say('recovery-plan:kept.daysOf', { days: counts.completed, count: counts.total })}`,
    `${say('ui:mark.within')} ${days(counts.success)}`,
    `${say('ui:mark.above')} ${days(counts.failed)}`,
  ]) {
    await expect(kept.getByRole('listitem').filter({ hasText: row })).toHaveCount(1);
  }

  const next = main.getByRole('region', { name: say('recovery-plan:cta.finished.title') });
  await next.getByRole('link', { name: say('recovery-plan:cta.finished.restart') }).click();
  await expect(page).toHaveURL(`${visitor.address('account')}#programme`);
  const programme = main.getByRole('region', { name: say('programme:restart.heading') });
  await expect(programme).toBeFocused();
  await expect(programme).toBeInViewport({ ratio: 1 });
});
