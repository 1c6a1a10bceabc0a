import { expect, test } from 'vitest';
import { DETAILS } from './details.testing.ts';
import { checkNurseRegistration } from './registration.ts';

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
