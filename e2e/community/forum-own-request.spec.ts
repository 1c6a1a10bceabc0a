import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';
import { findInQueue, openItem, signedIn, titled } from '../kit/moderation.ts';

test.use({ site: 'alcohol' });

test('whoever took their name off a text asks to take it away, and a moderator reads that they say it is theirs', async ({
  visitor,
  browser,
}) => {
  const { page, say } = visitor;
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  const title = titled('Te veel verteld');
  await forum.post(title, 'In mijn straat kent iedereen me.');
  const other = new ForumPage(await visitor.elsewhere(browser));
  await other.visitor.createAccount();
  await other.follow(page.url());
  await other.button('report.button').click();
  await expect(other.dialog.getByRole('radio')).toHaveCount(6);
  await other.visitor.page.context().close();

  await forum.button('nameOff.button').click();
  await expect(forum.dialog.getByText(say('forum:nameOff.before'))).toBeVisible();
  await forum.button('nameOff.confirm', forum.dialog).click();
  await forum.button('report.button').click();
  await forum.dialog.getByRole('radio', { name: say('forum:reason.own') }).check();
  await forum.button('report.send', forum.dialog).click();
  await expect(page.getByText(say('forum:report.done'))).toBeVisible();

  const staff = await signedIn(browser, 'moderator', '/wachtrij');
  const request = 'verzoek (zegt de schrijver te zijn)';
  await expect(await findInQueue(staff, title)).toContainText(request);
  await openItem(staff, title);
  await expect(staff.getByText(`1 × ${request}`)).toBeVisible();
  await staff.context().close();
});
