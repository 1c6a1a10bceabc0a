import { hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';

test.use({ site: 'alcohol' });

test('a like and a report are still there for a reader who comes back to the conversation', async ({
  visitor,
  browser,
  watch,
}) => {
  const writer = new ForumPage(visitor);
  await visitor.createAccount();
  await writer.post('Drie weken', 'Het lukt.');
  await writer.comment('Met wat hulp.');
  const other = new ForumPage(await visitor.elsewhere(browser));
  await other.visitor.createAccount();
  const { page, main, say } = other.visitor;
  await other.follow(visitor.page.url());
  const comment = other.commentWith('Met wat hulp.');
  for (const text of [other.opening, comment]) {
    await other.hearts(text, 0).click();
    await expect(other.hearts(text, 1)).toHaveAttribute('aria-pressed', 'true');
  }
  await other.button('report.button', comment).click();
  await other.dialog.getByRole('radio', { name: say('forum:reason.ads') }).check();
  await other.button('report.send', other.dialog).click();
  await expect(other.button('report.takeBack', comment)).toBeVisible();

  await main.getByRole('link', { name: say('forum:toPosts') }).click();
  const post = main.getByRole('link', { name: 'Drie weken' }).first();
  await expect(post).toBeVisible();
  // Before anything is read again.
  const calls = await hold(page, '**/api/**');
  await post.click();
  const expectBoth = async () => {
    for (const text of [other.opening, comment]) {
      await expect(other.hearts(text, 1)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(other.button('report.takeBack', comment)).toBeVisible();
  };
  await expectBoth();
  const read = page.waitForResponse((answer) => answer.url().includes('forum_post_comments'));
  calls.release();
  await read;
  await expectBoth();
  const taken = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await other.hearts(comment, 1).click();
  await expect(other.hearts(comment, 0)).toHaveAttribute('aria-pressed', 'false');
  await taken;

  // Pressed once more before the answer came: the last press counts.
  const likes = await hold(page, '**/entity/flagging/like/**');
  const takenAgain = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await other.hearts(comment, 0).click();
  await other.hearts(comment, 1).click();
  await expect(other.hearts(comment, 0)).toHaveAttribute('aria-pressed', 'false');
  likes.release();
  expect((await takenAgain).status()).toBe(204);

  // What could not be stored goes back, and says so quietly.
  watch.allowStatus(500, 429);
  const failure = { status: 500, json: { message: 'x', code: 'internal' } };
  await page.route('**/entity/flagging/like/**', (route) => route.fulfill(failure), { times: 1 });
  await other.hearts(comment, 0).click();
  await expect(page.getByRole('status').getByText(say('forum:like.failed'))).toBeVisible();
  await expect(other.hearts(comment, 0)).toHaveAttribute('aria-pressed', 'false');

  // Too many reports in a day: the dialog stays, with the number to call.
  const enough = {
    status: 429,
    headers: { 'Retry-After': '7200' },
    json: { message: 'x', code: 'too_many_requests' },
  };
  await page.route('**/entity/flagging/inappropriate_post/**', (route) => route.fulfill(enough), {
    times: 1,
  });
  await other.button('report.button', other.opening).click();
  await other.dialog.getByRole('radio', { name: say('forum:reason.ads') }).check();
  await other.button('report.send', other.dialog).click();
  await expect(other.dialog.getByRole('alert').getByRole('link', { name: '112' })).toBeVisible();
  await other.button('ui:cancel', other.dialog).click();
  await expect(other.button('report.button', other.opening)).toBeVisible();
  await page.context().close();
});
