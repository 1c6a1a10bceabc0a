import { expect, test } from '../kit/fixtures.ts';
import { keptEntries } from '../kit/kept-entries.ts';
import { anotherSecond, Mailbox } from '../kit/mailbox.ts';
import { PORT } from '../kit/origin.ts';
import { ANNA, type Visitor } from '../kit/visitor.ts';

const VALIDATE = '**/validate-email';
const RESEND = '**/send-validation-email';
const INVENTED = { uid: '1', timestamp: '1790000000', hash: 'x'.repeat(43) };

const bannerOf = ({ page, say }: Visitor) => page.getByRole('region', { name: say('web:validation.label') });
const againOf = (visitor: Visitor) =>
  bannerOf(visitor).getByRole('button', { name: visitor.say('web:validation.again') });

test('the link from the mail confirms an address, as often as it is opened', async ({ visitor, request }) => {
  const { page, main, say } = visitor;
  const account = await visitor.createAccount();
  await visitor.open('plan');
  await expect(bannerOf(visitor)).toBeVisible();
  await visitor.open('help');
  await expect(bannerOf(visitor)).toHaveCount(0);

  // Fetching the page, as mail scanners do, confirms nothing.
  const link = await new Mailbox(request).newest(account.mail, 'validate');
  const { host, pathname } = new URL(link);
  const scanned = await request.get(`http://127.0.0.1:${PORT}${pathname}`, { headers: { Host: host } });
  expect(scanned.status()).toBe(200);
  await visitor.open('plan');
  await expect(bannerOf(visitor)).toBeVisible();

  for (let time = 0; time < 2; time += 1) {
    await page.goto(link);
    await expect(visitor.heading(say('account:validate.done.heading'))).toBeFocused();
    // The page shows it without a reload.
    await main.getByRole('link', { name: say('account:validate.toHome') }).click();
    await visitor.expectAt('today');
    await expect(bannerOf(visitor)).toHaveCount(0);
  }

  // On another device, where nobody is logged in.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(visitor.heading(say('account:validate.done.heading'))).toBeFocused();
  await main.getByRole('link', { name: say('account:validate.toLogin') }).click();
  await visitor.expectAt('login');
});

test('the mail can be sent again, twice a day', { tag: '@full' }, async ({ visitor, request, watch }) => {
  watch.allowStatus(429);
  const { page, say } = visitor;
  const account = await visitor.createAccount();
  await visitor.open('plan');
  const mailbox = new Mailbox(request);
  // The mail about registering comes first.
  for (let mails = 1; mails <= 2; mails += 1) {
    await mailbox.newest(account.mail, 'validate', mails);
    await anotherSecond();
    await againOf(visitor).click();
    await expect(
      page.getByRole('status').getByText(say('ui:validation.sent', { mail: account.mail })),
    ).toBeVisible();
  }
  await mailbox.newest(account.mail, 'validate', 3);
  await againOf(visitor).click();
  await expect(page.getByRole('alert').getByText(say('ui:validation.tooOften', { count: 2 }))).toBeVisible();
  expect(await mailbox.links(account.mail, 'validate')).toHaveLength(3);
});

test('the page says when the mail could not be sent', { tag: '@full' }, async ({ visitor, watch }) => {
  watch.allowStatus(500);
  const { page, say } = visitor;
  await visitor.createAccount();
  await visitor.open('plan');
  await page.route(RESEND, (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }),
  );
  await againOf(visitor).click();
  await expect(page.getByRole('alert').getByText(say('ui:validation.failed'))).toBeVisible();
  await expect(againOf(visitor)).toBeEnabled();
});

test('whoever confirmed elsewhere is not promised another mail', { tag: '@full' }, async ({
  visitor,
  request,
}) => {
  const { page, say } = visitor;
  const account = await visitor.createAccount();
  await visitor.open('plan');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(await new Mailbox(request).newest(account.mail, 'validate'));
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(say('account:validate.done.heading'));
  await againOf(visitor).click();
  await expect(page.getByRole('status').getByText(say('ui:validation.already'))).toBeVisible();
  await expect(bannerOf(visitor)).toHaveCount(0);
});

test('a link that does not work says why, and leads on', { tag: '@full' }, async ({ visitor, watch }) => {
  watch.allowStatus(403, 500);
  const { page, main, say } = visitor;
  const link = visitor.address('validate', INVENTED);
  await page.goto(link);
  await expect(visitor.heading(say('account:validate.link_invalid.heading'))).toBeFocused();
  await expect(main.getByRole('link', { name: say('account:validate.toLogin') })).toBeVisible();

  const expire = () =>
    page.route(VALIDATE, (route) =>
      route.fulfill({ status: 403, json: { message: 'x', code: 'link_expired' } }),
    );
  await expire();
  await page.goto(link);
  await expect(visitor.heading(say('account:validate.link_expired.heading'))).toBeFocused();
  await expect(main.getByText(say('account:validate.link_expired.visitor'))).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);

  const { mail } = await visitor.createAccount();
  await page.goto(link);
  await main.getByRole('button', { name: say('account:validate.resend') }).click();
  await expect(page.getByRole('status').getByText(say('ui:validation.sent', { mail }))).toBeVisible();

  await page.unroute(VALIDATE);
  await page.route(VALIDATE, (route) => route.fulfill({ status: 500, body: 'x' }));
  await page.goto(link);
  await expect(visitor.heading(say('account:validate.failed.heading'))).toBeFocused();
  await page.unroute(VALIDATE);
  await main.getByRole('button', { name: say('account:validate.retry') }).click();
  await expect(visitor.heading(say('account:validate.link_invalid.heading'))).toBeFocused();
});

test('whoever has confirmed is not asked', { tag: '@full' }, async ({ visitor, watch }) => {
  watch.allowStatus(403);
  await visitor.beLoggedIn(ANNA);
  await visitor.open('programme');
  await expect(bannerOf(visitor)).toHaveCount(0);
  await visitor.page.goto(visitor.address('validate', INVENTED));
  const { mail } = ANNA;
  await expect(visitor.main.getByText(visitor.say('account:validate.already', { mail }))).toBeVisible();
});

const awayOf = (visitor: Visitor) =>
  bannerOf(visitor).getByRole('button', { name: visitor.say('web:validation.away') });

test('the banner is one line, and can be put away for the day', { tag: '@full' }, async ({
  visitor,
  language,
}) => {
  const { page, main } = visitor;
  await visitor.createAccount();
  await visitor.open('plan');
  const height = (await bannerOf(visitor).boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThanOrEqual(44);
  expect(height, `one line in ${language}`).toBeLessThan(60);
  await awayOf(visitor).click();
  await expect(bannerOf(visitor)).toHaveCount(0);
  await expect(main).toBeFocused();
  await visitor.open('messages');
  await expect(bannerOf(visitor)).toHaveCount(0);

  // On the next day nothing is stored any more about the day before.
  await page.evaluate(() => {
    for (const name of Object.keys(window.localStorage)) window.localStorage.setItem(name, '2026-01-01');
  });
  await visitor.open('plan');
  await expect(bannerOf(visitor)).toBeVisible();
  await expect.poll(() => keptEntries(page)).toEqual([]);

  // Somebody else on this device has not put it away.
  await awayOf(visitor).click();
  await page.context().clearCookies();
  await visitor.createAccount();
  await visitor.open('plan');
  await expect(bannerOf(visitor)).toBeVisible();
});

test('where the browser stores nothing the banner is away until the page is left', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  await visitor.createAccount();
  await visitor.open('plan');
  await awayOf(visitor).click();
  await visitor.goTo('programme');
  await expect(bannerOf(visitor)).toHaveCount(0);
  await page.reload();
  await expect(bannerOf(visitor)).toBeVisible();
});
