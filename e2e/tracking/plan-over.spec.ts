import { answerOtherwise } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ANNA } from '../kit/visitor.ts';

test('after six weeks a new beginning is one link away', async ({
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
  const next = main.getByRole('region', { name: say('recovery-plan:cta.finished.title') });
  await next.getByRole('link', { name: say('recovery-plan:cta.finished.restart') }).click();
  await expect(page).toHaveURL(`${visitor.address('account')}#programme`);
  const programme = main.getByRole('region', { name: say('programme:restart.heading') });
  await expect(programme).toBeFocused();
  await expect(programme).toBeInViewport({ ratio: 1 });
});
