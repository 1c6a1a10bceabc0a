import { answerOtherwise } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ANNA } from '../kit/visitor.ts';

const OPEN = { totalAmount: null, goal: null, items: {}, paused: false };

test('Today meets people by the days they were away, their goal, and what they filled in', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, main, say } = visitor;
  const question = say('daily-registration:answer.question.glass');
  const total = (amount: number) =>
    say('daily-registration:answer.total', { amount, unit: say('ui:unit.glass', { count: amount }) });
  const expectCard = async (title: string, ...texts: string[]) => {
    await visitor.open('today');
    for (const text of texts) await expect(main.getByRole('region', { name: title })).toContainText(text);
  };
  await visitor.createAccount();
  await expectCard(question, say('daily-registration:answer.first'));
  await expect(main.getByRole('heading', { name: say('daily-registration:week.firstTitle') })).toBeVisible();

  // No call of the page that is left may be under way when the session goes.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await visitor.beLoggedIn(ANNA);
  let days = {};
  await answerOtherwise(page, /\/registrations\/overview$/, (overview) => ({ ...overview, ...days }));
  days = { '2026-11-17': OPEN, '2026-11-18': OPEN, '2026-11-19': OPEN, '2026-11-20': OPEN };
  await expectCard(
    say('daily-registration:answer.back'),
    say('daily-registration:answer.startToday', { question }),
  );
  await expect(main).toContainText(say('daily-registration:week.mayStayOpen'));

  const states = [
    [{ goal: 0 }, question, say('daily-registration:answer.planZero.glass')],
    [
      { goal: 2 },
      question,
      say('daily-registration:answer.plan', { goal: 2, unit: say('ui:unit.glass', { count: 2 }) }),
    ],
    [{ goal: 0, totalAmount: 0 }, total(0), say('daily-registration:answer.changeable')],
    [{ goal: 2, totalAmount: 2 }, total(2), say('ui:mark.within'), say('daily-registration:answer.later')],
    [{ goal: 2, totalAmount: 3 }, total(3), say('ui:mark.above'), say('daily-registration:answer.above')],
  ] as const;
  for (const [figures, title, ...texts] of states) {
    days = { '2026-11-19': { ...OPEN, totalAmount: 1 }, '2026-11-20': { ...OPEN, ...figures } };
    await expectCard(title, ...texts);
  }
  const within = { ...OPEN, goal: 2, totalAmount: 1 };
  days = { '2026-11-17': within, '2026-11-18': within, '2026-11-19': within, '2026-11-20': within };
  await visitor.open('today');
  await expect(main).toContainText(
    say('daily-registration:week.tomorrow', { goal: 2, unit: say('ui:unit.glass', { count: 2 }) }),
  );
});
