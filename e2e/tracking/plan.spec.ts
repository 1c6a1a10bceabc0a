import { answerOtherwise } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { expectDaysFilled } from '../kit/plan-page.ts';
import { PlanWizard } from '../kit/plan-wizard.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { Today } from '../kit/today.ts';
import { ANNA } from '../kit/visitor.ts';

test('a day of illness is a pause, and can be taken back', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.createAccount();
  await new PlanWizard(visitor).make({ now: '3', choice: 'reduce', limit: '1', pace: 'immediate' });
  await expectDaysFilled(visitor, 0);
  const form = new RegistrationForm(visitor);
  await form.open();
  await form.register('1');
  await expectDaysFilled(visitor, 1);
  await visitor.open('registrationOfDay', { date: '2026-11-20' });
  await main.getByText(say('daily-registration:pause.ask')).click();
  await main.getByRole('radio', { name: say('daily-registration:pause.reasons.illness') }).check();
  await main.getByRole('button', { name: /pauzedag|a pause/ }).click();
  await expect(
    page.getByRole('status').getByText(say('daily-registration:pause.marked', { count: 1 })),
  ).toBeVisible();
  const focused = main.locator(':focus');
  await expect(focused).toContainText(say('daily-registration:pause.end'));
  await page.reload();
  await visitor.settled();
  await main.getByRole('button', { name: say('daily-registration:pause.end') }).click();
  await expect(main.getByText(say('daily-registration:pause.ask'))).toBeVisible();
  await expect(focused).toContainText(say('daily-registration:pause.ask'));
});

test('a pause asks nothing, and gives way to the question of the day, which has the focus then', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, main, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await new PlanWizard(visitor).make({ now: '3', choice: 'reduce', limit: '1', pace: 'immediate' });
  const asked = main.getByRole('heading', { name: say('recovery-plan:cta.started.title') });
  await expect(asked).toBeVisible();
  await main.getByRole('link', { name: say('recovery-plan:kept.pause') }).click();
  const pause = page.getByRole('button', { name: /pauzedag|a pause/ });
  await expect(main.locator(':focus').filter({ has: pause })).toBeVisible();
  await expect(pause).toBeInViewport();
  await pause.click();
  await expect(
    page.getByRole('status').getByText(say('daily-registration:pause.marked', { count: 1 })),
  ).toBeVisible();
  const question = main.locator(':focus').getByRole('heading', {
    name: say('daily-registration:answer.question.glass'),
  });
  await visitor.open('plan');
  await expectDaysFilled(visitor, 0);
  await expect(main.getByRole('region', { name: say('recovery-plan:cta.paused') })).toBeVisible();
  await expect(asked).toHaveCount(0);
  await visitor.open('today');
  await main.getByRole('button', { name: say('daily-registration:answer.fillInAnyway') }).click();
  await expect(question).toBeVisible();
  await page.reload();
  await visitor.settled();
  await main.getByRole('button', { name: say('daily-registration:pause.end') }).click();
  await expect(today.zero).toBeVisible();
  await expect(question).toBeVisible();
});

test('the plan page asks the server for three things', { tag: '@full' }, async ({ visitor, page }) => {
  await visitor.createAccount();
  await visitor.open('account');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // A badge that was just received is announced on whichever page comes first.
    if (/badges|session\/token/.test(pathname)) return;
    if (pathname.startsWith('/api/')) calls.push(pathname.replace(/^\/api\/(nl|en)/, ''));
  });
  await visitor.goTo('plan');
  await expect(visitor.bar(/.*/).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // What the frame has already fetched, such as the streak, is not fetched again.
  expect(calls).toContain('/registrations/overview');
  expect(calls.length).toBeLessThanOrEqual(3);
});

test('the plan asks how today went until that is answered, and then leads to that day', {
  tag: '@full',
}, async ({ visitor }) => {
  const { main, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await new PlanWizard(visitor).make({ now: '3', choice: 'reduce', limit: '1', pace: 'immediate' });
  const howItWent = main.getByRole('heading', { name: say('recovery-plan:cta.started.title') });
  await expect(howItWent).toBeVisible();
  await today.open();
  await today.amount('1').click();
  await today.done();
  await visitor.open('plan');
  const done = main.getByRole('region', { name: say('recovery-plan:cta.filledIn') });
  await expect(done).toBeVisible();
  await expect(howItWent).toHaveCount(0);
  await done.getByRole('link', { name: say('recovery-plan:cta.change') }).click();
  await visitor.expectAt('registrationOfDay', { date: '2026-11-20' });
});

test('weeks to come show their goals', { tag: '@full' }, async ({ visitor, language }) => {
  const { main, say } = visitor;
  await visitor.createAccount();
  await new PlanWizard(visitor).make({ now: '3', choice: 'reduce', limit: '1', pace: 'immediate' });
  const week = (number: 1 | 2) =>
    main.getByRole('heading', { name: say(`recovery-plan:plan.week.${number}`), exact: true });
  await expect(week(1)).not.toHaveAttribute('aria-live');
  await main.getByRole('button', { name: say('recovery-plan:plan.nextWeek') }).click();
  await expect(week(2)).toHaveAttribute('aria-live', 'polite');
  const days = main.getByRole('list', { name: say('ui:weekBars') }).getByRole('listitem');
  await expect(days).toHaveCount(7);
  const toCome = { nl: /komt nog, doel 1 glas$/, en: /still to come, goal 1 glass$/ }[language];
  for (const day of await days.all()) {
    await expect(day).toContainText(toCome);
    await expect(day.locator('[data-part=goal]')).toBeVisible();
  }
  await expect(main).toContainText(
    { nl: 'Doel voor de hele week: 7 glazen', en: 'Goal for the whole week: 7 glasses' }[language],
  );
  // The button back to this week disappears once it has been pressed.
  const back = main.getByRole('button', { name: say('recovery-plan:plan.toToday') });
  await back.click();
  await expect(back).toHaveCount(0);
  await expect(week(1)).toBeFocused();
});

test('a plan that begins later says when, also on the account page', { tag: '@full' }, async ({
  visitor,
  language,
}) => {
  const { page, main, say } = visitor;
  const account = await visitor.createAccount();
  await new PlanWizard(visitor).make({ now: '3', choice: 'reduce', limit: '1', pace: 'immediate' });
  await visitor.logOut();
  // By logging in on the page, so that the browser itself fetches the account.
  await answerOtherwise(page, /\/user\/me$/, (me) => ({
    ...me,
    field_program_start_date: [{ value: '2026-11-27' }],
  }));
  await answerOtherwise(page, /\/registrations\/overview$/, (overview) =>
    Object.fromEntries(
      Object.entries(overview).map(([day, figures]) => [
        day,
        day < '2026-11-27' && typeof figures === 'object' ? { ...figures, goal: null } : figures,
      ]),
    ),
  );
  await visitor.logIn(account);
  await expect(main.getByText(say('programme:programme.planFirst.title'))).toHaveCount(0);
  await visitor.goTo('plan');
  const date = { nl: '27 november', en: '27 November' }[language];
  const next = main.getByRole('region', { name: say('recovery-plan:cta.waiting.title', { date }) });
  await expect(next).toContainText(say('recovery-plan:cta.waiting.text'));
  await expect(next.getByRole('link', { name: say('recovery-plan:cta.fillIn') })).toBeVisible();
  await expect(next.getByRole('link')).toHaveCount(1);

  await visitor.openAccount();
  const programme = main.getByRole('region', { name: say('programme:restart.heading') });
  await expect(programme).toContainText(say('programme:restart.starts'));
  await expect(programme).not.toContainText(say('programme:restart.started'));
});

test('an insight about the days comes with its numbers', { tag: '@full' }, async ({ visitor, language }) => {
  const { main, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('plan');
  const card = main.getByRole('region', { name: say('recovery-plan:insight.title') });
  await expect(card).toContainText(
    { nl: /zat je \d+ dagen boven je doel/, en: /\d+ days were above your goal/ }[language],
  );
  await expect(card.getByRole('listitem').first()).toContainText(
    { nl: /\d van de \d+ keer/, en: /\d out of \d+ times/ }[language],
  );
});

test('a gentler slope is taken or left in one press', { tag: '@full' }, async ({ visitor, watch }) => {
  watch.allowStatus(500);
  const { page, main, say } = visitor;
  await visitor.createAccount();
  await visitor.open('plan');
  const even = (amount: number) =>
    Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
        day,
        amount,
      ]),
    );
  const offer = { weeks: [{ week: 6, now: even(2), offered: even(3) }], warning: 'tier2' };
  const choices = { stopOrReduce: 'reduce', pace: 'gradual' };
  const plan = { current: even(5), target: even(1), ...choices };
  await page.route('**/api/v1/plan', (route) =>
    route.fulfill({ json: { plan, start: null, price: null, stepDown: offer, insight: null } }),
  );
  const sent: unknown[] = [];
  await page.route('**/api/v1/step-down', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill(sent.length === 1 ? { status: 500, json: { code: 'internal' } } : { status: 204 });
  });
  // From another page, so that the browser itself makes the call that is answered above.
  await visitor.open('account');
  await visitor.goTo('plan');
  const card = main.getByRole('region', { name: say('recovery-plan:stepDown.title') });
  await expect(card.getByRole('row').last().getByRole('cell')).toHaveText(['14', '21']);
  await expect(card).toContainText(say('recovery-plan:warning.steep.text'));
  await expect(card.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await card.getByRole('button', { name: say('recovery-plan:stepDown.decline') }).click();
  await expect(page.getByRole('alert').getByText(say('recovery-plan:stepDown.failed'))).toBeVisible();
  await page.unroute('**/api/v1/plan');
  await card.getByRole('button', { name: say('recovery-plan:stepDown.accept') }).click();
  await expect(page.getByRole('status').getByText(say('recovery-plan:stepDown.accepted'))).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(sent).toEqual([{ accepted: false }, { accepted: true }]);
});
