import { expect } from '@playwright/test';
import { originOf } from '../kit/origin.ts';
import type { Visitor } from '../kit/visitor.ts';
import type { Screen } from './tour.ts';

/** A well-formed link that was never issued. */
const INVENTED_LINK = { uid: '1', timestamp: '1790000000', hash: 'x'.repeat(43) };
async function openTip(visitor: Visitor): Promise<void> {
  await visitor.open('tips');
  await visitor.main.getByRole('link').first().click();
  await expect(visitor.page).toHaveURL(/\/tips\/\w+$/);
  await expect(visitor.main.getByRole('link', { name: visitor.say('pages:tips.all') })).toBeVisible();
}

/** What anyone sees without being logged in. */
export const visitorScreens: readonly Screen[] = [
  { name: 'landing', open: (visitor) => visitor.open('landing') },
  { name: 'help', open: (visitor) => visitor.open('help') },
  { name: 'questions', open: (visitor) => visitor.open('faq') },
  { name: 'tips', open: (visitor) => visitor.open('tips') },
  { name: 'tip', open: openTip },
  { name: 'forum agreements', open: (visitor) => visitor.open('forumRegulations') },
  { name: 'offline', open: (visitor) => visitor.open('offline') },
  { name: 'privacy', open: (visitor) => visitor.open('privacy') },
  { name: 'login', open: (visitor) => visitor.open('login') },
  {
    name: 'login refused',
    async open(visitor) {
      await visitor.sendLogin({ mail: 'niemand@houvast.example', password: 'niet-het-goede-1' });
      await expect(visitor.main.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'help beside the page',
    async open(visitor) {
      const { page, say } = visitor;
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('web:help'), exact: true })
        .click();
      await expect(page.getByRole('region', { name: say('web:help') }).getByRole('group')).toHaveCount(5);
    },
  },
  {
    name: 'mails stopped with a link that is none',
    async open(visitor) {
      await visitor.open('unsubscribe', {}, { uid: '1', kind: 'daily_mail', hash: 'none' });
      await expect(visitor.heading(visitor.say('notifications:unsubscribe.refused.heading'))).toBeVisible();
    },
  },
  { name: 'farewell', open: (visitor) => visitor.open('farewell') },
  { name: 'forgot password', open: (visitor) => visitor.open('forgotPassword') },
  {
    name: 'link sent',
    async open(visitor) {
      const { page, main, say } = visitor;
      await page.getByLabel(say('account:forgot.mail'), { exact: true }).fill('niemand@houvast.example');
      await main.getByRole('button', { name: say('account:forgot.submit') }).click();
      await expect(visitor.heading(say('account:forgot.sent.heading'))).toBeFocused();
    },
  },
  {
    name: 'link for a password that does not work',
    async open(visitor) {
      await visitor.open('resetPassword', INVENTED_LINK);
      await expect(visitor.heading(visitor.say('account:reset.link_invalid.heading'))).toBeVisible();
    },
  },
  {
    name: 'link for an address that does not work',
    async open(visitor) {
      await visitor.open('validate', INVENTED_LINK);
      await expect(visitor.heading(visitor.say('account:validate.link_invalid.heading'))).toBeVisible();
    },
  },
  { name: 'checklist', open: (visitor) => visitor.open('register') },
  {
    name: 'end of the checklist',
    async open(visitor) {
      await visitor.checklistAnswer('no').click();
      await expect(visitor.main.getByRole('radiogroup')).toHaveCount(0);
    },
  },
  {
    name: 'second question of the checklist',
    async open(visitor) {
      const { main, say } = visitor;
      await main.getByRole('button', { name: say('onboarding:change') }).click();
      await visitor.checklistAnswer('yes').check();
      await main.getByRole('button', { name: say('onboarding:next'), exact: true }).click();
      await expect(main.getByRole('button', { name: say('onboarding:back') })).toBeVisible();
    },
  },
  {
    name: 'explainer',
    async open(visitor) {
      await visitor.checklistAnswer('yes').check();
      await expect(visitor.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'credentials',
    async open(visitor) {
      await visitor.haveChecklistDone();
      await visitor.open('credentials');
    },
  },
  {
    name: 'credentials with problems',
    async open({ main, say }) {
      await main.getByRole('button', { name: say('account:credentials.submit') }).click();
      await expect(main.getByRole('region', { name: say('ui:errorSummary') })).toBeFocused();
    },
  },
  {
    name: 'address that is not there',
    async open(visitor) {
      await visitor.page.goto(`${visitor.address('help')}/bestaat-niet`);
      await expect(visitor.heading(visitor.say('web:missing.title'))).toBeVisible();
    },
  },
  {
    name: 'front page of the nurses',
    async open(visitor) {
      await visitor.page.goto(originOf('poh'));
      await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];
