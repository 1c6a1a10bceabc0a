import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';

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
