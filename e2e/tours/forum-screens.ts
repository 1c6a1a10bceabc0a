import { expect } from '@playwright/test';
import { ForumPage } from '../kit/forum-page.ts';
import { ANNA, type Visitor } from '../kit/visitor.ts';
import type { Screen } from './tour.ts';

const QUESTION = 'Wat zeg jij als iemand aandringt?';

/** The conversation of the demo people. */
async function openConversation(visitor: Visitor): Promise<ForumPage> {
  const { main } = visitor;
  await visitor.open('forum');
  await main.getByRole('link', { name: /^(Lastige momenten|Hard moments)$/ }).click();
  await main.getByRole('link', { name: QUESTION }).click();
  await expect(visitor.heading(QUESTION)).toBeVisible();
  await expect(main.getByRole('listitem').getByRole('article')).toHaveCount(3);
  return new ForumPage(visitor);
}

/** The forum of somebody who writes on it; nothing is placed. */
export const forumScreens: readonly Screen[] = [
  {
    name: 'forum',
    async open(visitor) {
      await visitor.beLoggedIn(ANNA);
      await visitor.open('forum');
      await expect(visitor.main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  },
  { name: 'forum: a category', open: (visitor) => new ForumPage(visitor).openCategory() },
  {
    name: 'forum: a conversation',
    async open(visitor) {
      await openConversation(visitor);
    },
  },
  {
    name: 'forum: an answer',
    async open(visitor) {
      const forum = await openConversation(visitor);
      await forum.button('answer').first().click();
      await forum.expectEditor();
    },
  },
  {
    name: 'forum: a report',
    async open(visitor) {
      const forum = await openConversation(visitor);
      await forum.button('report.button').first().click();
      await forum.dialog.getByRole('radio', { name: visitor.say('forum:reason.crisis') }).check();
    },
  },
  {
    name: 'forum: a name to take off',
    async open(visitor) {
      const forum = await openConversation(visitor);
      await forum.button('nameOff.button').click();
      await expect(forum.dialog).toBeVisible();
    },
  },
  {
    name: 'forum: a new post with problems',
    async open(visitor) {
      const forum = new ForumPage(visitor);
      await forum.openNewPost({ asks: false });
      // Another tour may have left a draft.
      await forum.title.fill('');
      await forum.text('post').fill('');
      await forum.button('post.place').click();
      await expect(visitor.main.getByRole('region', { name: visitor.say('ui:errorSummary') })).toBeFocused();
    },
  },
  {
    name: 'forum: help first',
    async open(visitor) {
      const forum = new ForumPage(visitor);
      await forum.title.fill('Genoeg');
      await forum.text('post').fill('Ik wil niet meer leven. Mail anna@houvast.example.');
      await forum.button('safety.place').click();
      await expect(forum.dialog).toBeVisible();
    },
  },
  {
    name: 'forum: a nickname to choose',
    async open(visitor) {
      await visitor.page.context().clearCookies();
      await visitor.createAccount();
      const forum = await openConversation(visitor);
      await forum.button('comment.write').click();
      await expect(forum.nicknameField).toBeVisible();
    },
  },
];
