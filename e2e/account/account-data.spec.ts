import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { fromBufferPromise } from 'yauzl';
import { HOUR_MS } from '#domain/kit/duration.ts';
import { answerOtherwise, post } from '../kit/calls.ts';
import { expectProblem } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { confirmAddress } from '../kit/mailbox.ts';

/** What of the page in a copy does not fit on a sheet of paper. */
async function cutOnPaper(page: Page, zip: Buffer): Promise<string[]> {
  const files = await fromBufferPromise(zip);
  for await (const entry of files.eachEntry()) {
    if (entry.fileName !== 'index.html') continue;
    const sheet = await page.context().newPage();
    await sheet.setViewportSize({ width: 690, height: 1_000 });
    await sheet.emulateMedia({ media: 'print' });
    await sheet.setContent(await text(await files.openReadStreamPromise(entry)));
    return sheet.evaluate(() =>
      [...document.querySelectorAll('td')]
        .filter((cell) => cell.getBoundingClientRect().right > innerWidth)
        .map((cell) => cell.innerText),
    );
  }
  throw new Error('The copy has no page to read');
}

test('messages come newest first, ten on a page', async ({ visitor, language }) => {
  const { main, page, say } = visitor;
  const { mail } = await visitor.createAccount();
  await visitor.open('messages');
  await expect(main.getByText(say('messages:lead.ownUse'))).toBeVisible();
  const messages = main.getByRole('list', { name: say('messages:list') }).getByRole('listitem');
  await expect(messages).toHaveCount(1);
  await expect(messages.getByRole('paragraph')).toHaveCount(3);
  await expect(messages).not.toContainText('<p>');
  const welcome = (await messages.getByRole('paragraph').last().textContent()) ?? '';
  for (let times = 0; times < 10; times += 1) await post(visitor, '/reset-progress', {});
  await visitor.open('messages');
  await expect(messages).toHaveCount(10);
  await expect(messages.first()).not.toContainText(welcome);
  await main.getByRole('link', { name: say('ui:pages.older') }).click();
  await visitor.expectAt('messages', {}, { page: '2' });
  const second = `${say('messages:list')}. ${say('ui:pages.page', { page: 2, total: 2 })}`;
  await expect(main.getByRole('list', { name: second, exact: true })).toBeFocused();
  await expect(messages).toHaveCount(1);
  await expect(messages).toContainText(welcome);
  await expect(main.getByText(say('ui:pages.page', { page: 2, total: 2 }))).toBeVisible();
  await page.reload();
  await expect(messages).toHaveCount(1);
  await main.getByRole('link', { name: say('ui:pages.newer') }).click();
  await expect(messages).toHaveCount(10);
  await visitor.open('messages', {}, { page: '9' });
  await main.getByRole('link', { name: say('messages:first') }).click();
  await expect(messages).toHaveCount(10);

  await confirmAddress(visitor, mail);
  await visitor.open('messages');
  await expect(messages.first().getByRole('heading')).toHaveText({ nl: 'Begonnen', en: 'Started' }[language]);
  const picture = (await messages.first().locator('use').getAttribute('href')) ?? '';
  const drawn = await page.evaluate(async (path) => (await fetch(path)).text(), picture);
  expect(drawn).toContain(`id="${picture.split('#')[1]}"`);
});

test('messages that could not be fetched are asked for again', async ({ visitor, watch }) => {
  watch.allowStatus(500);
  const { main, page, say } = visitor;
  await visitor.createAccount();
  await visitor.open('more');
  const view = '**/entity/view/**';
  await page.route(view, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await main.getByRole('link', { name: new RegExp(`^${say('web:messages')} 1 `) }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  await page.unroute(view);
  await main.getByRole('button', { name: say('ui:tryAgain') }).click();
  await expect(main.getByRole('list', { name: say('messages:list') })).toBeVisible();
  await expect(main).toBeFocused();
});

test('someone logs out on another device, here, and everywhere', async ({ visitor, browser, watch }) => {
  watch.allowStatus(500);
  const { main, page, say } = visitor;
  const rows = main.getByRole('list', { name: say('session:sessions.list') }).getByRole('listitem');
  const here = rows.filter({ hasText: say('session:sessions.current') });
  const elsewhere = rows.filter({ hasNotText: say('session:sessions.current') });
  const dialog = page.getByRole('dialog');
  const other = await visitor.elsewhere(browser);
  const account = await visitor.createAccount();
  await other.beLoggedIn(account);

  await visitor.open('sessions');
  await expect(rows).toHaveCount(2);
  const failure = page.getByRole('alert').getByText(say('session:sessions.failed'));
  const refusal = { status: 500, json: { code: 'internal' } };
  await page.route('**/api/v1/sessions/*', (route) => route.fulfill(refusal), { times: 1 });
  await elsewhere.getByRole('button').click();
  await expect(failure).toBeVisible();
  await elsewhere.getByRole('button').click();
  await expect(page.getByRole('status').getByText(say('session:sessions.ended'))).toBeVisible();
  await expect(failure).toHaveCount(0);
  await expect(rows).toHaveCount(1);
  await expect(main.getByRole('list', { name: say('session:sessions.list') })).toBeFocused();
  await other.page.goto(other.address('plan'));
  await expect(other.heading(say('session:login.heading'))).toBeVisible();

  await here.getByRole('button').click();
  await dialog.getByRole('button', { name: say('ui:cancel') }).click();
  await expect(dialog).toHaveCount(0);
  await here.getByRole('button').click();
  await dialog.getByRole('button', { name: say('session:sessions.end'), exact: true }).click();
  await visitor.expectAt('landing');

  await other.beLoggedIn(account);
  await visitor.beLoggedIn(account);
  await visitor.open('sessions');
  await main.getByRole('button', { name: say('session:sessions.everywhere') }).click();
  await dialog.getByRole('button', { name: say('session:sessions.everywhere') }).click();
  await visitor.expectAt('landing');
  await expect(page.getByRole('status').getByText(say('session:sessions.everywhereDone'))).toBeVisible();
  for (const left of [visitor, other]) {
    await left.page.goto(left.address('plan'));
    await expect(left.heading(say('session:login.heading'))).toBeVisible();
  }
  await other.page.context().close();
});

test('a copy of everything is made and fetched', async ({ visitor, watch }) => {
  watch.allowStatus(403);
  const { main, page, say } = visitor;
  const account = await visitor.createAccount();
  await visitor.open('account');
  await main.getByRole('link', { name: say('settings:menu.export'), exact: true }).click();
  await visitor.expectAt('export');
  const password = page.getByLabel(say('ui:proof.password'), { exact: true });
  const submit = main.getByRole('button', { name: say('data-export:screen.request') });
  await password.fill('niet-het-goede-1');
  await submit.click();
  await expectProblem(password, say('ui:problem.passwordWrong'));
  await password.fill(account.password);
  await submit.click();
  const link = main.getByRole('link', { name: say('data-export:screen.fetch') });
  const status = main.getByRole('status').filter({ hasText: say('data-export:screen.ready') });
  await expect(status).toBeFocused({ timeout: 20_000 });
  await expect(main.getByText(/ \d\d\.\d\d| \d+:\d\d [ap]m/)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('houvast-2026-11-20.zip');
  const zip = await readFile(await download.path());
  expect(await cutOnPaper(page, zip)).toEqual([]);
  const again = main.getByRole('button', { name: say('data-export:screen.again') });
  await expect(again).toBeVisible();

  // Once its hour is over the link would lead nowhere.
  let copies: object[] | undefined;
  await answerOtherwise(page, /\/api\/v1\/exports$/, (answer) => {
    const [made] = answer as { expires: string }[];
    const now = made ? Date.parse(made.expires) - HOUR_MS : 0;
    const shown = copies ?? [{ ...made, expires: new Date(now + 5_000).toISOString() }];
    copies = [];
    return shown;
  });
  await page.reload();
  await expect(link).toBeVisible();
  await expect(link).toHaveCount(0);
  await expect(submit).toBeVisible();
});

test('a copy that cannot be made is not waited for in silence', { tag: '@full' }, async ({ visitor }) => {
  const { main, page, say } = visitor;
  const account = await visitor.createAccount();
  await visitor.open('export');
  const lost = main.getByRole('status').filter({ hasText: say('data-export:screen.lost') });
  await page.getByLabel(say('ui:proof.password'), { exact: true }).fill(account.password);
  let isGone = false;
  await page.route(/\/api\/v1\/exports$/, (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const asked = { id: 'a', requested: '2026-11-20T23:00:00Z', ready: false, expires: null };
    return route.fulfill({ json: isGone ? [] : [asked] });
  });
  const submit = main.getByRole('button', { name: say('data-export:screen.request') });
  await submit.click();
  await expect(main.getByText(say('data-export:screen.busy'))).toBeVisible();
  isGone = true;
  await expect(lost).toBeVisible();
  await expect(submit).toBeVisible();
});

test('whoever deletes their account reads what stays on the forum, before and after', async ({ visitor }) => {
  const { main, page, say } = visitor;
  const { password } = await visitor.createAccount();
  await visitor.open('deleteAccount');
  const stays = main.getByText(say('account:remove.forum').split('.')[0] ?? '');
  await expect(stays).toBeVisible();
  await expect(main.getByText(say('account:remove.list.buddies'))).toBeVisible();
  await expect(main.getByText(say('account:remove.nurse')), 'there is none').toHaveCount(0);
  await stays.getByRole('link').click();
  await visitor.expectAt('forum');
  await page.goBack();
  await page.getByLabel(say('ui:proof.password'), { exact: true }).fill(password);
  await main.getByRole('button', { name: say('account:remove.submit') }).click();
  await visitor.expectAt('farewell');
  await expect(main.getByText(say('account:farewell.forum'))).toBeVisible();
});

test('paper has the page without the dialog over it, which keeps the focus', async ({ visitor }) => {
  const { main, page, say } = visitor;
  await visitor.createAccount();
  await visitor.open('sessions');
  await main.getByRole('button', { name: say('session:sessions.everywhere') }).click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('heading', { level: 2 });
  await expect(title).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toHaveCSS('opacity', '0');
  await expect(title).toBeFocused();
});
