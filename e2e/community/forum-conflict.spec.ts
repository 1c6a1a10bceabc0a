import type { Locator } from '@playwright/test';
import { hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';
import type { Visitor } from '../kit/visitor.ts';

test.use({ site: 'alcohol' });

/** A post of somebody new, with a comment of theirs if one is given, in two tabs. */
async function inTwoTabs(visitor: Visitor, title: string, comment?: string) {
  const here = new ForumPage(visitor);
  await visitor.createAccount();
  await here.post(title, 'eerst');
  if (comment) await here.comment(comment);
  const there = new ForumPage(await visitor.elsewhere(visitor.page.context()));
  await there.follow(visitor.page.url());
  return { here, there };
}

/** Opens a text of one's own for a change, which begins with the words that are given. */
async function change(forum: ForumPage, text: Locator, words: string): Promise<void> {
  await forum.visitor.settled();
  await forum.button('edit.button', text).click();
  await expect(forum.text('edit')).toHaveText(words);
  await expect(forum.text('edit')).toBeFocused();
}

async function save(forum: ForumPage, words: string): Promise<void> {
  await forum.text('edit').fill(words);
  await forum.button('edit.save').click();
}

/** Saves a change that nothing is in the way of. */
async function saveFirst(forum: ForumPage, words: string): Promise<void> {
  await save(forum, words);
  await expect(forum.text('edit')).toHaveCount(0);
  await expect(forum.visitor.main.getByText(words, { exact: true })).toBeVisible();
}

function choice({ visitor: { main, say } }: ForumPage, key: 'keepMine' | 'keepOther'): Locator {
  return main.getByRole('button', { name: say(`ui:conflict.${key}`), exact: true });
}

/** Expects the choice between two versions. */
async function expectVersions(forum: ForumPage, mine: string, other: string): Promise<void> {
  const { main, say } = forum.visitor;
  await expect(main.getByText(say('ui:conflict.title'), { exact: true })).toBeVisible();
  for (const [key, words] of [
    ['mine', mine],
    ['other', other],
  ] as const) {
    const version = main.getByRole('region', { name: say(`ui:conflict.${key}`), exact: true });
    await expect(version.getByText(words, { exact: true })).toBeVisible();
  }
}

test('a post that was changed in another tab first: what is chosen first stays', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(409);
  const { page, main, say } = visitor;
  const { here, there } = await inTwoTabs(visitor, 'Twee tabbladen');
  for (const tab of [here, there]) await change(tab, tab.opening, 'eerst');
  await saveFirst(there, 'van daar');
  await save(here, 'van hier');
  await expect(main.getByText(say('ui:conflict.title'), { exact: true })).toBeFocused();
  await expectVersions(here, 'van hier', 'van daar');
  const sending = await hold(page, /\/node\/\d+(\?|$)/);
  const methods: string[] = [];
  page.on('request', (request) => methods.push(request.method()));
  await choice(here, 'keepMine').click();
  await expect(choice(here, 'keepMine')).toHaveAttribute('aria-disabled', 'true');
  // Somebody who thinks that nothing happens; what they chose first counts.
  await choice(here, 'keepOther').click();
  sending.release();
  await expect(visitor.heading('Twee tabbladen')).toBeFocused();
  await expect(page.getByRole('status').getByText(say('forum:edit.saved'))).toBeVisible();
  expect(methods).toContain('PATCH');
  expect(methods).not.toContain('DELETE');
  for (const tab of [here, there]) {
    await tab.visitor.page.reload();
    await expect(tab.opening.getByText('van hier', { exact: true })).toBeVisible();
  }
});

test('a post that changes in another tab once more while its writer chooses: the choice is between what there is now', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(409);
  const { say } = visitor;
  const { here, there } = await inTwoTabs(visitor, 'Drie versies');
  for (const tab of [here, there]) await change(tab, tab.opening, 'eerst');
  await saveFirst(there, 'van daar');
  await change(there, there.opening, 'van daar');
  await save(here, 'van hier');
  await expectVersions(here, 'van hier', 'van daar');
  // What was written here is a draft by now, which the other tab has not seen either.
  await save(there, 'nog eens van daar');
  await expectVersions(there, 'nog eens van daar', 'van hier');
  await choice(there, 'keepMine').click();
  await expect(there.text('edit')).toHaveText('nog eens van daar');
  await saveFirst(there, 'nog eens van daar');
  await choice(here, 'keepMine').click();
  await expectVersions(here, 'van hier', 'nog eens van daar');
  await choice(here, 'keepMine').click();
  await expect(visitor.heading('Drie versies')).toBeFocused();
  for (const tab of [here, there]) {
    await tab.visitor.page.reload();
    await change(tab, tab.opening, 'van hier');
    await expect(tab.visitor.main.getByText(say('forum:begun'))).toHaveCount(0);
  }
});

test('a comment that was changed in another tab first: what was typed is there after a reload, until it is let go of', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(409);
  const { page, main, say } = visitor;
  const { here, there } = await inTwoTabs(visitor, 'Nog een keer', 'Ook iets');
  for (const tab of [here, there]) await change(tab, tab.commentWith('Ook iets'), 'Ook iets');
  await saveFirst(there, 'van daar');
  await expect(there.commentWith('van daar')).toBeFocused();
  await save(here, 'van hier');
  await expectVersions(here, 'van hier', 'van daar');

  await page.reload();
  await change(here, here.commentWith('van daar'), 'van hier');
  await expect(main.getByText(say('forum:begun'))).toBeVisible();
  await here.button('edit.save').click();
  await expectVersions(here, 'van hier', 'van daar');
  await choice(here, 'keepOther').click();
  await expect(here.commentWith('van daar')).toBeFocused();
  await expect(main.getByText('van hier', { exact: true })).toHaveCount(0);
  for (const tab of [here, there]) {
    await tab.visitor.page.reload();
    await change(tab, tab.commentWith('van daar'), 'van daar');
    await expect(tab.visitor.main.getByText(say('forum:begun'))).toHaveCount(0);
  }
});
