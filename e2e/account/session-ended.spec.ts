import type { Page } from '@playwright/test';
import { DiaryPage } from '../kit/diary-page.ts';
import { ExercisePage } from '../kit/exercise-page.ts';
import { expect, test } from '../kit/fixtures.ts';
import { keptEntries } from '../kit/kept-entries.ts';
import { OWN_PORT } from '../kit/origin.ts';
import { at, test as ownServer } from '../kit/own-server.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { setVisibility } from '../kit/visibility.ts';
import { type Account, Visitor } from '../kit/visitor.ts';

const NOTE = 'Dit wil ik niet kwijt.';

/** How many entries this device stores for the site. */
const stored = async (page: Page) => (await keptEntries(page)).length;

/** Everything this browser stores for the site, as somebody with the device in their hands could read it. */
function readable(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([window.localStorage, window.sessionStorage]));
}

/** Fills in today's form, starting from the plan. */
async function fillIn(visitor: Visitor, form: RegistrationForm): Promise<void> {
  const { page, say } = visitor;
  await visitor.open('plan');
  await page.getByRole('link', { name: say('recovery-plan:cta.fillIn') }).click();
  await form.radio(say('daily-registration:register.yes')).check();
  await form.amount.fill('2,5');
  await form.radio(say('ui:place.cafe')).check();
  await form.note.fill(NOTE);
}

/** Tries to save without a session, and ends on the login page. */
async function saveInVain({ page, say }: Visitor, form: RegistrationForm): Promise<void> {
  await form.save.click();
  await expect(page.getByRole('heading', { level: 1, name: say('session:login.heading') })).toBeVisible();
  await expect(page.getByRole('status').getByText(say('ui:failure.sessionOver'))).toBeVisible();
}

/** Logs in again, finds everything that was filled in on the form of its day, and saves it. */
async function saveAfterLogin(visitor: Visitor, account: Account, date: string): Promise<void> {
  const { page, main, say } = visitor;
  const form = new RegistrationForm(visitor);
  await visitor.sendLogin(account);
  await visitor.expectAt('registration', {}, { date });
  await expect(main.getByRole('status').getByText(say('ui:kept.text'))).toBeVisible();
  await expect(form.amount).toHaveValue('2,5');
  await expect(form.note).toHaveValue(NOTE);
  await expect(form.radio(say('ui:place.cafe'))).toBeChecked();
  await form.save.click();
  await expect(page.getByRole('status').getByText(say('daily-registration:saved'))).toBeVisible();
  expect(await stored(page)).toBe(0);
}

test.beforeEach(({ watch }) => watch.allowStatus(403));

const FIRST_DAY = '2026-11-20T11:00:00Z';
/** By then an unused session has expired. */
const DAYS_LATER = ['2026-11-22T20:00:00Z', '2026-11-25T11:00:00Z', '2026-11-28T11:00:00Z'] as const;

ownServer(
  'what was filled in waits until the person is back',
  { tag: '@full' },
  async ({ page, site, language, storage, watch }) => {
    ownServer.setTimeout(240_000);
    // A server that is shutting down refuses new requests.
    watch.allowStatus(403, 503);
    watch.allowServer(OWN_PORT);
    watch.allowLostCalls();
    const visitor = new Visitor(page, site, language, OWN_PORT);
    const { main, say } = visitor;
    const exercise = new ExercisePage(visitor);
    const form = new RegistrationForm(visitor);
    const diary = new DiaryPage(visitor);
    const account = await at(FIRST_DAY, { storage, port: OWN_PORT }, async () => {
      const made = await visitor.createAccount();
      await exercise.ask(2);
      return made;
    });

    await at(DAYS_LATER[0], { storage, port: OWN_PORT }, async () => {
      await exercise.mostImportant.fill(NOTE);
      await exercise.expectDraft('sessionOver');
      await expect(exercise.mostImportant).toHaveValue(NOTE);
      expect(await readable(page)).not.toContain('kwijt');
      await main.getByRole('button', { name: say('ui:draft.logIn') }).click();
      await visitor.sendLogin(account);
      await expect(exercise.button('step.goOn')).toBeVisible();
      await exercise.ask(2);
      await expect(exercise.mostImportant).toHaveValue(NOTE);
      await exercise.expectDraft('saved');
      await fillIn(visitor, form);
    });

    await at(DAYS_LATER[1], { storage, port: OWN_PORT }, async () => {
      await saveInVain(visitor, form);
      expect(await readable(page)).not.toContain('kwijt');
      await saveAfterLogin(visitor, account, '2026-11-22');
      await visitor.open('registration');
      await expect(main.getByText(say('ui:kept.text'))).toHaveCount(0);
      await diary.open();
    });

    await at(DAYS_LATER[2], { storage, port: OWN_PORT }, async () => {
      await diary.write('Een lange dag', NOTE);
      await diary.expectDraft('sessionOver');
      expect(await readable(page)).not.toContain('kwijt');
      await diary.button('form.save').click();
      await visitor.sendLogin(account);
      await visitor.expectAt('diary');
      await expect(diary.title).toHaveValue('Een lange dag');
      await expect(diary.text).toContainText(NOTE);
    });
  },
);

test('nobody else on this device sees it, and logging out removes it', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const other = await visitor.createAccount();
  await visitor.logOut();
  await visitor.createAccount();
  const form = new RegistrationForm(visitor);
  await fillIn(visitor, form);
  await page.context().clearCookies();
  await saveInVain(visitor, form);
  expect(await stored(page)).toBeGreaterThan(0);
  expect(await readable(page)).not.toContain('kwijt');
  await visitor.sendLogin(other);
  await visitor.expectAt('registration', {}, { date: '2026-11-20' });
  await form.radio(say('daily-registration:register.yes')).check();
  await expect(form.amount).toHaveValue('');
  await expect(form.note).toHaveValue('');
  await expect(main.getByText(say('ui:kept.text'))).toHaveCount(0);
  await visitor.logOut();
  expect(await stored(page)).toBe(0);
});

test('what was filled in survives the session, but not logging out in another tab', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page, say } = visitor;
  const question = page.getByRole('dialog', { name: say('ui:leave.title') });
  const over = page.getByRole('status').getByText(say('ui:failure.sessionOver'));
  const form = new RegistrationForm(visitor);
  await visitor.createAccount();
  await fillIn(visitor, form);
  const elsewhere = await visitor.elsewhere(page.context());
  await elsewhere.open('plan');
  await elsewhere.logOut();
  await elsewhere.page.close();
  await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await stored(page)).toBe(0);
  await expect(over).toHaveCount(0);

  await visitor.createAccount();
  await fillIn(visitor, form);
  await page.context().clearCookies();
  await setVisibility(page, 'visible');
  await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
  // The way back leads to the day that was being filled in, whenever that is.
  const { pathname, search } = new URL(visitor.address('registration', {}, { date: '2026-11-20' }));
  await visitor.expectAt('login', {}, { origin: pathname + search });
  await expect(over).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await stored(page)).toBe(1);
  expect(await readable(page)).not.toContain('kwijt');
});

test('an open page starts again for somebody else who has logged in since', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page } = visitor;
  const exercise = new ExercisePage(visitor);
  const other = await visitor.createAccount();
  await page.context().clearCookies();
  const account = await visitor.createAccount();
  await exercise.ask(2);
  await page.context().clearCookies();
  await visitor.beLoggedIn(other);
  await Promise.all([page.waitForEvent('load'), exercise.mostImportant.fill(NOTE)]);
  await expect(exercise.mostImportant).toHaveValue('');
  const elsewhere = await visitor.elsewhere(page.context());
  await page.context().clearCookies();
  await Promise.all([page.waitForEvent('load'), elsewhere.logIn(account)]);
});

test('other tabs leave private pages when one of them logs out', async ({ visitor }) => {
  const { page, say } = visitor;
  await visitor.createAccount();
  const elsewhere = await visitor.elsewhere(page.context());
  await elsewhere.open('plan');
  await expect(elsewhere.bar(/.*/).first()).toBeVisible();
  await visitor.logOut();
  await expect(elsewhere.heading(say('session:login.heading'))).toBeVisible();
  await elsewhere.expectAt('login', {}, { origin: new URL(elsewhere.address('plan')).pathname });
});

test('a link from elsewhere logs nobody out before they say so', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.createAccount();
  const ends: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/user/logout')) ends.push(request.url());
  });
  await visitor.open('logout');
  await expect(main.getByText(say('session:logout.ask'))).toBeVisible();
  await page.reload();
  await visitor.settled();
  await visitor.goTo('plan');
  await page.goBack();
  await expect(main.getByText(say('session:logout.ask'))).toBeVisible();
  expect(ends).toEqual([]);

  await main.getByRole('button', { name: say('session:logout.title') }).click();
  await visitor.expectAt('landing');
  expect(ends).toHaveLength(1);
  await page.goto(visitor.address('plan'));
  await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
});

test('the page that asks goes by itself once the session ended in another tab', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.createAccount();
  await visitor.open('logout');
  await expect(main.getByText(say('session:logout.ask'))).toBeVisible();
  const other = await visitor.elsewhere(page.context());
  await other.open('plan');
  await other.logOut();
  await visitor.expectAt('landing');
});
