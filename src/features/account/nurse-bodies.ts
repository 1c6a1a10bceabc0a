import { fieldList } from '#contract/wire.ts';
import { NURSE_DETAILS, type NurseDetail, type NurseDetails } from '#domain/nurse/details.ts';
import type { NurseRegistrationDraft } from '#domain/nurse/registration.ts';
import { NURSE_FIELDS } from './nurse-contract.ts';

/** The details that differ from the stored ones, as the fields of a change. */
export function changedNurseFields(
  details: NurseDetails,
  stored: NurseDetails,
): Record<string, { value: string }[]> {
  const changed = NURSE_DETAILS.filter((detail) => details[detail] !== stored[detail]);
  return Object.fromEntries(changed.map((detail) => [NURSE_FIELDS[detail], fieldList(details[detail])]));
}

/** The body of a nurse's registration. */
export function nurseRegistrationBody(draft: NurseRegistrationDraft) {
  const mail = draft.mail.trim();
  const field = (detail: NurseDetail) => fieldList(draft[detail]);
  return {
    mail: fieldList(mail),
    name: fieldList(mail),
    pass: fieldList(draft.password),
    preferred_langcode: fieldList('nl'),
    field_initials: field('initials'),
    field_family_name: field('familyName'),
    field_function: field('jobTitle'),
    field_general_practitioner: field('practice'),
    field_address: field('address'),
    field_postal_code: field('postalCode'),
    field_locality: field('locality'),
    field_telephone_number: field('telephone'),
    field_welcome_package: fieldList(draft.wantsPackage ? 1 : 0),
  };
}
