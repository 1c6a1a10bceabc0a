import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { LANGUAGES } from '#domain/kit/language.ts';

/** Someone to call or write to. `tel` is formatted for reading; a number that nobody has called yet is left out. */
export const contact = z.object({
  id: z.string(),
  name: z.string(),
  when: z.string(),
  tel: z.nullable(z.string()),
  /** A second number that reaches the same people. */
  otherTel: z.nullable(z.string()),
  /** Whether calling costs nothing; false if nobody checked. */
  free: z.boolean(),
  /** When somebody answers, in words. */
  hours: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** For danger now: 112 and 113. */
  urgent: z.boolean(),
  /** The actual language of the text: Dutch where there is no translation. */
  langcode: z.enum(LANGUAGES),
});
export type Contact = z.infer<typeof contact>;

export const readContacts = endpoint({
  method: 'GET',
  path: '/api/v1/contacts',
  access: 'any',
  isHelp: true,
  summary: 'Whom to call, for this site and language',
  reply: z.array(contact),
});
