import { expect } from '@playwright/test';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { NurseForm } from '../kit/nurse.ts';
import { expectLoaded, plainPage } from './plain-pages.ts';
import type { Screen } from './tour.ts';

/** The site of practice nurses: asking for an account, and what an approved nurse sees. */
export const nurseScreens: readonly Screen[] = [
  { name: 'nurse: asking for an account', open: (visitor) => visitor.open('registerNurse') },
  {
    name: 'nurse: asking with problems',
    async open(visitor) {
      await new NurseForm(visitor).send();
      await expect(visitor.main.getByRole('region', { name: visitor.say('ui:errorSummary') })).toBeFocused();
    },
  },
  {
    name: 'nurse: waiting for approval',
    async open(visitor) {
      const form = new NurseForm(visitor);
      await form.fillIn({ mail: visitor.newAccount().mail });
      await form.send();
      await expect(visitor.heading(visitor.say('account:nurse.awaiting.heading'))).toBeFocused();
    },
  },
  { name: 'nurse: a code before a password', open: (visitor) => visitor.open('secondStep') },
  {
    name: 'nurse: clients',
    async open(visitor) {
      await visitor.beLoggedIn({ mail: DEMO_NURSE.mail, password: DEMO_PASSWORD });
      await visitor.open('clients');
      await expect(visitor.main.getByRole('link', { name: 'Anna' })).toBeVisible();
    },
  },
  {
    name: 'nurse: a client, exercises',
    async open(visitor) {
      await visitor.main.getByRole('link', { name: 'Anna' }).click();
      await expect(visitor.main.getByRole('tabpanel').getByRole('heading').nth(1)).toBeVisible();
    },
  },
  {
    name: 'nurse: a client, progress',
    async open(visitor) {
      await visitor.main.getByRole('tab', { name: visitor.say('clients:client.progress') }).click();
      await expect(visitor.main.getByRole('list', { name: visitor.say('ui:weekBars') })).toBeVisible();
    },
  },
  {
    name: 'nurse: letting a client go',
    async open(visitor) {
      await visitor.main.getByRole('button', { name: visitor.say('clients:unpair.button') }).click();
      await expect(visitor.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'nurse: a client, to print',
    async open(visitor) {
      await visitor.page.keyboard.press('Escape');
      await visitor.main.getByRole('link', { name: visitor.say('clients:client.print') }).click();
      await expect(
        visitor.main.getByRole('button', { name: visitor.say('clients:print.button') }),
      ).toBeVisible();
      await expectLoaded(visitor);
    },
  },
  {
    name: 'nurse: a client who is not hers',
    async open(visitor) {
      await visitor.open('client', { domain: 'alcohol', uid: '999999999' });
      await expect(visitor.main).toContainText(visitor.say('clients:client.goneTitle'));
    },
  },
  plainPage('conversationCards', 'nurse: cards to talk by'),
  plainPage('inviteClient', 'nurse: inviting a client'),
  {
    name: 'nurse: the mail to a client',
    async open(visitor) {
      await visitor.main.locator('#field-first_name').fill('An');
      await visitor.main.locator('#field-email_address').fill('an@houvast.example');
      await visitor.main.locator('#field-domain').selectOption('alcohol');
      await visitor.main.getByRole('button', { name: visitor.say('pairing:invite.look') }).click();
      await expect(visitor.heading(visitor.say('ui:mailPage.title'))).toBeFocused();
    },
  },
  plainPage('nurseAccount', 'nurse: account'),
  plainPage('nurseEmail', 'nurse: another address'),
  plainPage('nursePassword', 'nurse: another password'),
  plainPage('nurseSessions', 'nurse: where she is logged in'),
  plainPage('nurseExport', 'nurse: a copy of her data'),
];
