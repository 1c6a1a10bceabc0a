import { z } from 'zod';
import { FEATURES } from '#domain/feature.ts';
import type { Language } from '#domain/language.ts';
import { hasFeature, type Site } from '#domain/site.ts';
import { inLanguage, localised, site as siteKey } from '#platform/content/localised.ts';
import { readContent } from '#platform/content/reader.ts';
import type { FaqItem } from '../contract.ts';

const stored = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  about: z.enum(FEATURES),
  sites: z.array(siteKey).optional(),
  question: localised,
  answer: localised,
});

/** Read once at start; a mistake in the file stops the start. */
const { faq } = readContent('pages/faq.yaml', z.strictObject({ faq: z.array(stored) }));

/** What is asked on a site: a question about something that a site lacks, or that is not built yet, stays out. */
export function faqFor(site: Site, language: Language): FaqItem[] {
  return faq
    .filter(({ about, sites }) => hasFeature(site, about) && (sites?.includes(site) ?? true))
    .map(({ id, question, answer }) => ({
      id,
      question: inLanguage(question, language),
      answer: inLanguage(answer, language),
    }));
}
