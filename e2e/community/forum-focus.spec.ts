import { hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';

test.use({ site: 'alcohol' });

test('focus stays where a keyboard left off: after a nickname, a cancelled form, a report and a name taken off', async ({
  visitor,
  browser,
}) => {
  const { page, say } = visitor;
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  await forum.openCategory();
  await visitor.main.getByRole('link', { name: say('forum:newPost') }).click();
  await forum.chooseNickname();
  await expect(forum.title).toBeFocused();
  await forum.title.fill('Met de tab-toets');
  await forum.text('post').fill('Zonder muis gaat het ook.');
  await forum.button('post.place').click();
  await expect(visitor.heading('Met de tab-toets')).toBeVisible();

  await forum.press('comment.write');
  await expect(forum.text('comment')).toBeFocused();
  await forum.press('ui:cancel');
  await expect(forum.button('comment.write')).toBeFocused();
  await forum.comment('Mijn eerste reactie.');
  const comment = forum.commentWith('Mijn eerste reactie.');
  for (const opener of ['answer', 'edit.button'] as const) {
    await forum.press(opener, comment);
    await expect(forum.text(opener === 'answer' ? 'comment' : 'edit')).toBeFocused();
    await forum.press('ui:cancel', comment);
    await expect(forum.button(opener, comment)).toBeFocused();
  }
  await forum.press('edit.button', forum.opening);
  await expect(forum.text('edit')).toBeFocused();
  await forum.press('ui:cancel', forum.opening);
  await expect(forum.button('edit.button', forum.opening)).toBeFocused();

  const other = new ForumPage(await visitor.elsewhere(browser));
  await other.visitor.createAccount();
  await other.follow(page.url());
  await other.press('report.button', other.opening);
  await other.dialog.getByRole('radio', { name: other.visitor.say('forum:reason.ads') }).check();
  await other.press('report.send', other.dialog);
  await expect(other.button('report.takeBack', other.opening)).toBeFocused();
  await other.press('report.takeBack', other.opening);
  const status = other.visitor.page.getByRole('status');
  await expect(status.getByText(other.visitor.say('forum:report.takenBack'))).toBeVisible();
  await expect(other.button('report.button', other.opening)).toBeFocused();
  await other.press('comment.write');
  await other.chooseNickname();
  await expect(other.text('comment')).toBeFocused();
  await other.visitor.page.context().close();

  await forum.press('nameOff.button', comment);
  await forum.press('ui:cancel', forum.dialog);
  await expect(forum.button('nameOff.button', comment)).toBeFocused();
  await forum.press('nameOff.button', comment);
  await forum.press('nameOff.confirm', forum.dialog);
  await expect(comment.getByText(say('forum:anonymous'), { exact: true })).toBeVisible();
  await expect(comment).toBeFocused();
  await forum.press('nameOff.button', forum.opening);
  await forum.press('nameOff.confirm', forum.dialog);
  await expect(forum.opening.getByText(say('forum:anonymous'), { exact: true })).toBeVisible();
  await expect(visitor.heading('Met de tab-toets')).toBeFocused();
});

test('a nickname that was chosen on the account page is not asked for again', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  await forum.openCategory();
  await visitor.openAccount();
  await main.getByRole('textbox', { name: say('settings:about.nickname') }).fill(forum.nickname);
  await main.getByRole('button', { name: say('ui:save') }).click();
  await expect(page.getByRole('status').getByText(say('settings:about.saved'))).toBeVisible();
  await page.goBack();
  if (visitor.isOnPhone) await page.goBack();
  await main.getByRole('link', { name: say('forum:newPost') }).click();
  await forum.expectEditor();
  await expect(forum.dialog).toHaveCount(0);
});

test('a reader who was there before is led to the first new comment', async ({ visitor, browser }) => {
  const writer = new ForumPage(visitor);
  await visitor.createAccount();
  await writer.post('Hoe vieren jullie dit?', 'Een maand.');
  const other = new ForumPage(await visitor.elsewhere(browser));
  await other.visitor.createAccount();
  const seen = other.visitor.page.waitForResponse(/\/read-position$/);
  await other.follow(visitor.page.url());
  expect((await seen).status()).toBe(204);
  await writer.comment('Ik ga uit eten.');
  await other.visitor.page.reload();
  const { main: elsewhere, say } = other.visitor;
  await elsewhere.getByRole('link', { name: say('forum:unread', { count: 1 }) }).click();
  await expect(other.commentWith('Ik ga uit eten.')).toBeFocused();
  await other.comment('Ik kocht bloemen.', { asks: true });
  await other.comment('En een boek.');
  // Back in the list and the post a moment later, both shown from the cache.
  await writer.openCategory();
  const { main } = visitor;
  const unread = visitor.say('forum:unread', { count: 2 });
  const post = main.getByRole('link', { name: 'Hoe vieren jullie dit?' }).first();
  await expect(main.getByText(unread)).toBeVisible();
  const read = await hold(visitor.page, '**/read-position');
  await post.click();
  await main.getByRole('link', { name: unread }).click();
  await expect(writer.commentWith('Ik kocht bloemen.')).toBeFocused();
  await main.getByRole('link', { name: visitor.say('forum:toPosts') }).click();
  await expect(main.getByText(unread)).toBeVisible();
  read.release();
  await expect(main.getByText(unread)).toHaveCount(0);
  await post.click();
  await expect(writer.commentWith('Ik kocht bloemen.')).toBeVisible();
  await expect(main.getByRole('link', { name: unread })).toHaveCount(0);
  await other.visitor.page.context().close();
});
