import { measureOf, type Site } from '#domain/site/site.ts';
import { checkRegistration, type RegistrationDraft, type RegistrationSetting } from './registration.ts';

export const today = '2026-11-20';
export const start = '2026-11-01';

export function check(
  site: Site,
  draft: Partial<RegistrationDraft>,
  setting: Partial<RegistrationSetting> = {},
) {
  return checkRegistration(
    { day: today, amount: 1, stake: null, place: null, company: null, craving: null, note: '', ...draft },
    {
      measure: measureOf(site),
      today,
      registrationsStart: start,
      otherAmounts: [],
      storedAmount: null,
      ...setting,
    },
  );
}
