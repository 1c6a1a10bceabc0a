import { fetchHere, post } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { enlarge } from '../kit/reflow.ts';
import { Today } from '../kit/today.ts';
import { setVisibility } from '../kit/visibility.ts';
import { ANNA } from '../kit/visitor.ts';

test('a page of the menu behind the last tab leads back to it, and on wider screens to the account', {
  tag: '@full',
}, async ({ visitor }) => {
  const { main, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  const [word, origin] = visitor.isOnPhone
    ? (['ui:toMore', 'more'] as const)
    : (['ui:toAccount', 'account'] as const);
  // On wider screens these are in the header.
  const others = visitor.isOnPhone ? (['calendar', 'diary', 'forum'] as const) : [];
  for (const route of ['badges', 'messages', 'notifications', ...others] as const) {
    await visitor.open(route);
    await expect(main.getByRole('link', { name: /^(Terug naar|Back to)/ })).toHaveText(say(word));
    await main.getByRole('link', { name: say(word), exact: true }).click();
    await visitor.expectAt(origin);
  }
});

test('unread messages are counted in the menu, marked on their page, and read after that', {
  tag: '@phone',
}, async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.createAccount();
  await visitor.open('today');
  const link = async () => {
    const menu = await (visitor.isOnPhone ? visitor.openMore() : visitor.openAccountMenu());
    return menu.getByRole('link', { name: say('web:messages') });
  };
  const count = `${say('web:unread', { count: 1 })} ${say('web:unreadUnit', { count: 1 })}`;
  const unread = await link();
  await expect(unread).toHaveAccessibleName(`${say('web:messages')} ${count}`);
  const seen = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && /messages/.test(answer.url()),
  );
  await unread.click();
  await expect(main.getByRole('listitem').getByText(say('messages:unread'))).toHaveCount(1);
  await seen;
  await visitor.goTo('plan');
  const read = await link();
  await expect(read).toHaveAccessibleName(say('web:messages'));
  await read.click();
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await expect(main.getByText(say('messages:unread'))).toHaveCount(0);

  await post(visitor, '/reset-progress', {});
  await visitor.goTo('plan');
  await expect(await link()).toHaveAccessibleName(`${say('web:messages')} ${count}`);
});

test('a message that comes while others are marked as read is marked after them', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const messages = main.getByRole('list', { name: say('messages:list') }).getByRole('listitem');
  const unread = messages.getByText(say('messages:unread'));
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let marked = 0;
  await page.clock.install();
  await visitor.createAccount();
  await page.route('**/v1/messages/seen', async (route) => {
    marked += 1;
    const response = await fetchHere(route);
    await answered;
    await route.fulfill({ response });
  });
  await visitor.open('messages');
  await expect(unread).toHaveCount(1);
  await expect.poll(() => marked).toBe(1);
  await post(visitor, '/reset-progress', {});
  await page.clock.fastForward('02:00');
  await setVisibility(page, 'visible');
  await expect(unread).toHaveCount(2);
  answer();
  await expect.poll(() => marked).toBe(2);
  await visitor.open('messages');
  await expect(messages).toHaveCount(2);
  await expect(unread).toHaveCount(0);
});

test('with text twice as large the menu of a phone keeps three pages, and the others are under More', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, say } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.beLoggedIn(ANNA);
  await visitor.open('plan');
  const tabs = page.getByRole('navigation', { name: say('web:quickMenu') }).getByRole('link');
  await expect(tabs).toHaveCount(5);
  await enlarge(page);
  await expect(tabs).toHaveText([say('web:today'), say('ui:urge.glass'), say('web:more')]);
  const menu = await visitor.openMore();
  await menu.getByRole('link', { name: say('web:programme'), exact: true }).click();
  await visitor.expectAt('programme');
});

test('the menu of a phone counts the days filled in and the badges', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page, say } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.createAccount();
  await visitor.open('today');
  const menu = await visitor.openMore();
  const named = (name: string) => menu.getByRole('link', { name, exact: true });
  const streak = (completed: number) =>
    `${say('web:calendar')} ${say('web:streak', { completed, count: 1 })}`;
  const badges = (count: number) => `${say('settings:menu.badges')} ${say('web:badges', { count })}`;
  await expect(named(streak(0))).toBeVisible();
  await expect(named(badges(0))).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.goTo('plan');
  await expect(visitor.bar(/.*/).first()).toBeVisible();
  await visitor.openMore();
  await expect(named(streak(0))).toBeVisible();
  expect(asked.filter((path) => /statistics|view\/badges/.test(path))).toEqual([]);

  const today = new Today(visitor);
  await visitor.goTo('today');
  await today.amount('1').click();
  await today.done();
  await visitor.openMore();
  await expect(named(streak(1))).toBeVisible();
  await expect(named(badges(1))).toBeVisible();
});
