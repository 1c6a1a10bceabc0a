import { hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';

test.use({ site: 'alcohol' });

test('whoever leaves while a post is being placed stays where they went, and hears that it is placed', async ({
  visitor,
}) => {
  const { page, say } = visitor;
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  await forum.openNewPost();
  await forum.title.fill('Onderweg');
  await forum.text('post').fill('Wie is er wakker?');
  const placing = await hold(page, /\/node(\?|$)/);
  await forum.button('post.place').click();
  await visitor.goTo('plan');
  placing.release();
  await expect(page.getByRole('status').getByText(say('forum:post.placed'))).toBeVisible();
  await expect(visitor.bar(/.*/).first()).toBeVisible();
  await visitor.expectAt('plan');
  await forum.openCategory();
  await expect(visitor.main.getByRole('link', { name: 'Onderweg' }).first()).toBeVisible();
});
