import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { NURSE_DETAILS, type NurseDetail, type NurseDetails } from '#domain/nurse/details.ts';

/** The names of the details of a nurse on the wire (contract 2.3). */
export const NURSE_FIELDS = {
  initials: 'field_initials',
  familyName: 'field_family_name',
  jobTitle: 'field_function',
  practice: 'field_general_practitioner',
  address: 'field_address',
  postalCode: 'field_postal_code',
  locality: 'field_locality',
  telephone: 'field_telephone_number',
} as const satisfies Record<NurseDetail, string>;
export type NurseField = (typeof NURSE_FIELDS)[NurseDetail];

/** The name that a form uses, by the name on the wire. */
export const DETAIL_OF_FIELD: Readonly<Record<string, NurseDetail>> = Object.fromEntries(
  NURSE_DETAILS.map((detail) => [NURSE_FIELDS[detail], detail]),
);

const optionalText = z.optionalField(z.string());
/** The fields of a registration; the use case knows which of them a site asks for. */
export const nurseInput = {
  field_initials: optionalText,
  field_family_name: optionalText,
  field_function: optionalText,
  field_general_practitioner: optionalText,
  field_address: optionalText,
  field_postal_code: optionalText,
  field_locality: optionalText,
  field_telephone_number: optionalText,
  field_welcome_package: z.optionalField(z.unknown()),
};

const optionalList = z.optional(z.listOf(z.string()));
/** The fields of the account of a nurse; participants have none of them. */
export const nurseOutput = {
  field_initials: optionalList,
  field_family_name: optionalList,
  field_function: optionalList,
  field_general_practitioner: optionalList,
  field_address: optionalList,
  field_postal_code: optionalList,
  field_locality: optionalList,
  field_telephone_number: optionalList,
  field_welcome_package: z.optional(z.listOf(z.number())),
};

/** The details of an entity; null for the account of a participant. */
export function nurseDetailsOf(
  entity: { readonly [Field in NurseField]?: readonly { readonly value: string }[] | undefined },
): NurseDetails | null {
  if (entity.field_initials === undefined) return null;
  const value = (detail: NurseDetail) => entity[NURSE_FIELDS[detail]]?.[0]?.value ?? '';
  return {
    initials: value('initials'),
    familyName: value('familyName'),
    jobTitle: value('jobTitle'),
    practice: value('practice'),
    address: value('address'),
    postalCode: value('postalCode'),
    locality: value('locality'),
    telephone: value('telephone'),
  };
}

export const askConfirmation = endpoint({
  method: 'POST',
  path: '/api/v1/validation-email',
  access: 'any',
  feature: 'guidance',
  summary:
    'Mail the link that confirms an address once more, to a nurse who cannot log in without it; the answer is the same whether the address has an account or not',
  body: z.strictObject({ mail: z.string() }),
  errors: ['invalid_input', 'too_many_requests'],
});
