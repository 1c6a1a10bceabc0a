import { expect, type Page, test } from '@playwright/test';
import { checkName } from '#domain/identity/account.ts';
import { doExercise, ExercisePage, QUIZ, REASONS } from '../kit/exercise-page.ts';
import { flat, type InjectionWatch, wordsIn } from '../kit/injection.ts';
import { CORPUS, packed, poisonOf } from './poisoned-content.ts';
import { poisonedSite } from './poisoned-site.ts';
import { XSS_PAYLOADS } from './xss-payloads.ts';

/** Content that no screen shows yet, or only at the end of a programme. Remove an entry once a screen shows it. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  'program:end.picture.alt',
  'program:end.text',
  'program:end.title',
  // In a message about a decision of the moderators, which is rendered like every other message.
  'moderation:text',
  // In the head of the document; this is about what people read.
  'page:description',
]);

/** The questions of these have help texts, placeholders, and options with descriptions. */
const HELPED = 's-rulers';
const PROMPTED = 's-if-then';
const EXPLAINED = 'a-facts';

const site = poisonedSite();

test.beforeAll(() => {
  for (const payload of XSS_PAYLOADS) expect(CORPUS).toContain(payload);
});

// All journeys of this file share one server.
test.describe.configure({ mode: 'default' });

test('the texts of the content are nothing but text on every page', async ({ browser }) => {
  test.setTimeout(180_000);
  const shown = new Set<string>();
  const look = async (page: Page, watch: InjectionWatch, where: string) => {
    await watch.expectOnlyText(page, where);
    const words = await wordsIn(page);
    for (const field of site().fields) {
      // A text about a phase that opens later has its date in the place of {when}.
      if (
        poisonOf(field)
          .split('{when}')
          .every((part) => words.includes(flat(part)))
      )
        shown.add(field);
    }
  };

  const context = await browser.newContext();
  const { visitor, watch } = await site().visit(context);
  const { page, main, say } = visitor;
  for (const name of ['landing', 'help', 'faq', 'tips', 'privacy', 'offline', 'login'] as const) {
    await visitor.open(name);
    await look(page, watch, name);
  }
  await visitor.open('tips');
  await main.getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/tips\/\w+$/);
  await page.waitForLoadState('networkidle');
  await look(page, watch, 'tip');
  await visitor.open('register');
  const heading = main.getByRole('radiogroup').getByRole('heading');
  const [, total = 0] = ((await heading.textContent())?.match(/\d+/g) ?? []).map(Number);
  for (let number = 1; number <= total; number += 1) {
    await look(page, watch, `question ${number} of the checklist`);
    // Not being an adult ends it; every other yes has a dialog.
    await visitor.checklistAnswer(number === 1 ? 'no' : 'yes', { number, total }).click({ force: true });
    if (number === 1) await main.getByRole('button', { name: say('onboarding:change') }).waitFor();
    else await page.getByRole('dialog').waitFor();
    await look(page, watch, `what the checklist explains at ${number}`);
    if (number === 1) await main.getByRole('button', { name: say('onboarding:change') }).click();
    else await page.keyboard.press('Escape');
    await visitor.checklistAnswer(number === 1 ? 'yes' : 'no', { number, total }).check({ force: true });
    if (number < total) await main.getByRole('button', { name: say('onboarding:next'), exact: true }).click();
  }
  await look(page, watch, 'checklist');
  await context.close();

  const own = await browser.newContext();
  const { visitor: person, watch: eye } = await site().visit(own, site().robin.cookie);
  for (const name of [
    'programme',
    'plan',
    'registration',
    'calendar',
    'badges',
    'account',
    'messages',
  ] as const) {
    await person.open(name);
    await expect(person.main.getByRole('heading', { level: 1 })).toBeVisible();
    await person.page.waitForLoadState('networkidle');
    await look(person.page, eye, name);
  }
  // Confirming the address brings the message about the badge.
  await person.page.goto(await site().validationLink());
  await expect(person.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => (await site().robin.get('/entity/view/messages/block_1/results')).json.rows.length)
    .toBeGreaterThan(1);
  await person.open('messages');
  await person.page.waitForLoadState('networkidle');
  await look(person.page, eye, 'message with a badge');
  await own.close();

  const long = await browser.newContext();
  const { visitor: regular, watch: third } = await site().visit(long, site().anna.cookie);
  const lookAt = async (exercise: string, start: 'begin' | 'change' = 'begin') => {
    await regular.open('exercise', { exercise });
    await expect(new ExercisePage(regular).button(start)).toBeVisible();
    await look(regular.page, third, exercise);
    await doExercise(regular, () => look(regular.page, third, `${exercise}, a question`), start);
    await look(regular.page, third, `${exercise}, answered`);
  };
  await lookAt(REASONS);
  await lookAt(QUIZ);
  // Anna has done this one and the one before it.
  await lookAt(HELPED, 'change');
  await site().answerByCall('s-my-goal');
  await lookAt(PROMPTED);
  await site().answerByCall('s-helpers');
  await lookAt(EXPLAINED);
  await long.close();

  expect(
    [...site().fields].filter((field) => !shown.has(field) && !NOT_SHOWN.has(field)),
    'never seen',
  ).toEqual([]);
  expect(
    [...NOT_SHOWN].filter((field) => shown.has(field) || !site().fields.has(field)),
    'shown by now',
  ).toEqual([]);
});

test('what a person writes about a day comes back as they wrote it', async ({ browser }) => {
  const context = await browser.newContext();
  const { visitor, watch } = await site().visit(context, site().robin.cookie);
  const made = await site().robin.post('/webform_rest/submit', {
    webform_id: 'daily_registration',
    registration_date: '2026-11-20',
    amount: 1,
    note: 'x',
  });
  expect(made.status).toBe(200);
  const notes = packed(5_000);
  expect(notes.join(' ').length).toBe(XSS_PAYLOADS.join(' ').length);
  for (const note of notes) {
    const changed = await site().robin.patch(`/webform_rest/daily_registration/submission/${made.json.sid}`, {
      note,
    });
    expect(changed.status, changed.text).toBe(200);
    await visitor.open('registrationOfDay', { date: '2026-11-20' });
    await visitor.page.waitForLoadState('networkidle');
    expect(await wordsIn(visitor.page)).toContain(flat(note));
    await watch.expectOnlyText(visitor.page, 'note of a day');
  }
  await context.close();
});

test('what a person answers to an exercise comes back as they wrote it', async ({ browser }) => {
  const context = await browser.newContext();
  const { visitor, watch } = await site().visit(context, site().robin.cookie);
  const { json: questions } = await site().robin.get(`/get-webform-fields/alcohol/${REASONS}`);
  const waiting = packed(255);
  let [sid, revision] = ['', 0];
  while (waiting.length > 0) {
    const sentTexts: string[] = [];
    const take = (count: number) => {
      const texts = waiting.splice(0, count);
      sentTexts.push(...texts);
      return texts.length > 0 ? texts : ['ja'];
    };
    const answers: Record<string, unknown> = {};
    for (const [key, question] of Object.entries<{ '#multiple': number | false }>(questions)) {
      const max = question['#multiple'];
      answers[key] = max === false ? take(1)[0] : take(max);
    }
    const sent =
      sid === ''
        ? await site().robin.post('/webform_rest/submit', { webform_id: REASONS, ...answers })
        : await site().robin.patch(`/webform_rest/${REASONS}/submission/${sid}`, { ...answers, revision });
    expect(sent.status, sent.text).toBe(200);
    ({ sid, revision } = sent.json);
    await visitor.open('exercise', { exercise: REASONS });
    const { main, say } = visitor;
    await expect(
      main.getByRole('region', { name: say('programme:exercise.answers'), exact: true }),
    ).toBeVisible();
    const words = await wordsIn(visitor.page);
    for (const text of sentTexts) expect(words).toContain(flat(text));
    await watch.expectOnlyText(visitor.page, 'answers to an exercise');
  }
  await context.close();
});

test('what a person is called is shown as they wrote it', async ({ browser }) => {
  test.setTimeout(300_000);
  const context = await browser.newContext();
  const { visitor, watch } = await site().visit(context, site().robin.cookie);
  const uid = (await site().robin.get('/user/me')).json.uid[0].value as number;
  // A name that is not valid is refused before anything is stored.
  const every = packed(100);
  const names = every.filter((name) => checkName('name', name).length === 0);
  expect(names.length).toBeGreaterThan(every.length * 0.9);
  for (const name of names) {
    const changed = await site().robin.patch(`/user/${uid}`, { field_name: [{ value: name }] });
    expect(changed.status, changed.text).toBe(200);
    await visitor.open('account');
    await visitor.page.waitForLoadState('networkidle');
    expect(await wordsIn(visitor.page)).toContain(flat(name.trim()));
    await watch.expectOnlyText(visitor.page, `called ${name}`);
  }
  await context.close();
});
