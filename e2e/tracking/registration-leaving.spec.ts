import type { Page } from '@playwright/test';
import { answerOtherwise } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { keptEntries } from '../kit/kept-entries.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { Today } from '../kit/today.ts';
import { setVisibility } from '../kit/visibility.ts';
import { ANNA, type Visitor } from '../kit/visitor.ts';

const TODAY = '2026-11-20';
const OPEN_DAY = '2026-11-19';

/** Records what the browser itself asks from now on, and answers each question with yes. */
function questionsOf(page: Page): readonly string[] {
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.accept();
  });
  return questions;
}

/** Follows the link in the panel about suicide to a chat on another site. */
async function openChat({ page, main, say }: Visitor): Promise<void> {
  await page.route('https://**', (route) => route.fulfill({ body: 'chat', contentType: 'text/plain' }));
  const panel = main.getByRole('status').filter({ hasText: say('ui:crisis.suicide.title') });
  await panel.locator('a[href^="https:"]').click();
  await expect(page).toHaveURL(/^https:/);
}

test('text is asked about before it is lost, and is still there after a visit to the help page', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const form = new RegistrationForm(visitor);
  const question = page.getByRole('dialog', { name: say('ui:leave.title') });
  const stay = question.getByRole('button', { name: say('ui:leave.cancel') });
  await visitor.createAccount();
  await visitor.open('plan');
  await main.getByRole('link', { name: say('recovery-plan:cta.fillIn') }).click();
  await visitor.expectAt('registration');
  // Nothing to lose: nothing is asked.
  const back = main.getByRole('link', { name: say('daily-registration:backToPlan') });
  await back.click();
  await visitor.expectAt('plan');
  await page.goBack();
  await form.radio(say('daily-registration:register.yes')).check();
  await form.amount.fill('2');
  await form.note.fill('Het ging niet goed.');
  await back.click();
  await stay.click();
  await expect(question).toHaveCount(0);
  await page.goBack();
  await stay.click();
  await visitor.expectAt('registration', {}, { date: TODAY });
  await expect(form.note).toHaveValue('Het ging niet goed.');
  expect(await keptEntries(page)).toEqual([]);

  await main.getByRole('link', { name: say('ui:notMonitored.help') }).click();
  await visitor.expectAt('help');
  await expect(question).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('goed');
  await page.goBack();
  await expect(main.getByRole('status').getByText(say('ui:kept.text'))).toBeVisible();
  await expect(form.amount).toHaveValue('2');
  await expect(form.note).toHaveValue('Het ging niet goed.');
  await form.save.click();
  await expect(page.getByRole('status').getByText(say('daily-registration:saved'))).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await keptEntries(page)).toEqual([]);

  // Deleting a day discards its unsaved changes without a question, and what was stored of them.
  await visitor.open('registrationOfDay', { date: TODAY });
  await form.amount.fill('3');
  await main.getByRole('link', { name: say('ui:notMonitored.help') }).click();
  await visitor.expectAt('help');
  await page.goBack();
  await expect(form.amount).toHaveValue('3');
  expect(await keptEntries(page)).toHaveLength(1);
  await form.remove();
  await expect(question).toHaveCount(0);
  expect(await keptEntries(page)).toEqual([]);
});

test('deleting a registration also deletes what undoing would put back', async ({ visitor }) => {
  const { page } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  await today.amount('2').click();
  await today.done();
  expect(await keptEntries(page)).toHaveLength(1);
  await visitor.open('registrationOfDay', { date: TODAY });
  await new RegistrationForm(visitor).remove();
  expect(await keptEntries(page)).toEqual([]);
});

test('a chat opens without a question, and what was typed is still there afterwards', async ({
  visitor,
  watch,
}) => {
  watch.allowLine();
  const { page } = visitor;
  const form = new RegistrationForm(visitor);
  const questions = questionsOf(page);
  await visitor.createAccount();
  await form.open();
  await form.note.fill('Ik wil niet meer leven.');
  await openChat(visitor);
  expect(questions).toEqual([]);
  await page.goBack();
  await expect(form.note).toHaveValue('Ik wil niet meer leven.');
  // What was typed since then is stored nowhere else.
  await form.note.fill('Het gaat weer.');
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
});

test('help is one press away even where the browser stores nothing', async ({ visitor, watch }) => {
  watch.allowLine();
  const { page, main, say } = visitor;
  const form = new RegistrationForm(visitor);
  const question = page.getByRole('dialog', { name: say('ui:leave.title') });
  const questions = questionsOf(page);
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, ...entry: [string, string]) {
      if (this === window.localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.apply(this, entry);
    };
  });
  await visitor.createAccount();
  await form.open();
  await form.note.fill('Ik wil niet meer leven.');
  await main.getByRole('link', { name: say('ui:notMonitored.help') }).click();
  await visitor.expectAt('help');
  await expect(question).toHaveCount(0);

  await form.open();
  await form.note.fill('Ik wil niet meer leven.');
  await openChat(visitor);
  expect(questions).toEqual([]);

  // For any other link nothing is lost without a question.
  await form.open();
  await form.note.fill('Het gaat weer.');
  await main.getByRole('link', { name: say('daily-registration:backToPlan') }).click();
  await question.getByRole('button', { name: say('ui:leave.cancel') }).click();
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
});

test('a day that is filled in before midnight and saved after it counts for the day before', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const form = new RegistrationForm(visitor);
  const today = new Today(visitor);
  await page.clock.install();
  await visitor.createAccount();
  await form.open();
  await form.note.fill('Laat geworden.');

  // The night passes, and the page renders again.
  await answerOtherwise(page, /\/registrations\/overview$/, (overview) =>
    Object.fromEntries(
      Object.entries(overview).map(([day, figures]) => [
        day,
        day === TODAY ? { ...figures, goal: 3 } : figures,
      ]),
    ),
  );
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + 13 * 3_600_000);
  await setVisibility(page, 'visible');
  const unit = say('ui:unit.glass', { count: 3 });
  await expect(main.getByText(say('daily-registration:goalToday', { amount: 3, unit }))).toBeVisible();
  await expect(form.note).toHaveValue('Laat geworden.');
  await form.amount.fill('2');
  await form.save.click();
  await expect(page.getByRole('status').getByText(say('daily-registration:saved'))).toBeVisible();
  expect((await today.stored(TODAY)).totalAmount).toBe(2);
});

test('what was kept on the way to help is offered for its own day, and for no other', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const form = new RegistrationForm(visitor);
  const offered = main.getByRole('status').getByText(say('ui:kept.text'));
  await visitor.beLoggedIn(ANNA);
  await visitor.open('registration', {}, { date: OPEN_DAY });
  await form.note.fill('Het ging niet goed.');
  await main.getByRole('link', { name: say('ui:notMonitored.help') }).click();
  await visitor.expectAt('help');
  await visitor.open('registration', {}, { date: TODAY });
  await expect(form.note).toHaveValue('');
  await expect(offered).toHaveCount(0);
  await form.step('previousDay').click();
  await expect(offered).toBeVisible();
  await expect(form.note).toHaveValue('Het ging niet goed.');
  // It is still kept, so leaving asks nothing.
  await main.getByRole('link', { name: say('daily-registration:backToPlan') }).click();
  await visitor.expectAt('plan');
  await page.goBack();
  await form.step('nextDay').click();
  await expect(offered).toHaveCount(0);
  await expect(form.note).toHaveValue('');

  // What is typed goes along to another day, and saving it there leaves alone what was not shown.
  await form.note.fill('Het ging goed.');
  await form.step('previousDay').click();
  await visitor.expectAt('registration', {}, { date: OPEN_DAY });
  await expect(form.note).toHaveValue('Het ging goed.');
  await expect(offered).toHaveCount(0);
  // Her days stay as they are.
  await page.route('**/webform_rest/submit', (route) => route.fulfill({ json: { sid: 'a' } }));
  await form.amount.fill('2');
  await form.save.click();
  await expect(page.getByRole('status').getByText(say('daily-registration:saved'))).toBeVisible();
  await visitor.open('registration', {}, { date: OPEN_DAY });
  await expect(offered).toBeVisible();
  await expect(form.note).toHaveValue('Het ging niet goed.');
  await main.getByRole('button', { name: say('ui:kept.forget') }).click();
  await expect(main).toBeFocused();
  expect(await keptEntries(page)).toEqual([]);
});

test('another registration of the day is asked about like another page', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const form = new RegistrationForm(visitor);
  const question = page.getByRole('dialog', { name: say('ui:leave.title') });
  await visitor.createAccount();
  await form.open();
  await form.register('1');
  await visitor.open('registration');
  await form.register('2');
  await visitor.open('registrationOfDay', { date: TODAY });
  await form.note.fill('Het ging niet goed.');
  const items = main.getByRole('region', { name: say('daily-registration:items.title') });
  await items.getByRole('link').last().click();
  await question.getByRole('button', { name: say('ui:leave.cancel') }).click();
  await expect(form.note).toHaveValue('Het ging niet goed.');
});
