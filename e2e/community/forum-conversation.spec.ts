import { hold, post } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';
import type { Visitor } from '../kit/visitor.ts';

test.use({ site: 'alcohol' });

/** The parameters of the conversation that is open. */
function conversationOf({ page }: Visitor) {
  const [category = '', nid = ''] = new URL(page.url()).pathname.split('/').slice(-2);
  return { category, nid };
}

const evening = (number: number) => `Avond ${number}.`;

/** Comments of somebody with a nickname, one for each evening. */
async function writeEvenings(visitor: Visitor, nid: string, first: number, last: number): Promise<void> {
  for (let number = first; number <= last; number += 1) {
    await post(visitor, '/comment', {
      entity_id: nid,
      entity_type: 'node',
      field_name: 'comment_forum',
      field_body: `<p>${evening(number)}</p>`,
    });
  }
}

test('a long conversation is read page by page, there and back', async ({ visitor, browser }) => {
  const { page, main, say } = visitor;
  await visitor.createAccount();
  await new ForumPage(visitor).post('De avonden', 'Hoe komen jullie de avond door?');
  const at = conversationOf(visitor);
  // Newcomers may write ten comments a day.
  await writeEvenings(visitor, at.nid, 1, 10);
  for (const [first, last, onPage] of [
    [11, 20, 2],
    [21, 21, 3],
  ] as const) {
    const other = await visitor.elsewhere(browser);
    await other.createAccount();
    await other.open('forumPost', at);
    await new ForumPage(other).comment(evening(first), { asks: true });
    await expect(other.page).toHaveURL(new RegExp(`[?]page=${onPage}#comment-\\d+$`));
    await writeEvenings(other, at.nid, first + 1, last);
    await other.page.context().close();
  }

  const pager = main.getByRole('navigation', { name: say('forum:pagesOfComments') });
  const turnTo = (name: string) => pager.getByRole('link', { name, exact: true });
  const heading = main.getByRole('heading', { level: 2, name: say('forum:comments', { count: 21 }) });
  const comments = main.getByRole('listitem').getByRole('article');
  const expectPage = async (number: number, count: number) => {
    // A screen reader says the name of the heading when the page was turned.
    const name = `${say('forum:comments', { count: 21 })} ${say('forum:pageOf', { page: number, total: 3 })}`;
    await expect(heading).toHaveAccessibleName(name);
    await visitor.expectAt('forumPost', at, { page: number === 1 ? undefined : String(number) });
    await expect(main.getByText(say('forum:pageOf', { page: number, total: 3 }))).toBeVisible();
    await expect(pager.locator('[aria-current=page]')).toHaveText(String(number));
    await expect(comments).toHaveCount(count);
    await expect(comments.first()).toContainText(evening(10 * number - 9));
  };
  await visitor.open('forumPost', at);
  await expectPage(1, 10);
  await expect(turnTo(say('ui:pager.previous'))).toHaveCount(0);
  await turnTo(say('ui:pager.next')).click();
  await expectPage(2, 10);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const opening = main.getByText('Hoe komen jullie de avond door?');
  await expect(opening).toBeHidden();
  await main.getByText(say('forum:readWhole')).click();
  await expect(opening).toBeVisible();
  await turnTo(say('ui:pager.page', { page: 3 })).click();
  await expectPage(3, 1);
  await expect(heading).toBeFocused();
  await expect(turnTo(say('ui:pager.next'))).toHaveCount(0);
  await page.goBack();
  await expectPage(2, 10);
  await expect(heading).toBeFocused();
  await page.goBack();
  await expectPage(1, 10);
  await expect(heading).toBeFocused();
});

test('an answer leads to what it answers on another page, the address of a comment to its page, and a page too far to the first', async ({
  visitor,
  browser,
}) => {
  const { page, main, say } = visitor;
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  await forum.post('Nog meer avonden', 'Hoe komen jullie de avond door?');
  const at = conversationOf(visitor);
  await writeEvenings(visitor, at.nid, 1, 10);
  const other = new ForumPage(await visitor.elsewhere(browser));
  await other.visitor.createAccount();
  await other.visitor.open('forumPost', at);
  await other.button('answer', other.commentWith(evening(1))).click();
  await other.chooseNickname();
  await other.text('comment').fill(evening(11));
  await other.button('comment.place').click();
  await expect(other.commentWith(evening(11))).toBeFocused();
  await other.visitor.page.context().close();

  const expectLedTo = async (number: number) => {
    await expect(forum.commentWith(evening(number))).toBeFocused();
    await expect(forum.commentWith(evening(number))).toBeInViewport();
  };
  await visitor.open('forumPost', at, { page: '2' });
  const answer = main.getByRole('listitem').filter({ hasText: evening(11) });
  const anchor = (await answer.getAttribute('id')) ?? '';
  await answer
    .getByRole('link', { name: say('forum:onPage', { name: forum.nickname, page: 1 }), exact: true })
    .click();
  await expectLedTo(1);
  await visitor.open('comment', { cid: anchor.replace('comment-', '') });
  await expect(page).toHaveURL(`${visitor.address('forumPost', at, { page: '2' })}#${anchor}`);
  await expectLedTo(11);

  await visitor.open('forumPost', at, { page: '3' });
  await expect(main.getByText(say('forum:pastEnd'))).toBeVisible();
  await main.getByRole('link', { name: say('forum:firstPage') }).click();
  await visitor.expectAt('forumPost', at);
  await expect(forum.commentWith(evening(1))).toBeVisible();
  await expect(main.getByRole('heading', { name: say('forum:comments', { count: 11 }) })).toBeFocused();
});

test('who wrote a post turns its news off and on again, and is led to what is new in it', async ({
  visitor,
  browser,
}) => {
  const { page, main, say } = visitor;
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  await forum.post('Volgen', 'Ik lees later mee.');
  const expectFollowing = (by: ForumPage, follows: boolean) =>
    expect(by.button('follow.button')).toHaveAttribute('aria-pressed', String(follows));
  await expectFollowing(forum, true);
  for (const follows of [false, true]) {
    const saved = page.waitForResponse('**/following');
    await forum.button('follow.button').click();
    await expectFollowing(forum, follows);
    await saved;
    await forum.follow(page.url());
    await expectFollowing(forum, follows);
  }
  // Pressed once more before the answer came: the last press counts.
  const calls = await hold(page, '**/following');
  const last = page.waitForResponse((answer) => answer.request().postData() === '{"following":true}');
  for (const follows of [false, true]) {
    await forum.button('follow.button').click();
    await expectFollowing(forum, follows);
  }
  calls.release();
  expect((await last).status()).toBe(204);
  await forum.follow(page.url());
  await expectFollowing(forum, true);

  const other = new ForumPage(await visitor.elsewhere(browser));
  await other.visitor.createAccount();
  await other.follow(page.url());
  await expect(other.button('report.button', other.opening)).toBeVisible();
  await expect(other.button('follow.button')).toHaveCount(0);
  await other.comment('Ik lees ook mee.', { asks: true });
  await expectFollowing(other, true);
  await other.visitor.page.context().close();

  await forum.follow(page.url());
  const unread = main.getByRole('link', { name: say('forum:unread', { count: 1 }), exact: true });
  await unread.click();
  await expect(forum.commentWith('Ik lees ook mee.')).toBeFocused();
  await expect(forum.commentWith('Ik lees ook mee.')).toBeInViewport();
  await forum.button('follow.button').focus();
  await unread.click();
  await expect(forum.commentWith('Ik lees ook mee.')).toBeFocused();
  await expectFollowing(forum, true);
});

test('a name comes off a post and its writer’s comments on it together: the texts stay, and doing it again does no harm', async ({
  visitor,
  browser,
}) => {
  const { page, main, say } = visitor;
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  await forum.post('Met mijn naam', 'Dit schreef ik zelf.');
  const { nid } = conversationOf(visitor);
  await writeEvenings(visitor, nid, 1, 2);
  const other = new ForumPage(await visitor.elsewhere(browser));
  await other.visitor.createAccount();
  await other.follow(page.url());
  await expect(other.commentWith(evening(2)).getByText(forum.nickname, { exact: true })).toBeVisible();
  await other.comment('Dit schreef een ander.', { asks: true });

  const takeNameOff = async (by: ForumPage) => {
    await by.button('nameOff.button', by.opening).click();
    await expect(by.dialog.getByText(say('forum:nameOff.text'))).toBeVisible();
    await by.dialog.getByRole('checkbox', { name: say('forum:nameOff.withComments') }).check();
    await by.button('nameOff.confirm', by.dialog).click();
    await expect(by.visitor.page.getByRole('status').getByText(say('forum:nameOff.done'))).toBeVisible();
    await expect(by.visitor.heading('Met mijn naam')).toBeFocused();
    await expect(by.visitor.main.getByText(forum.nickname)).toHaveCount(0);
  };
  const expectNameless = async (reader: ForumPage) => {
    const anonymous = say('forum:anonymous');
    await expect(reader.opening.getByText('Dit schreef ik zelf.')).toBeVisible();
    await expect(reader.opening.getByText(anonymous, { exact: true })).toBeVisible();
    for (const number of [1, 2]) {
      await expect(reader.commentWith(evening(number)).getByText(anonymous, { exact: true })).toBeVisible();
    }
    await expect(
      reader.commentWith('Dit schreef een ander.').getByText(other.nickname, { exact: true }),
    ).toBeVisible();
    await expect(reader.visitor.main.getByText(forum.nickname)).toHaveCount(0);
    await expect(reader.visitor.main.getByText(say('forum:startedThis'))).toHaveCount(0);
  };
  const tab = new ForumPage(await visitor.elsewhere(page.context()));
  for (const open of [forum, tab]) {
    await open.follow(page.url());
    await expect(open.button('nameOff.button')).toHaveCount(3);
  }
  await takeNameOff(forum);
  await expectNameless(forum);
  for (const key of ['nameOff.button', 'edit.button', 'follow.button'] as const) {
    await expect(forum.button(key)).toHaveCount(0);
  }
  await other.visitor.page.reload();
  await expectNameless(other);

  // The other tab still shows the name.
  await takeNameOff(tab);
  await expectNameless(tab);
  await other.visitor.page.reload();
  await expectNameless(other);
  await expect(main.getByText(say('forum:nameOff.failed'))).toHaveCount(0);
  await other.visitor.page.context().close();
});
