import { expect } from '@playwright/test';
import { NEWCOMER_PASSWORD, type Visitor } from '../kit/visitor.ts';
import { plainPage } from './plain-pages.ts';
import type { Screen } from './tour.ts';

/** Submits the open form as it is, and waits for its problems. */
async function sendEmpty({ main, say }: Visitor, button: string): Promise<void> {
  await main.getByRole('button', { name: button }).click();
  await expect(main.getByText(say('ui:problem.required')).first()).toBeVisible();
}

/** Everything about the account, for someone who has just registered. */
export const accountScreens: readonly Screen[] = [
  {
    name: 'more',
    async open(visitor) {
      await visitor.createAccount();
      await visitor.open('more');
    },
  },
  {
    name: 'account',
    async open(visitor) {
      await visitor.open('account');
    },
  },
  {
    name: 'account with problems',
    async open(visitor) {
      const { main, say } = visitor;
      await main.getByRole('textbox', { name: say('settings:about.name'), exact: true }).fill('');
      await main.getByRole('textbox', { name: say('settings:about.nickname') }).fill('x');
      await sendEmpty(visitor, say('ui:save'));
      await expect(main.getByRole('region', { name: say('ui:errorSummary') })).toBeFocused();
    },
  },
  {
    name: 'question before starting again',
    async open({ main, page: opened, say }) {
      await main.getByRole('button', { name: say('programme:restart.button') }).click();
      await expect(opened.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'badges switched off',
    async open(visitor) {
      const { main, page: opened, say } = visitor;
      await visitor.open('account');
      await main.getByRole('checkbox', { name: say('badges:card.show') }).uncheck();
      await expect(opened.getByText(say('badges:card.off'))).toBeVisible();
      await visitor.open('badges');
      await expect(main.getByRole('heading', { name: say('badges:off.title') })).toBeVisible();
    },
  },
  {
    name: 'another address',
    async open(visitor) {
      await visitor.open('changeEmail');
      await sendEmpty(visitor, visitor.say('account:changeEmail.submit'));
    },
  },
  {
    name: 'another password',
    async open(visitor) {
      await visitor.open('changePassword');
      await sendEmpty(visitor, visitor.say('account:changePassword.submit'));
    },
  },
  {
    name: 'help with using the site',
    async open(visitor) {
      const { main, page: opened, say } = visitor;
      await visitor.open('more');
      await main.getByRole('button', { name: say('web:support') }).click();
      await expect(opened.getByRole('dialog').getByRole('link', { name: /112/ }).first()).toBeVisible();
      await expect(opened.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveCount(3);
    },
  },
  plainPage('notifications', 'mails before the address is confirmed'),
  plainPage('messages'),
  plainPage('sessions', 'devices'),
  {
    name: 'question before logging out everywhere',
    async open({ main, page: opened, say }) {
      await main.getByRole('button', { name: say('session:sessions.everywhere') }).click();
      await expect(opened.getByRole('dialog')).toBeVisible();
    },
  },
  plainPage('export', 'copy to ask for'),
  {
    name: 'copy that is ready',
    async open({ main, page: opened, say }) {
      await opened.getByLabel(say('ui:proof.password'), { exact: true }).fill(NEWCOMER_PASSWORD);
      await main.getByRole('button', { name: say('data-export:screen.request') }).click();
      await expect(main.getByRole('link', { name: say('data-export:screen.fetch') })).toBeVisible();
    },
  },
  {
    name: 'deleting the account',
    async open(visitor) {
      await visitor.open('deleteAccount');
      await sendEmpty(visitor, visitor.say('account:remove.submit'));
    },
  },
];
