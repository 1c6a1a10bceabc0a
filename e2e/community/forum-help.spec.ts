import { breaches } from '../kit/breaches.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';

test.use({ site: 'alcohol' });

test('whoever reports a text reads whom to call, whatever they choose, and once', async ({
  visitor,
  browser,
}) => {
  const writer = new ForumPage(visitor);
  await visitor.createAccount();
  await writer.post('De bus naar huis', 'Onderweg lees ik wat jullie schrijven.');
  const other = new ForumPage(await visitor.elsewhere(browser));
  await other.visitor.createAccount();
  await other.follow(visitor.page.url());
  await other.button('report.button').click();
  const { say } = visitor;
  const numbers = (['suicide', 'danger'] as const).map((about) =>
    other.dialog.getByRole('link', { name: say(`ui:notMonitored.${about}`) }),
  );
  for (const number of numbers) await expect(number).toBeVisible();
  expect(await breaches(other.visitor.page)).toEqual([]);
  await other.dialog.getByRole('radio', { name: say('forum:reason.crisis') }).check();
  await expect(other.dialog.getByText(say('forum:report.danger'))).toBeVisible();
  for (const number of numbers) await expect(number).toHaveCount(1);
  await other.visitor.page.context().close();
});

test('a conversation ends with whom to call, which an open form says itself', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  await forum.post('Een lange nacht', 'Slapen lukt niet.');
  const doNotWait = main.getByText(say('forum:doNotWait'));
  const number = main.getByRole('link', { name: say('ui:notMonitored.suicide') });
  await expect(doNotWait).toBeVisible();
  await expect(number).toHaveCount(1);
  expect(await breaches(page)).toEqual([]);
  await forum.button('comment.write').click();
  await forum.expectEditor();
  await expect(doNotWait).toHaveCount(0);
  await expect(number).toHaveCount(1);
});
