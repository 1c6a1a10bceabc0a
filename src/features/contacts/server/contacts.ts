import { z } from 'zod';
import { fieldList } from '#contract/wire.ts';
import {
  type ContactCheck,
  CRISIS_CONTACTS,
  type CrisisContactId,
  mayShowNumber,
} from '#domain/content/contact.ts';
import type { Localised } from '#domain/content/content.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { contentKind, type Reading } from '#platform/content/kind.ts';
import { inLanguage, isOn, localised, site, webAddress } from '#platform/content/localised.ts';
import { readList } from '#platform/content/source.ts';
import { isShown } from '#platform/content/wire.ts';
import type { Contact } from '../contract.ts';

export const storedContact = z.strictObject({
  id: z.string().regex(/^\w+$/),
  core: z.boolean().default(false),
  sites: z.array(site).optional(),
  languages: z.array(z.enum(LANGUAGES)).optional(),
  tel: z.string().nullable(),
  tel_alt: z.string().optional(),
  url: webAddress.nullable(),
  free: z.boolean().nullable(),
  hours: localised.nullable(),
  status: z.enum(['source_verified', 'unverified']),
  checked_on: z.iso.date().nullable(),
  label: localised,
  when: localised,
});
type Stored = z.output<typeof storedContact>;

/** The contacts for emergencies, shown in the colour of "now" instead of as ordinary cards. */
const URGENT: ReadonlySet<string> = new Set<CrisisContactId>(['emergency', 'suicide_113']);

/** Whom to call. Unverified contacts are never shown, the core ones always are (content principles). */
export const contactKind = contentKind<Stored>({
  name: 'contact',
  schema: storedContact,
  wire: {
    form: 'paragraph',
    bundle: () => 'contact',
    title: ({ label }) => label,
    isShown: ({ core, status, sites, languages }, reading) =>
      (core || status !== 'unverified') &&
      isOn(sites, reading.site) &&
      (languages?.includes(reading.language) ?? true),
    fields({ content }, { language }) {
      const { id, label, when, url } = content;
      const { tel, otherTel, free, hours } = calling(content);
      return {
        field_contact: fieldList(id),
        field_title: fieldList(label[language]),
        field_text: fieldList(when[language]),
        field_telephone_number: [tel, otherTel].flatMap(fieldList),
        field_free: fieldList(free),
        field_hours: fieldList(hours?.[language]),
        field_urgent: fieldList(URGENT.has(id)),
        field_link: url === null ? [] : [{ uri: url }],
      };
    },
  },
});

export const contactPieces = readList(contactKind, {
  path: 'contacts.yaml',
  list: 'contacts',
  prefix: 'contact',
  needed: CRISIS_CONTACTS,
});

/** What the rules about numbers need to know of a contact. */
export function checkOf({ core, status, checked_on }: Stored): ContactCheck {
  return { core, status, checkedOn: checked_on };
}

interface Calling {
  readonly tel: string | null;
  readonly otherTel: string | null;
  readonly free: boolean;
  readonly hours: Localised | null;
}

/** How to call; hours and costs belong to the number, so without it they are left out as well. */
function calling(contact: Stored): Calling {
  const { tel, tel_alt, free, hours } = contact;
  if (!mayShowNumber(checkOf(contact))) return { tel: null, otherTel: null, free: false, hours: null };
  return {
    tel,
    otherTel: tel_alt ?? null,
    free: free === true && tel !== null,
    hours,
  };
}

/** The contacts that may be shown on a site. */
export function contactsFor(reading: Reading): Contact[] {
  const { language } = reading;
  return reading.content
    .all(contactKind, reading.site)
    .filter((entity) => isShown(entity, reading))
    .map(({ written, content }) => {
      const { id, label, when, url } = content;
      const { hours, ...numbers } = calling(content);
      return {
        id,
        name: inLanguage(label, language),
        when: inLanguage(when, language),
        ...numbers,
        hours: hours && inLanguage(hours, language),
        url,
        urgent: URGENT.has(id),
        langcode: written[language],
      };
    });
}
