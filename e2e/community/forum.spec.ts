import { categoryPostsView } from '#features/forum/contract.ts';
import { breaches, expectPaper } from '../kit/breaches.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';

test.use({ site: 'alcohol' });

test('a newcomer chooses a nickname, which nothing but an answer closes, and writes a post', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  await forum.openCategory();
  expect(await breaches(page)).toEqual([]);
  await main.getByRole('link', { name: say('forum:newPost') }).click();
  await expect(forum.nicknameField).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.goBack();
  await expect(forum.nicknameField).toBeVisible();
  await forum.button('nickname.save').click();
  await expect(forum.dialog.getByText(say('ui:problem.nicknameMissing'))).toBeVisible();
  await forum.dialog.getByRole('link', { name: say('forum:nickname.rather') }).click();
  await visitor.expectAt('programme');

  await forum.post('Vandaag ging het goed', 'Ik heb thee gezet en gebeld.');
  await expect(forum.opening.getByText(forum.nickname, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${say('forum:conversation')} `));
  await forum.comment('En morgen weer.');
  await main.getByRole('link', { name: say('forum:toPosts') }).click();
  await expect(main.getByRole('link', { name: 'Vandaag ging het goed' }).first()).toBeVisible();
});

test('others answer, like and report, and the writer can do neither to their own text', async ({
  visitor,
  browser,
}) => {
  const writer = new ForumPage(visitor);
  await visitor.createAccount();
  await writer.post('Wie herkent dit?', 'Het weekend duurt zo lang.');
  await expect(writer.button('report.button')).toHaveCount(0);
  const other = new ForumPage(await visitor.elsewhere(browser));
  await other.visitor.createAccount();
  await other.follow(visitor.page.url());
  await other.hearts(other.opening, 0).click();
  await expect(other.hearts(other.opening, 1)).toHaveAttribute('aria-pressed', 'true');
  expect(await breaches(other.visitor.page)).toEqual([]);
  await other.button('report.button').click();
  await other.button('report.send', other.dialog).click();
  await expect(other.dialog.getByText(other.visitor.say('forum:report.chooseOne'))).toBeVisible();
  await expect(other.dialog.getByRole('radio').first()).toBeFocused();
  await other.dialog.getByRole('radio', { name: other.visitor.say('forum:reason.crisis') }).check();
  await expect(other.dialog.getByRole('link', { name: /112/ }).first()).toBeVisible();
  expect(await breaches(other.visitor.page)).toEqual([]);
  await other.button('report.send', other.dialog).click();
  await other.button('report.takeBack').click();
  await expect(other.button('report.button')).toBeVisible();
  await other.comment('Ik herken het.', { asks: true });

  await visitor.page.reload();
  await expect(writer.hearts(writer.opening, 1)).toBeVisible();
  const comment = writer.commentWith('Ik herken het.');
  await writer.button('answer', comment).click();
  await expect(writer.text('comment')).toBeFocused();
  await writer.text('comment').fill('Fijn dat je het zegt.');
  await writer.button('comment.place').click();
  const answer = writer.commentWith('Fijn dat je het zegt.').last();
  await expect(answer).toBeFocused();
  await expect(answer.getByText(visitor.say('forum:startedThis'))).toBeVisible();
  expect(await breaches(visitor.page)).toEqual([]);
  await answer.getByRole('link', { name: other.nickname }).click();
  await expect(comment).toBeFocused();
  await other.visitor.page.context().close();
});

test('a text with an explicit sign of danger shows whom to call first, and is placed all the same', async ({
  visitor,
}) => {
  const { say } = visitor;
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  await forum.openNewPost();
  await expect(visitor.main.getByRole('link', { name: say('ui:notMonitored.suicide') })).toBeVisible();
  await forum.title.fill('Het is genoeg');
  await forum.text('post').fill('Ik wil niet meer leven. Bel me op 06 12345678.');
  await expect(visitor.main.getByText(say('forum:identifying.phone'))).toContainText('‘06 12345678’');
  await visitor.main.getByRole('button', { name: say('forum:safety.place') }).click();
  await expect(forum.dialog.getByRole('link', { name: /113/ }).first()).toBeVisible();
  await expect(forum.dialog.getByRole('link', { name: /112/ }).first()).toBeVisible();
  expect(await breaches(visitor.page)).toEqual([]);
  await visitor.page.keyboard.press('Escape');
  await expect(forum.dialog).toHaveCount(0);
  await expect(forum.title).toHaveValue('Het is genoeg');
  await visitor.main.getByRole('button', { name: say('forum:safety.place') }).click();
  await forum.dialog.getByRole('button', { name: say('forum:safety.place') }).click();
  await expect(visitor.heading('Het is genoeg')).toBeVisible();
});

test('a text of one’s own is changed in place, and the name comes off for good', { tag: '@full' }, async ({
  visitor,
}) => {
  const { main, say } = visitor;
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  await forum.post('Eerste week', 'Zeven dagen.');
  await expectPaper(visitor.page, main.getByText('Zeven dagen.'));
  await forum.button('edit.button').click();
  await expect(forum.text('edit')).toBeFocused();
  await expectPaper(visitor.page, forum.text('edit'));
  await forum.text('edit').fill('Zeven dagen. Bel me op 06 12345678.');
  await expect(forum.button('edit.saveAnyway')).toBeVisible();
  await forum.text('edit').fill('Ik wil niet meer leven.');
  await forum.button('edit.save').click();
  await expect(forum.button('edit.saveAnyway', forum.dialog)).toBeVisible();
  await expect(forum.dialog.getByText(say('forum:edit.after'))).toBeVisible();
  await visitor.page.keyboard.press('Escape');
  await forum.text('edit').fill('Zeven dagen, en een wandeling.');
  await forum.button('edit.save').click();
  await expect(visitor.heading('Eerste week')).toBeFocused();
  await expect(main.getByText('Zeven dagen, en een wandeling.')).toBeVisible();
  await forum.button('nameOff.button').click();
  await expect(forum.dialog.getByText(say('forum:nameOff.text'))).toBeVisible();
  await forum.dialog.getByRole('button', { name: say('forum:nameOff.confirm') }).click();
  await expect(forum.opening.getByText(say('forum:anonymous'), { exact: true })).toBeVisible();
  await expect(main.getByText(forum.nickname)).toHaveCount(0);
  await expect(forum.button('edit.button')).toHaveCount(0);
});

test('what is wrong with a post is said at its field, and a draft of it waits', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  await forum.openNewPost();
  await forum.button('post.place').click();
  await expect(main.getByRole('region', { name: say('ui:errorSummary') })).toBeFocused();
  expect(await breaches(page)).toEqual([]);
  await forum.title.fill('🌻'.repeat(120));
  await expect(main.getByText(say('ui:characters', { length: 120, max: 120 }))).toBeVisible();
  await forum.title.fill('Half');
  await forum.text('post').fill('Een begin.');
  await expect(main.getByRole('status').getByText(say('ui:draft.saved'))).toBeVisible({ timeout: 20_000 });
  await forum.openNewPost({ asks: false });
  await expect(main.getByText(say('forum:begun'))).toBeVisible();
  await expect(forum.title).toHaveValue('Half');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(forum.title).toHaveValue('Half');
  expect(asked.filter((url) => url.includes(categoryPostsView.view))).toEqual([]);
});

test('each answer in a conversation has a draft of its own, which Throw away lets go of', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, main, say } = visitor;
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  await forum.post('Drie draden', 'Wie schrijft er mee?');
  for (const text of ['De eerste.', 'De tweede.']) await forum.comment(text);
  const [first, second] = [forum.commentWith('De eerste.'), forum.commentWith('De tweede.')];
  const begin = async (text: string) => {
    await forum.expectEditor();
    await expect(forum.text('comment')).toHaveText('');
    await forum.text('comment').fill(text);
    await expect(main.getByRole('status').getByText(say('ui:draft.saved'))).toBeVisible({ timeout: 20_000 });
  };
  await forum.button('comment.write').click();
  await begin('Aan iedereen');
  await forum.button('answer', first).click();
  await begin('Aan de eerste');
  await forum.button('answer', second).click();
  await begin('Aan de tweede');

  await page.reload();
  await forum.button('answer', first).click();
  await expect(forum.text('comment')).toHaveText('Aan de eerste');
  await forum.button('ui:draft.discard', first).click();
  await expect(forum.button('answer', first)).toBeFocused();
  await forum.button('answer', first).click();
  await expect(forum.text('comment')).toHaveText('');
  await forum.button('answer', second).click();
  await expect(forum.text('comment')).toHaveText('Aan de tweede');
  await forum.button('comment.place').click();
  await expect(forum.commentWith('Aan de tweede').last()).toBeFocused();
  await forum.button('comment.write').click();
  await expect(forum.text('comment')).toHaveText('Aan iedereen');
});

test('a newcomer who placed enough for a day reads when the next post can go, and keeps what they wrote', {
  tag: '@full',
}, async ({ visitor, watch }) => {
  watch.allowStatus(429);
  const { main } = visitor;
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  await forum.post('De eerste dag', 'Dag 1.');
  for (const day of ['tweede', 'derde']) {
    await forum.post(`De ${day} dag`, `Over de ${day} dag.`, { asks: false });
  }
  await forum.openNewPost({ asks: false });
  await forum.title.fill('De vierde dag');
  await forum.text('post').fill('Nog een keer.');
  const tooFast = {
    status: 429,
    headers: { 'Retry-After': '60' },
    json: { message: 'x', code: 'too_many_requests' },
  };
  await visitor.page.route(/\/node\?draft=/, (route) => route.fulfill(tooFast), { times: 1 });
  await forum.button('post.place').click();
  await expect(main.getByRole('alert').getByText(visitor.say('ui:failure.tooFast'))).toBeVisible();
  await forum.button('post.place').click();
  const next = {
    nl: /hooguit 3 berichten per dag.*morgen vanaf 1\d\.\d\d uur/,
    en: /3 posts a day at most.*tomorrow from 1\d:\d\d/,
  };
  await expect(main.getByRole('alert').getByText(next[visitor.language])).toBeVisible();
  await expect(forum.title).toHaveValue('De vierde dag');
});
