import type { Locator, Page, Request } from '@playwright/test';
import { hold } from '../kit/calls.ts';
import { DiaryPage } from '../kit/diary-page.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';
import { RegistrationForm } from '../kit/registration-form.ts';

const TWO = { nl: /: 2 glazen,/, en: /: 2 glasses,/ };

interface Saving {
  /** The path that creates what is saved. */
  readonly path: string;
  readonly save: Locator;
  /** The script of the page that follows. */
  readonly next: string;
}

interface Requests {
  readonly sent: number;
}

/** Counts such requests from now on. */
function count(page: Page, isOne: (request: Request) => boolean): Requests {
  const requests = { sent: 0 };
  page.on('request', (request) => {
    if (isOne(request)) requests.sent += 1;
  });
  return requests;
}

const isScriptOf = (screen: string) => (request: Request) => request.url().includes(`/assets/${screen}-`);

/** Presses twice, and once more when everything is saved but the next page is slow. Returns how often it was sent. */
async function pressImpatiently(page: Page, { path, save, next }: Saving): Promise<Requests> {
  const calls = count(
    page,
    (request) => request.method() !== 'GET' && new URL(request.url()).pathname.endsWith(path),
  );
  const following = await hold(page, next);
  const leaving = page.waitForRequest(next);
  await save.dblclick();
  await leaving;
  // By keyboard, which does not wait for a page on its way as a press on the button itself would; the focus is still there.
  await page.keyboard.press('Enter');
  following.release();
  return calls;
}

test('presses on save, also while the next page is slow, make one registration', async ({
  visitor,
  language,
}) => {
  await visitor.createAccount();
  const form = new RegistrationForm(visitor);
  await form.open();
  await form.amount.fill('2');
  const { page } = visitor;
  const calls = await pressImpatiently(page, {
    path: '/webform_rest/submit',
    save: form.save,
    next: '**/assets/PlanScreen-*.js',
  });
  await expect(visitor.bar(TWO[language])).toBeVisible();
  await page.reload();
  await expect(visitor.bar(TWO[language])).toBeVisible();
  expect(calls.sent).toBe(1);
});

test('presses on save, also while the diary is slow, make one entry', async ({ visitor }) => {
  await visitor.createAccount();
  const diary = new DiaryPage(visitor);
  await visitor.open('diaryNew');
  await diary.expectEditor();
  await diary.write('Maandag', 'Gewandeld in plaats van gedronken.');
  const calls = await pressImpatiently(visitor.page, {
    path: '/node',
    save: diary.button('form.save'),
    next: '**/assets/DiaryScreen-*.js',
  });
  await diary.expectToast('saved', 'Maandag');
  await visitor.expectAt('diary');
  expect(calls.sent).toBe(1);
});

test('presses on place, also while the conversation is slow, make one post', async ({ visitor }) => {
  await visitor.createAccount();
  const forum = new ForumPage(visitor);
  await forum.openNewPost();
  const title = `Gelukt ${crypto.getRandomValues(new Uint32Array(1)).join()}`;
  await forum.title.fill(title);
  await forum.text('post').fill('Een week zonder.');
  const calls = await pressImpatiently(visitor.page, {
    path: '/node',
    save: forum.button('post.place'),
    next: '**/assets/PostScreen-*.js',
  });
  await expect(visitor.heading(title)).toBeVisible();
  expect(calls.sent).toBe(1);
});

test('presses on "it has eased", also while the next page is slow, count one urge', async ({ visitor }) => {
  await visitor.createAccount();
  await visitor.open('urge');
  const { main, say, page } = visitor;
  const calls = await pressImpatiently(page, {
    path: '/api/v1/urges',
    save: main.getByRole('button', { name: say('urge:eased') }),
    next: '**/assets/UrgeStepScreen-*.js',
  });
  await expect(main.getByText(say('urge:less.times', { count: 1 }))).toContainText('1');
  expect(calls.sent).toBe(1);
});

test('presses on starting again, also while the next page is slow, restart the programme once', async ({
  visitor,
}) => {
  await visitor.createAccount();
  await visitor.open('account');
  const { main, say, page } = visitor;
  await main.getByRole('button', { name: say('programme:restart.button') }).click();
  const calls = await pressImpatiently(page, {
    path: '/reset-progress',
    save: page.getByRole('dialog').getByRole('button', { name: say('programme:restart.confirm') }),
    next: '**/assets/TodayScreen-*.js',
  });
  await visitor.expectAt('today');
  await expect(page.getByText(say('programme:restart.done'))).toHaveCount(1);
  expect(calls.sent).toBe(1);
});

test('presses on deleting an account, also while the farewell is slow, delete it once and without an error', async ({
  visitor,
}) => {
  const { password } = await visitor.createAccount();
  await visitor.open('deleteAccount');
  const { main, say, page } = visitor;
  await page.getByLabel(say('ui:proof.password'), { exact: true }).fill(password);
  const calls = await pressImpatiently(page, {
    path: '/delete-user-account',
    save: main.getByRole('button', { name: say('account:remove.submit') }),
    next: visitor.address('farewell'),
  });
  await visitor.expectAt('farewell');
  expect(calls.sent).toBe(1);
});

test('presses on logging out everywhere, also while the next page is slow, do so once', async ({
  visitor,
}) => {
  await visitor.createAccount();
  await visitor.open('sessions');
  const { main, say, page } = visitor;
  await main.getByRole('button', { name: say('session:sessions.everywhere') }).click();
  const calls = await pressImpatiently(page, {
    path: '/api/v1/sessions',
    save: page.getByRole('dialog').getByRole('button', { name: say('session:sessions.everywhere') }),
    next: visitor.address('landing'),
  });
  await visitor.expectAt('landing');
  await expect(page.getByText(say('session:sessions.everywhereDone'))).toBeVisible();
  expect(calls.sent).toBe(1);
});

test('an entry that somebody sends again, having left and come back while it was saved, is stored once', async ({
  visitor,
}) => {
  await visitor.createAccount();
  await visitor.open('diaryNew');
  const diary = new DiaryPage(visitor);
  await diary.expectEditor();
  await diary.write('Dinsdag', 'Gefietst in plaats van gedronken.');
  const { page } = visitor;
  const saving = await hold(page, /\/api\/\w+\/node(?:\?|$)/);
  const isSave = (request: Request) => request.method() === 'POST' && /\/node(?:\?|$)/.test(request.url());
  const first = page.waitForRequest(isSave);
  await diary.button('form.save').click();
  await first;
  await page
    .getByRole('link', { name: visitor.say('diary:toDiary') })
    .first()
    .click();
  await visitor.expectAt('diary');
  await page.goBack();
  await expect(diary.title).toHaveValue('Dinsdag');
  const second = page.waitForRequest(isSave);
  await diary.button('form.save').click();
  await second;
  saving.release();
  await visitor.expectAt('diary');
  await expect(diary.entry('Dinsdag')).toHaveCount(1);
});

test('an avatar that is saved late leaves somebody to the page that they pressed, while that is still on its way', async ({
  visitor,
}) => {
  await visitor.createAccount();
  await visitor.open('avatar');
  const { main, say, page } = visitor;
  const saving = await hold(page, /\/api\/\w+\/user\/\d+$/);
  const plan = await hold(page, /\/assets\/PlanScreen-/);
  await main.getByRole('radio').last().check({ force: true });
  await main.getByRole('button', { name: say('settings:avatar.submit') }).click();
  const asked = page.waitForRequest(isScriptOf('PlanScreen'));
  await page
    .getByRole('link', { name: say('web:plan') })
    .last()
    .click();
  await asked;
  const next = count(page, isScriptOf('AccountScreen'));
  saving.release();
  await expect(page.getByText(say('settings:avatar.done'))).toBeVisible();
  expect(next.sent, 'the page that would have followed').toBe(0);
  plan.release();
  await visitor.expectAt('plan');
  await expect(page.getByText(say('settings:avatar.done'))).toBeVisible();
});

test('a login that is answered late leaves somebody on the page with help, and takes them from one for visitors', async ({
  visitor,
}) => {
  const account = await visitor.createAccount();
  const { main, say, page } = visitor;
  const links = {
    help: main.locator(`a[href^="${new URL(visitor.address('help')).pathname}"]`).last(),
    landing: page.getByRole('banner').getByRole('link').first(),
  };
  const home = new URL(visitor.address('today')).pathname;
  for (const [to, at] of [
    ['help', 'help'],
    ['landing', 'programme'],
  ] as const) {
    await page.context().clearCookies();
    await visitor.open('login');
    const answer = await hold(page, '**/user/login');
    await main.locator('#field-mail').fill(account.mail);
    await main.locator('#field-password').fill(account.password);
    await main.getByRole('button', { name: say('session:login.submit') }).click();
    await links[to].click();
    await visitor.expectAt(to);
    const next = count(page, isScriptOf('TodayScreen'));
    answer.release();
    // As soon as the page shows that somebody is logged in, the next one would be on its way.
    await expect(links.landing).toHaveAttribute('href', home);
    expect(next.sent, 'the page that would have followed').toBe(0);
    await visitor.expectAt(at);
  }
});
