import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { checkNurseDetails, keptDetails, type NurseDetails, nameOfNurse } from '#domain/nurse/details.ts';
import { NURSE_FIELDS } from '../../nurse-contract.ts';
import { checkNotGiven, type JudgedMember, type RegistrationFields } from '../new-member.ts';

/** Judges the application of a nurse; she can log in once she is approved and her address is confirmed. */
export function newNurse(fields: RegistrationFields): JudgedMember {
  const given = detailsOf(fields);
  const details = keptDetails(given);
  const wantsPackage = tickOf(fields.field_welcome_package);
  return {
    problems: [
      ...checkNotGiven(fields, ['field_name']),
      ...wireProblems(checkNurseDetails(given)),
      ...(wantsPackage === null ? problem('field_welcome_package', 'invalid') : NO_PROBLEMS),
    ],
    member: {
      name: nameOfNurse(details),
      role: 'poh',
      enter: (context, uid) =>
        context.announce({ kind: 'nurseRegistered', uid, details, wantsPackage: wantsPackage === true }),
    },
  };
}

/** Problems with her details, under the names of the wire. */
export function wireProblems(problems: readonly Problem[]): readonly Problem[] {
  const names: Readonly<Record<string, string>> = NURSE_FIELDS;
  return problems.map((found) => ({ ...found, field: names[found.field] ?? found.field }));
}

function detailsOf(fields: RegistrationFields): NurseDetails {
  return {
    initials: fields.field_initials ?? '',
    familyName: fields.field_family_name ?? '',
    jobTitle: fields.field_function ?? '',
    practice: fields.field_general_practitioner ?? '',
    address: fields.field_address ?? '',
    postalCode: fields.field_postal_code ?? '',
    locality: fields.field_locality ?? '',
    telephone: fields.field_telephone_number ?? '',
  };
}

/** Reads a tick, sent as 0 or 1, text or boolean; false if it was not given. Null: something else. */
function tickOf(value: unknown): boolean | null {
  if (value === undefined || value === null) return false;
  if (value === 1 || value === '1' || value === true) return true;
  return value === 0 || value === '0' || value === false ? false : null;
}
