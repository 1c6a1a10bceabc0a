import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';

test.use({ site: 'alcohol' });

test('somebody logged out from another device while writing is told so, and finds what was saved before', async ({
  visitor,
  browser,
  watch,
}) => {
  watch.allowStatus(403, 404);
  const { main, say } = visitor;
  const forum = new ForumPage(visitor);
  const account = await visitor.createAccount();
  await forum.post('Halverwege', 'Wie is er wakker?');
  const status = (key: 'saved' | 'sessionOver') => main.getByRole('status').getByText(say(`ui:draft.${key}`));
  await forum.button('comment.write').click();
  await forum.expectEditor();
  await forum.text('comment').fill('Ik ben wakker.');
  await expect(status('saved')).toBeVisible({ timeout: 20_000 });

  const other = await visitor.elsewhere(browser);
  await other.beLoggedIn(account);
  await other.open('sessions');
  const row = other.main.getByRole('listitem').filter({ hasNotText: say('session:sessions.current') });
  await row.getByRole('button').click();
  await expect(other.page.getByRole('status').getByText(say('session:sessions.ended'))).toBeVisible();
  await other.page.context().close();

  await forum.text('comment').fill('Ik ben wakker. En jij?');
  await expect(status('sessionOver')).toBeVisible({ timeout: 20_000 });
  await expect(forum.text('comment')).toHaveText('Ik ben wakker. En jij?');
  await main.getByRole('button', { name: say('ui:draft.logIn') }).click();
  await visitor.sendLogin(account);
  await expect(visitor.heading('Halverwege')).toBeVisible();
  await forum.button('comment.write').click();
  await expect(forum.text('comment')).toHaveText('Ik ben wakker.');
});
