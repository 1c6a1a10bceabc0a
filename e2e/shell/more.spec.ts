import { expect, test } from '../kit/fixtures.ts';
import { ANNA } from '../kit/visitor.ts';

test('a page of the menu behind the last tab leads back to it, and on wider screens to the account', async ({
  visitor,
}) => {
  const { main, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  const [word, origin] = visitor.isOnPhone
    ? (['ui:toMore', 'more'] as const)
    : (['ui:toAccount', 'account'] as const);
  for (const route of ['badges', 'messages', 'notifications'] as const) {
    await visitor.open(route);
    await expect(main.getByRole('link', { name: /^(Terug naar|Back to)/ })).toHaveText(say(word));
    await main.getByRole('link', { name: say(word), exact: true }).click();
    await visitor.expectAt(origin);
  }
});

test('unread messages are counted in the menu, marked on their page, and read after that', async ({
  visitor,
}) => {
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
  await visitor.follow('plan');
  const read = await link();
  await expect(read).toHaveAccessibleName(say('web:messages'));
  await read.click();
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await expect(main.getByText(say('messages:unread'))).toHaveCount(0);
});
