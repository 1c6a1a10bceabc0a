import { z } from 'zod';
import { fieldList } from '#contract/wire.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { contentKind, type Reading } from '#platform/content/kind.ts';
import { inLanguage, isOn, localised, site, webAddress } from '#platform/content/localised.ts';
import { readList } from '#platform/content/source.ts';
import { isShown } from '#platform/content/wire.ts';
import type { Contact } from '../contract.ts';

const stored = z.strictObject({
  id: z.string().regex(/^\w+$/),
  core: z.boolean().default(false),
  sites: z.array(site).optional(),
  languages: z.array(z.enum(LANGUAGES)).optional(),
  tel: z.string().nullable(),
  tel_alt: z.string().optional(),
  url: webAddress.nullable(),
  free: z.boolean().nullable(),
  hours: z.string().nullable(),
  status: z.enum(['source_verified', 'unverified']),
  checked_on: z.iso.date().nullable(),
  label: localised,
  when: localised,
});
type Stored = z.output<typeof stored>;

/** The contacts for emergencies, shown in the colour of "now" instead of as ordinary cards. */
const URGENT = new Set(['emergency', 'suicide_113']);

/** Whom to call. Unverified numbers are never shown, the core ones always are (content principles). */
export const contactKind = contentKind<Stored>({
  name: 'contact',
  schema: stored,
  wire: {
    form: 'paragraph',
    bundle: () => 'contact',
    title: ({ label }) => label,
    isShown: ({ core, status, sites, languages }, reading) =>
      (core || status !== 'unverified') &&
      isOn(sites, reading.site) &&
      (languages?.includes(reading.language) ?? true),
    fields: ({ content: { id, label, when, tel, tel_alt, url } }, { language }) => ({
      field_contact: fieldList(id),
      field_title: fieldList(label[language]),
      field_text: fieldList(when[language]),
      field_telephone_number: [tel, tel_alt].flatMap(fieldList),
      field_urgent: fieldList(URGENT.has(id)),
      field_link: url === null ? [] : [{ uri: url }],
    }),
  },
});

export const contactPieces = readList(contactKind, {
  path: 'contacts.yaml',
  list: 'contacts',
  prefix: 'contact',
});

/** What may be shown on a site. */
export function contactsFor(reading: Reading): Contact[] {
  return reading.content
    .all(contactKind, reading.site)
    .filter((entity) => isShown(entity, reading))
    .map(({ written, content: { id, label, when, tel, tel_alt, url } }) => ({
      id,
      name: inLanguage(label, reading.language),
      when: inLanguage(when, reading.language),
      tel,
      otherTel: tel_alt ?? null,
      url,
      urgent: URGENT.has(id),
      langcode: written[reading.language],
    }));
}
