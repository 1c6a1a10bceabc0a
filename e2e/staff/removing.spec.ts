import { breaches } from '../kit/breaches.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';
import { decide, openItem, REASON, signedIn, titled } from '../kit/moderation.ts';

test.beforeEach(({ watch }) => watch.allowStatus(400, 403, 404));

test('a text that a moderator removed is called removed, not hidden or against the forum rules, and an appeal that is being written is not lost', async ({
  visitor,
  browser,
}) => {
  const { page: own, main, say } = visitor;
  const title = titled('Mijn nummer');
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  await forum.post(title, 'Bel me maar.');
  const address = own.url();
  await forum.comment('Ik ga uit eten.');
  const page = await signedIn(browser, 'moderator', '/wachtrij');
  await openItem(page, title);
  await decide(page, 'Tekst weghalen', 'protect');
  const told = page.getByText(/^Een moderator heeft de tekst van je bericht van .* weggehaald\./);
  await expect(told).toContainText('Afspraak: bescherm jezelf en anderen.');
  await decide(page, 'Tekst weghalen', 'fits');
  await expect(told).not.toContainText('Afspraak');
  await page.getByRole('button', { name: 'Leg vast en ga door' }).click();
  await expect(page.getByText('Vastgelegd: tekst weggehaald.')).toBeVisible();
  await page.context().close();

  await visitor.open('forumDecisions');
  await expect(main.getByRole('blockquote')).toHaveText(REASON);
  await expect(main).not.toContainText(say('forum:decisions.rule', { rule: '' }).replace('.', '').trim());
  await forum.follow(address);
  await expect(visitor.heading(say('forum:hidden.removedTitle'))).toBeVisible();
  await expect(main.getByText(say('forum:hidden.removed'))).toBeVisible();
  await expect(main.getByRole('blockquote')).toHaveText(REASON);
  await expect(main).toContainText(say('forum:hidden.noMoreComments'));
  for (const untrue of ['moderator', 'own', 'noComments'] as const)
    await expect(main).not.toContainText(say(`forum:hidden.${untrue}`));
  // Only the comment can still be changed.
  await expect(forum.button('edit.button')).toHaveCount(1);
  await expect(
    forum.commentWith('Ik ga uit eten.').getByRole('button', { name: say('forum:edit.button') }),
  ).toBeVisible();
  // Its writer may still ask for a second look.
  await expect(main.getByText(say('forum:decisions.ask'))).toBeVisible();
  expect(await breaches(own)).toEqual([]);
  await forum.openCategory();
  const path = new URL(address).pathname;
  const row = main.getByRole('listitem').filter({ has: own.locator(`a[href^="${path}"]`) });
  await expect(row).toContainText(say('forum:hidden.removedShort'));

  // An appeal that is being written is asked about on leaving, even when it is folded away or the link leads to another page of the
  // same conversation.
  await forum.follow(`${address}?page=2`);
  const ask = main.getByText(say('forum:decisions.ask'));
  const appeal = main.getByRole('textbox', { name: say('forum:decisions.label') });
  const question = own.getByRole('dialog', { name: say('ui:leave.title') });
  const opening = visitor.heading(say('forum:hidden.removedTitle'));
  await opening.click();
  await ask.click();
  await appeal.fill('Mijn nummer mag iedereen weten.');
  await opening.click();
  await main.getByRole('link', { name: say('forum:firstPage') }).click();
  await question.getByRole('button', { name: say('ui:leave.confirm') }).click();

  await expect(main.getByText('Ik ga uit eten.')).toBeVisible();
  await ask.click();
  await appeal.fill('Het is mijn eigen nummer.');
  await own
    .getByRole('link', { name: say('web:today'), exact: true })
    .filter({ visible: true })
    .click();
  await question.getByRole('button', { name: say('ui:leave.cancel') }).click();
  await expect(appeal).toHaveValue('Het is mijn eigen nummer.');
  await own
    .getByRole('contentinfo')
    .getByRole('link', { name: say('web:help'), exact: true })
    .click();
  await visitor.expectAt('help');
  await own.goBack();
  await expect(main.getByRole('status').getByText(say('ui:kept.text'))).toBeVisible();
  await expect(appeal).toHaveValue('Het is mijn eigen nummer.');
  expect(await breaches(own)).toEqual([]);

  // When the session has ended it is not lost, and nothing is asked.
  await appeal.fill('Het is mijn eigen nummer, van mijn werk.');
  await own.context().clearCookies();
  await main.getByRole('button', { name: say('forum:decisions.send') }).click();
  await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
  await expect(own.getByRole('status').getByText(say('ui:failure.sessionOver'))).toBeVisible();
  await expect(question).toHaveCount(0);
});
