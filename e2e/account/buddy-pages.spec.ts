import type { Browser, Page } from '@playwright/test';
import { breaches } from '../kit/breaches.ts';
import { BuddiesPage, buddyMail } from '../kit/buddies.ts';
import { expectProblem } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { Mailbox } from '../kit/mailbox.ts';
import type { Visitor } from '../kit/visitor.ts';

/** What stands in the links of mails for what a buddy can answer. */
const WORDS = ['accept', 'refuse', 'unsubscribe', 'cheer'];

/** Somebody else's device, without JavaScript. */
async function openWithoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  return context.newPage();
}

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

async function newestMessage({ page, main, say }: Visitor) {
  await page.reload();
  return main
    .getByRole('list', { name: say('messages:list') })
    .getByRole('listitem')
    .first();
}

test('yes without JavaScript, once and again; then a stop, once and again', async ({
  visitor,
  browser,
  watch,
}) => {
  watch.allowStatus(404);
  const { say } = visitor;
  const buddies = new BuddiesPage(visitor);
  await buddies.open();
  const link = await buddies.invite('Noor', buddyMail());
  const page = await openWithoutScript(browser);
  const code = link.split('/').at(-1) ?? '';

  // A scanner opens everything, and nothing happens.
  for (const word of WORDS) {
    const opened = await page.goto(link.replace('accept', word));
    expect(opened?.status(), word).toBe(200);
    expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await page.title()).not.toContain(code);
    await expect(page.getByRole('main').getByRole('link', { name: '113' })).toBeVisible();
  }
  const scripted = await browser.newPage();
  for (const word of WORDS) {
    await scripted.goto(link.replace('accept', word));
    expect(await breaches(scripted), word).toEqual([]);
  }
  await scripted.close();
  await visitor.page.reload();
  await expect(buddies.row('Noor')).toContainText(say('buddies:list.invited'));

  const earlier = await page.goto(link.replace('/en', '').replace('accept', 'accepteren'));
  expect(earlier?.request().redirectedFrom()).not.toBeNull();
  expect(page.url()).toBe(link.replace('/en', ''));
  await page.goto(link);
  await expect(h1(page)).toHaveText(say('buddies:accept.title', { name: 'Robin' }));
  const yes = page.getByRole('button', { name: say('buddies:accept.submit') });
  await yes.click();
  await expect(h1(page)).toHaveText(say('buddies:accept.done'));
  await page.goto(link);
  await expect(h1(page)).toHaveText(say('buddies:accept.already'));
  await visitor.page.reload();
  await expect(buddies.row('Noor')).toContainText(say('buddies:list.accepted'));

  await page.getByRole('link', { name: say('buddies:accept.leave') }).click();
  await page.getByRole('button', { name: say('buddies:unsubscribe.submit') }).click();
  await expect(h1(page)).toHaveText(say('buddies:unsubscribe.done'));
  await page.goto(link.replace('accept', 'unsubscribe'));
  await expect(h1(page)).toHaveText(say('buddies:unsubscribe.done'));
  await page.goto(link);
  await expect(h1(page)).toHaveText(say('buddies:stranger.gone.title'));
  await visitor.open('messages');
  await expect(await newestMessage(visitor)).toContainText('Noor');
  await page.context().close();
});

test('no with a reason, without JavaScript, in the other language too', async ({
  visitor,
  browser,
  watch,
}) => {
  watch.allowStatus(404, 422);
  const { say, language } = visitor;
  const buddies = new BuddiesPage(visitor);
  await buddies.open();
  const mail = buddyMail();
  await buddies.invite('Mijn zus', mail);
  const link = await new Mailbox(visitor.page.request).newest(mail, 'buddyRefuse');
  const page = await openWithoutScript(browser);
  await page.goto(link);
  await page
    .getByRole('contentinfo')
    .locator(`a[data-language=${language === 'nl' ? 'en' : 'nl'}]`)
    .click();
  await expect(h1(page)).not.toHaveText(say('buddies:refuse.title'));
  await page.goBack();

  const reason = page.getByRole('textbox', { name: say('buddies:refuse.reason') });
  const submit = page.getByRole('button', { name: say('buddies:refuse.submit') });
  await reason.fill('x'.repeat(1_001));
  await submit.click();
  await expectProblem(reason, say('ui:problem.tooLong', { count: 1_000 }));
  await expect(reason).toHaveValue('x'.repeat(1_001));
  const text = 'Ik heb het <b>zelf</b> druk. Ik bel je wel.';
  await reason.fill(text);
  await page.getByRole('checkbox', { name: say('buddies:refuse.never') }).check();
  await submit.click();
  await expect(h1(page)).toHaveText(say('buddies:refuse.done'));
  await page.goto(link);
  await expect(h1(page)).toHaveText(say('buddies:stranger.gone.title'));

  await visitor.open('messages');
  await expect((await newestMessage(visitor)).getByRole('blockquote')).toHaveText(text);
  await page.context().close();
});

test('with JavaScript, on the device of somebody who is logged in', async ({ visitor, watch }) => {
  watch.allowStatus(404);
  const { page, main, say } = visitor;
  const buddies = new BuddiesPage(visitor);
  await buddies.open();
  const link = await buddies.invite('Noor', buddyMail());
  await page.goto(link);
  await visitor.settled();
  await main.getByRole('link', { name: say('buddies:accept.refuse') }).click();
  await main.getByRole('link', { name: say('buddies:refuse.accept') }).click();
  await main.getByRole('button', { name: say('buddies:accept.submit') }).click();
  await expect(visitor.heading(say('buddies:accept.done'))).toBeFocused();
  await main.getByRole('link', { name: say('buddies:accept.leave') }).click();
  await visitor.expectAt('buddyUnsubscribe', { pairingCode: link.split('/').at(-1) ?? '' });
  await page.goBack();
  await expect(visitor.heading(say('buddies:accept.already'))).toBeVisible();

  await page.goto(link.replace('accept', 'cheer'));
  await visitor.settled();
  const send = main.getByRole('button', { name: say('buddies:cheer.submit') });
  await send.click();
  await expectProblem(main.getByRole('radiogroup'), say('buddies:cheer.required'));
  const sentence = main.getByRole('radio').nth(2);
  const words = (await main.getByRole('radiogroup').locator('label').nth(2).textContent()) ?? '';
  await sentence.check();
  await send.click();
  await expect(visitor.heading(say('buddies:cheer.done'))).toBeFocused();
  await page.reload();
  await expect(visitor.heading(say('buddies:cheer.today'))).toBeVisible();
  await visitor.open('messages');
  expect(words).not.toBe('');
  await expect(main.getByRole('blockquote').filter({ hasText: words })).toBeVisible();

  await visitor.open('urgeStep', { step: 'call' });
  const mailed = main.getByRole('link', { name: say('ui:ownBuddies.mail', { name: 'Noor' }) });
  await expect(mailed).toHaveAttribute('href', /^mailto:buddy-\w+@houvast\.example\?body=/);

  await page.goto(`${link.slice(0, -3)}xyz`);
  await expect(visitor.heading(say('buddies:stranger.gone.title'))).toBeVisible();
});
