import { answerOtherwise } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ProgrammePage } from '../kit/programme.ts';
import { enlarge, lettersALine } from '../kit/reflow.ts';
import { ANNA } from '../kit/visitor.ts';

test.use({ site: 'cannabis' });

/** The texts for days after 20 November, which is today in all journeys. */
const IN_A_WEEK = { nl: 'Opent over 7 dagen', en: 'Opens in 7 days' };
const IN_TWO_WEEKS = { nl: 'Opent op 4 december', en: 'Opens on 4 December' };
const TOMORROW = { nl: 'Opent morgen', en: 'Opens tomorrow' };

// Only with motion does the page scroll to a part by itself.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('exercises open one after the other, and say why they are locked', async ({ visitor, language }) => {
  const { page, main, say } = visitor;
  const programme = new ProgrammePage(visitor);
  await visitor.createAccount();
  await visitor.open('programme');
  const exercises = programme.exercises(1);
  await expect(exercises).toHaveCount(4);
  await expect(programme.phase(1).getByRole('link')).toHaveCount(1);
  await expect(exercises.nth(0)).toContainText(say('programme:programme.status.available'));
  await expect(exercises.nth(1)).toContainText(say('programme:programme.locked.previousExercise'));
  await expect(programme.bar).toHaveAttribute('aria-valuetext', /^0 /);

  await programme.answer('s-my-reasons');
  await page.reload();
  await expect(exercises.nth(0)).toContainText(say('programme:programme.status.lastDone'));
  const current = programme.phase(1).locator('[aria-current=step]');
  await expect(current).toContainText(say('programme:programme.status.available'));
  await expect(exercises.nth(1).getByRole('link')).toHaveAttribute('aria-current', 'step');
  await expect(exercises.nth(1)).toContainText(say('programme:programme.minutesInWords', { count: 10 }));
  await expect(programme.phase(1).getByRole('link')).toHaveCount(2);
  await expect(programme.bar).toHaveAttribute('aria-valuetext', /^1 /);
  await expect(programme.phase(2)).toContainText(IN_A_WEEK[language]);
  await expect(programme.phase(3)).toContainText(IN_TWO_WEEKS[language]);

  await current.click();
  await visitor.expectAt('exercise', { exercise: 's-balance' });
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('programme:programme.title'));
});

test('titles can be read on a narrow phone with large text', { tag: '@full' }, async ({ visitor }) => {
  const programme = new ProgrammePage(visitor);
  await visitor.createAccount();
  await visitor.open('programme');
  await expect(programme.exercises(1)).toHaveCount(4);
  await enlarge(visitor.page);
  expect(await lettersALine(programme.exerciseTitles)).toBeGreaterThan(8);
});

test('a mail about a part leads to that part', { tag: '@full' }, async ({ visitor }) => {
  const programme = new ProgrammePage(visitor);
  await visitor.createAccount();
  await visitor.open('programme', {}, { part: '4' });
  await expect(programme.phase(4).locator('details')).toHaveAttribute('open', '');
  await expect(programme.phase(4).locator('summary')).toBeInViewport();
  await expect(programme.phase(3).locator('details')).not.toHaveAttribute('open');
});

test('a locked phase opens with the keyboard, tells when it comes, and has help', async ({
  visitor,
  language,
}) => {
  const { page, say } = visitor;
  const programme = new ProgrammePage(visitor);
  await visitor.createAccount();
  await visitor.open('programme');
  const phase = programme.phase(3);
  const sentence = { nl: /opent op 4 december, zodra/, en: /opens on 4 December, once/ }[language];
  await expect(phase.getByText(sentence)).toBeHidden();
  await phase.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(phase.getByText(sentence)).toBeVisible();
  await expect(programme.exercises(3).first()).toContainText(IN_TWO_WEEKS[language]);
  await expect(phase.locator('a')).toHaveCount(3);
  await expect(phase.locator('a[href="tel:113"]')).toBeVisible();
  // What was opened stays open until the page is left.
  await programme.phase(1).locator('summary').click();
  await expect(phase.getByText(sentence)).toBeVisible();
  await expect(programme.exercises(1).first()).toBeHidden();
  await phase.getByRole('link', { name: say('ui:notMonitored.help') }).click();
  await visitor.expectAt('help');
});

test.describe('after five weeks', { tag: '@full' }, () => {
  test.use({ site: 'alcohol' });

  test('phases wait for the exercises before them, and the week leads to the plan', async ({
    visitor,
    language,
  }) => {
    const { main, say } = visitor;
    const programme = new ProgrammePage(visitor);
    await visitor.beLoggedIn(ANNA);
    await visitor.open('programme');
    await expect(programme.phases).toHaveCount(6);
    // She did the exercises of the first phase, and none of the second.
    for (const number of [3, 4, 5, 6]) {
      await expect(programme.phase(number)).toContainText(say('programme:programme.locked.chip'));
    }
    // Its day comes tomorrow, but the phases before it still wait for exercises.
    await expect(programme.phase(6)).not.toContainText(TOMORROW[language]);
    await programme.phase(5).locator('summary').click();
    await expect(
      programme.phase(5).getByText(say('programme:programme.locked.afterPhase', { number: 4 })),
    ).toBeVisible();
    await expect(programme.exercises(5).first()).toContainText(
      say('programme:programme.locked.previousPhase', { number: 4 }),
    );
    const planFirst = say('programme:programme.planFirst.title');
    await expect(main.getByRole('heading', { name: planFirst })).toHaveCount(0);

    const week = main.getByRole('list', { name: say('programme:programme.week.days') });
    await expect(week.getByRole('listitem')).toHaveCount(7);
    await expect(week).toContainText({ nl: 'binnen je doel', en: 'within your goal' }[language]);
    const today = { nl: 'vandaag, vrijdag 20 november', en: 'today, Friday 20 November' };
    await expect(week).toContainText(today[language]);
    await main.getByRole('link', { name: say('programme:programme.week.toPlan') }).click();
    await visitor.expectAt('plan');
  });
});

test('a programme that begins later says so, and only what is about safety is open', {
  tag: '@full',
}, async ({ visitor, language }) => {
  const { page, main } = visitor;
  const programme = new ProgrammePage(visitor);
  const account = await visitor.createAccount();
  await visitor.logOut();
  // By logging in on the page, so that the browser itself fetches the account.
  await answerOtherwise(page, /\/user\/me$/, (me) => ({
    ...me,
    field_program_start_date: [{ value: '2026-11-21' }],
  }));
  await visitor.logIn(account);
  await visitor.goTo('programme');
  await expect(main).toContainText(
    { nl: 'je programma begint morgen', en: 'your programme begins tomorrow' }[language],
  );
  await expect(programme.phase(1)).toContainText(TOMORROW[language]);
  await expect(programme.phases.locator('details[open]')).toHaveCount(1);
  await expect(main.locator('a[href*="/form/"]')).toHaveCount(2);
  await expect(main.locator('a[href*="/form/c-safe-start"]')).toBeVisible();
  await programme.phase(1).locator('summary').click();
  await expect(
    programme
      .phase(1)
      .getByText({ nl: 'als je programma begint', en: 'when your programme begins' }[language]),
  ).toBeVisible();
});

test('somebody who has done all exercises finds the end of the programme', { tag: '@full' }, async ({
  visitor,
  language,
}) => {
  const { page, main, say } = visitor;
  const programme = new ProgrammePage(visitor);
  await visitor.createAccount();
  await visitor.open('programme');
  const { inPhases, atEnd } = await programme.exerciseIds();
  await programme.pretendAnswered(inPhases.slice(1));
  const end = main.getByRole('region', { name: { nl: /afgerond/, en: /completed/ }[language] });
  await visitor.open('programme');
  await expect(programme.bar).toHaveAttribute('aria-valuetext', new RegExp(`^${inPhases.length - 1} `));
  await expect(end).toHaveCount(0);

  await programme.pretendAnswered(inPhases);
  await page.reload();
  await expect(end).toBeVisible();
  const path = { nl: 'Een pad langs een leuning', en: 'A path along a handrail' }[language];
  await expect(end.getByRole('img', { name: path })).toBeVisible();
  const list = end.getByRole('list', { name: say('programme:programme.end.exercises') });
  await expect(list.getByRole('link')).toHaveCount(2);
  await expect(list.getByRole('link').first()).toHaveAttribute('href', new RegExp(`/form/${atEnd[0]}$`));
  await end.getByRole('link', { name: say('programme:restart.button') }).click();
  await expect(main.getByRole('button', { name: say('programme:restart.button') })).toBeInViewport();
});

test('a person without a goal is shown the way to a plan', { tag: '@full' }, async ({ visitor }) => {
  const { main, say } = visitor;
  await visitor.createAccount();
  await visitor.open('programme');
  await main.getByRole('link', { name: say('programme:programme.planFirst.action') }).click();
  await visitor.expectAt('goalStep', { step: 'usage' });
});

test('a programme that cannot be fetched offers to try again', { tag: '@full' }, async ({
  visitor,
  watch,
}) => {
  const { page, main, say } = visitor;
  watch.allowStatus(500);
  await visitor.createAccount();
  await visitor.open('programme');
  const answers = '**/entity/view/exercise_answers/**';
  await page.route(answers, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await visitor.open('programme');
  await expect(main.getByRole('alert')).toContainText(say('ui:failure.load'));
  await page.unroute(answers);
  await main.getByRole('button', { name: say('ui:tryAgain') }).click();
  await expect(new ProgrammePage(visitor).phases).toHaveCount(6);
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test.describe('the exercise a person is at', { tag: '@full' }, () => {
  test.use({ viewport: { width: 390, height: 480 } });

  test('comes into view, without taking the focus', async ({ visitor }) => {
    const programme = new ProgrammePage(visitor);
    await visitor.createAccount();
    await visitor.open('programme');
    const current = programme.phase(1).locator('[aria-current=step]');
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect(current).not.toBeFocused();
    expect(await visitor.page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  for (const why of ['someone wants no motion', 'the focus was moved', 'the page was scrolled'] as const) {
    test(`does not when ${why}`, async ({ visitor }) => {
      const { page } = visitor;
      await visitor.createAccount();
      await visitor.open('programme');
      if (why === 'someone wants no motion') await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.install();
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await visitor.open('programme');
      const current = new ProgrammePage(visitor).phase(1).locator('[aria-current=step]');
      await expect(async () => {
        await page.clock.runFor(10);
        await expect(current).toBeAttached({ timeout: 100 });
      }).toPass();
      if (why === 'the focus was moved') await page.keyboard.press('Tab');
      if (why === 'the page was scrolled') await page.evaluate(() => window.scrollTo(0, 40));
      const asked = await current.evaluate((element) => {
        const item = element.closest('li') as HTMLElement;
        item.scrollIntoView = () => item.setAttribute('data-asked', '');
        return item.matches('[data-asked]');
      });
      expect(asked).toBe(false);
      await page.clock.runFor(2_000);
      await expect(current.locator('xpath=ancestor::li[1]')).not.toHaveAttribute('data-asked');
    });
  }
});
