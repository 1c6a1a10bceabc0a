import { expect, test } from 'vitest';
import { checkNurseRegistration } from './registration.ts';

const DETAILS = {
  initials: 'J.',
  familyName: 'Jansen',
  jobTitle: 'Praktijkondersteuner ggz',
  practice: 'Huisartsenpraktijk De Brug',
  address: 'Kade 12',
  postalCode: '3511 AB',
  locality: 'Utrecht',
  telephone: '030 123 45 67',
};

test('registering asks for address and password twice', () => {
  const draft = {
    ...DETAILS,
    wantsPackage: false,
    mail: 'jansen@houvast.example',
    mailConfirmation: 'JANSEN@houvast.example',
    password: 'rustig-aan-2026',
    confirmation: 'rustig-aan-2026',
  };
  expect(checkNurseRegistration(draft)).toEqual([]);
  const wrong = {
    ...draft,
    jobTitle: '',
    mailConfirmation: 'janssen@houvast.example',
    confirmation: 'anders',
  };
  expect(checkNurseRegistration(wrong)).toEqual([
    { field: 'jobTitle', code: 'required' },
    { field: 'mailConfirmation', code: 'emailMismatch' },
    { field: 'confirmation', code: 'passwordMismatch' },
  ]);
});
