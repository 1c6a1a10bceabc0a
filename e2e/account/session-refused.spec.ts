import { hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { setVisibility } from '../kit/visibility.ts';
import type { Visitor } from '../kit/visitor.ts';

/** Follows the first visible link to a page. */
function follow({ page, say }: Visitor, route: 'programme' | 'tips'): Promise<void> {
  const links = page.getByRole('link', { name: say(`web:${route}`), exact: true });
  return links.filter({ visible: true }).first().click();
}

test.beforeEach(({ watch }) => watch.allowStatus(403));

test('a read that is refused leads to the login with the way back', async ({ visitor }) => {
  const { page, say } = visitor;
  await visitor.createAccount();
  await visitor.open('plan');
  await expect(visitor.bar(/.*/).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await follow(visitor, 'programme');
  await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
  await visitor.expectAt('login', {}, { origin: new URL(visitor.address('programme')).pathname });
});

test('what is no form and is refused leads to the login with the way back', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.createAccount();
  await visitor.openAccount();
  await page.context().clearCookies();
  await main.getByRole('checkbox', { name: say('badges:card.show') }).click();
  await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
  await visitor.expectAt('login', {}, { origin: new URL(visitor.address('account')).pathname });
});

test('a public page that is loading opens although the session is over', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.createAccount();
  await visitor.open('plan');
  await expect(visitor.bar(/.*/).first()).toBeVisible();
  const slow = await hold(page, '**/api/*/tips');
  await follow(visitor, 'tips');
  await page.context().clearCookies();
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/user/me'));
  await setVisibility(page, 'visible');
  expect((await refused).status()).toBe(403);
  slow.release();
  await visitor.expectAt('tips');
});

test('a page that needs an account opens again after the login', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.open('faq');
  await page.route('**/api/*/tips', (route) =>
    route.fulfill({ status: 403, json: { message: 'x', code: 'login_required' } }),
  );
  await follow(visitor, 'tips');
  await expect(visitor.heading(say('web:forbidden.title'))).toBeVisible();
  await main.getByRole('link', { name: say('web:login'), exact: true }).click();
  await visitor.expectAt('login', {}, { origin: new URL(visitor.address('tips')).pathname });
});
