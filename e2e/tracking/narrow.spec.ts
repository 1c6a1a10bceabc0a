import type { Locator } from '@playwright/test';
import { ExercisePage } from '../kit/exercise-page.ts';
import { expect, test } from '../kit/fixtures.ts';
import { PlanWizard } from '../kit/plan-wizard.ts';
import { brokenWords, enlarge } from '../kit/reflow.ts';

// Many phones are this wide; English has the longest words here, and hours have the longest numbers.
test.use({ site: 'gambling', language: 'en', viewport: { width: 360, height: 740 } });

/** The texts that are wider than their box. */
function tooWide(boxes: Locator): Promise<(string | null)[]> {
  return boxes.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
}

/** The height of each element, in pixels, without those that occur twice. */
async function heightsOf(elements: Locator): Promise<number[]> {
  return [
    ...new Set(await elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))),
  ];
}

test('on a phone of 360 pixels the plan wizard keeps every day on its line and every word in its box', async ({
  visitor,
}) => {
  const { main } = visitor;
  const wizard = new PlanWizard(visitor);
  await visitor.createAccount();
  await wizard.open();
  await wizard.fillWeek('3.25');
  await wizard.next.click();
  await wizard.expectStep('choice');
  // Each step of the stairs has its number.
  expect(await tooWide(main.getByRole('radiogroup').locator('label [aria-hidden="true"] > span'))).toEqual(
    [],
  );
  await wizard.radio('choice.calm').check();
  await wizard.next.click();
  await wizard.expectStep('goals');
  // Monday has a button as well.
  const rows = main.getByRole('textbox').locator('xpath=ancestor::div[span[@aria-hidden]][1]');
  await expect(rows).toHaveCount(7);
  expect(await heightsOf(rows.filter({ hasNotText: 'Monday' }))).toHaveLength(1);
  await wizard.back.click();
  await wizard.radio('choice.stop').check();
  await wizard.next.click();
  await wizard.expectStep('pace');
  await wizard.radio('pace.stopDay').check();
  const days = wizard.stopDay(0).locator('xpath=ancestor::div[1]/label');
  await expect(days).not.toHaveCount(0);
  expect(await tooWide(days)).toEqual([]);
});

test('on a phone of 360 pixels the choices of a day keep their words whole, and the ways out of a question fit on a line', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  await visitor.createAccount();
  await visitor.open('registration');
  await main.getByRole('radio', { name: say('daily-registration:register.yes') }).check();
  await expect(main.getByText('Somewhere else')).toBeVisible();
  expect(await brokenWords(page, 'label')).toEqual([]);
  const exercise = new ExercisePage(visitor);
  await exercise.ask(2);
  const ways = [say('programme:exercise.previous'), say('programme:exercise.later.button')];
  const tops = await Promise.all(
    ways.map(async (name) => (await main.getByRole('button', { name, exact: true }).boundingBox())?.y),
  );
  expect(new Set(tops).size).toBe(1);
});

test('on a phone of 360 pixels what the plan leads to stands beside the weeks', async ({ visitor }) => {
  const { main, say } = visitor;
  await visitor.createAccount();
  await new PlanWizard(visitor).make({ now: '2', choice: 'reduce', limit: '1.25', pace: 'gradual' });
  const weeks = main.getByRole('region', { name: say('recovery-plan:weeks.title') });
  const goal = await weeks.getByText(say('recovery-plan:weeks.goal', { amount: '8.75' })).boundingBox();
  const last = await weeks.locator('b').last().boundingBox();
  expect(goal?.x).toBeGreaterThan((last?.x ?? Number.NaN) + (last?.width ?? 0));
});

test.describe('in Dutch', () => {
  test.use({ site: 'alcohol', language: 'nl' });

  test('on a phone of 360 pixels the titles of exercises keep their words whole', async ({ visitor }) => {
    const { main, page } = visitor;
    await visitor.createAccount();
    await visitor.open('programme');
    await expect(main.getByRole('progressbar')).toBeVisible();
    await main.locator('details').evaluateAll((phases) => {
      for (const phase of phases) phase.setAttribute('open', '');
    });
    await expect(main.locator('li li svg').last()).toBeVisible();
    expect(await brokenWords(page, 'main li li')).toEqual([]);
  });

  test('the names of badges break at syllables only, also with large text', async ({ visitor }) => {
    const { main, page } = visitor;
    await visitor.createAccount();
    await visitor.open('badges');
    await expect(main.getByRole('heading', { level: 3, name: /^Samen met je/ })).toBeVisible();
    expect(await brokenWords(page, 'main li')).toEqual([]);
    await enlarge(page);
    expect(await brokenWords(page, 'main li')).toEqual([]);
  });
});
