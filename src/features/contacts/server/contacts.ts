import { z } from 'zod';
import { LANGUAGES, type Language } from '#domain/language.ts';
import type { Site } from '#domain/site.ts';
import { inLanguage, localised, site as siteKey } from '#platform/content/localised.ts';
import { readContent } from '#platform/content/reader.ts';
import type { Contact } from '../contract.ts';

const stored = z.strictObject({
  id: z.string().regex(/^\w+$/),
  core: z.boolean().default(false),
  sites: z.array(siteKey).optional(),
  languages: z.array(z.enum(LANGUAGES)).optional(),
  tel: z.string().nullable(),
  tel_alt: z.string().optional(),
  url: z.url().nullable(),
  free: z.boolean().nullable(),
  hours: z.string().nullable(),
  status: z.enum(['source_verified', 'unverified']),
  checked_on: z.iso.date().nullable(),
  label: localised,
  when: localised,
});

/** Read once at start; a mistake in the file stops the start. */
const { contacts } = readContent('contacts.yaml', z.strictObject({ contacts: z.array(stored) }));

/** The contacts that are not shown as ordinary cards but in the colour of "now". */
const URGENT = new Set(['emergency', 'suicide_113']);

export const CONTACT_IDS: ReadonlySet<string> = new Set(contacts.map(({ id }) => id));

/** What may be shown on a site: unverified numbers stay off the pages, the core ones are always there (content principles). */
export function contactsFor(site: Site, language: Language): Contact[] {
  return contacts
    .filter(({ core, status }) => core || status !== 'unverified')
    .filter(
      ({ sites, languages }) => (sites?.includes(site) ?? true) && (languages?.includes(language) ?? true),
    )
    .map(({ id, label, when, tel, url }) => ({
      id,
      name: inLanguage(label, language),
      when: inLanguage(when, language),
      tel,
      url,
      urgent: URGENT.has(id),
    }));
}
