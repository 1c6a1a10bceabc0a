import { expect } from '@playwright/test';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { NurseForm } from '../kit/nurse.ts';
import { plainPage } from './plain-pages.ts';
import type { Screen } from './tour.ts';

/** The site of practice nurses: asking for an account, and what somebody has who was approved. */
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
      await form.tell({ mail: `rondleiding-${Date.now()}@houvast.example` });
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
    },
  },
  plainPage('inviteClient', 'nurse: inviting a client'),
  plainPage('nurseAccount', 'nurse: account'),
  plainPage('nurseEmail', 'nurse: another address'),
  plainPage('nursePassword', 'nurse: another password'),
  plainPage('nurseSessions', 'nurse: where she is logged in'),
  plainPage('nurseExport', 'nurse: a copy of her data'),
];
