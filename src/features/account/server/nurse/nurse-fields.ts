import { fieldList } from '#contract/wire.ts';
import type { NurseDetails } from '#domain/nurse/details.ts';

/** The details of a nurse, as fields of her entity (contract 2.3). */
export function nurseFields(nurse: NurseDetails & { readonly wantsPackage: boolean }) {
  return {
    field_initials: fieldList(nurse.initials),
    field_family_name: fieldList(nurse.familyName),
    field_function: fieldList(nurse.jobTitle),
    field_general_practitioner: fieldList(nurse.practice),
    field_address: fieldList(nurse.address),
    field_postal_code: fieldList(nurse.postalCode),
    field_locality: fieldList(nurse.locality),
    field_telephone_number: fieldList(nurse.telephone),
    field_welcome_package: fieldList(nurse.wantsPackage ? 1 : 0),
  };
}
