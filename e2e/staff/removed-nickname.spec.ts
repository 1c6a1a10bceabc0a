import type { Request } from '@playwright/test';
import { breaches } from '../kit/breaches.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';
import { decide, openItem, REASON, signedIn, titled } from '../kit/moderation.ts';

// A comment is refused once its writer has no name, and a decision about another name.
test.beforeEach(({ watch }) => watch.allowStatus(409, 422));

test('a moderator takes a nickname away, and its owner is told why and asked for another before writing again', {
  tag: '@full',
}, async ({ visitor, browser }) => {
  test.setTimeout(120_000);
  const { page: own, main, say } = visitor;
  const title = titled('Weer een dag');
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  await forum.post(title, 'Het ging.');
  await forum.button('comment.write').click();
  await forum.text('comment').fill('Nog iets erbij.');

  const page = await signedIn(browser, 'moderator', '/wachtrij');
  await openItem(page, title);
  await decide(page, 'Bijnaam weghalen', 'kind');
  await expect(page.getByText(/^Een moderator heeft je bijnaam weggehaald\./)).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  const settle = page.getByRole('button', { name: 'Leg vast en ga door' });
  const otherName = (sent: Request) => JSON.stringify({ ...sent.postDataJSON(), nickname: 'Net een andere' });
  await page.route('**/decision', (route) => route.continue({ postData: otherName(route.request()) }), {
    times: 1,
  });
  await settle.click();
  await expect(page.getByText(/^De tekst of de bijnaam is intussen veranderd/)).toBeVisible();
  await settle.click();
  await expect(page.getByText('Vastgelegd: bijnaam weggehaald.')).toBeVisible();
  await page.context().close();

  await forum.button('comment.place').click();
  await expect(forum.dialog.getByRole('heading')).toBeFocused();
  await expect(forum.dialog).toContainText(say('forum:nickname.removed'));
  expect(await breaches(own)).toEqual([]);
  await forum.nicknameField.fill(`Iets anders ${crypto.getRandomValues(new Uint32Array(1)).join()}`);
  await forum.button('nickname.save').click();
  await expect(forum.text('comment')).toHaveText('Nog iets erbij.');
  await forum.button('comment.place').click();
  await expect(own.getByText(say('forum:comment.placed'))).toBeVisible();
  await expect(main.getByText('Iets anders').first()).toBeVisible();

  await visitor.open('messages');
  await expect(main.locator('blockquote', { hasText: REASON })).toBeVisible();
});
