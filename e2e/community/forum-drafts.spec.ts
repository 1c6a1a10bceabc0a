import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';
import { comeBack } from '../kit/visibility.ts';

test.use({ site: 'alcohol' });

test('a post that waits in one category is not offered in another, and goes once it is placed', async ({
  visitor,
}) => {
  const { main, say } = visitor;
  const forum = new ForumPage(visitor);
  const begun = main.getByText(say('forum:begun'));
  await visitor.createAccount();
  await forum.openNewPost();
  await forum.title.fill('Het lukte');
  await forum.text('post').fill('Een avond zonder.');
  await expect(main.getByRole('status').getByText(say('ui:draft.saved'))).toBeVisible({ timeout: 20_000 });

  await visitor.open('forum');
  // Not a link of the help beside it, which is there before the categories are.
  const categories = main.getByRole('list', { name: say('forum:categories') });
  await categories.getByRole('link').filter({ hasNotText: forum.category }).first().click();
  await main.getByRole('link', { name: say('forum:newPost') }).click();
  await forum.expectEditor();
  await expect(forum.title).toHaveValue('');
  await expect(begun).toHaveCount(0);

  await forum.openNewPost({ asks: false });
  await expect(begun).toBeVisible();
  await expect(forum.title).toHaveValue('Het lukte');
  await forum.button('post.place').click();
  await expect(visitor.heading('Het lukte')).toBeVisible();
  await forum.openNewPost({ asks: false });
  await expect(forum.title).toHaveValue('');
});

test('a forum that is closed for somebody who is writing says so once, and keeps what they typed', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const forum = new ForumPage(visitor);
  await page.clock.install();
  await visitor.createAccount();
  await forum.post('Eerste week', 'Zeven dagen.');
  await forum.button('comment.write').click();
  await forum.text('comment').fill('En nu acht.');
  let isClosed = true;
  const told = { nickname: forum.nickname, nickname_removed: false, avatar: 1, moderator_hours: '' };
  await page.route('**/api/v1/forum', (route) =>
    route.fulfill({ json: { ...told, may_write: !isClosed, closed_until: null } }),
  );
  await comeBack(page);
  await expect(forum.text('comment')).toHaveCount(0);
  await expect(main.getByRole('link', { name: say('forum:whyClosed') })).toHaveCount(1);
  isClosed = false;
  await comeBack(page);
  await expect(forum.text('comment')).toHaveText('En nu acht.');
});
