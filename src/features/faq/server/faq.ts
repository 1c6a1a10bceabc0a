import { z } from 'zod';
import { fieldList } from '#contract/wire.ts';
import { FEATURES } from '#domain/site/feature.ts';
import { hasFeature } from '#domain/site/site.ts';
import { contentKind, type Reading } from '#platform/content/kind.ts';
import { inLanguage, isOn, localised, site } from '#platform/content/localised.ts';
import { readList } from '#platform/content/source.ts';
import { isShown } from '#platform/content/wire.ts';
import type { FaqItem } from '../contract.ts';

const stored = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  about: z.enum(FEATURES),
  sites: z.array(site).optional(),
  question: localised,
  answer: localised,
});
type Stored = z.output<typeof stored>;

/** A frequently asked question; one about a feature that the site lacks is left out. */
export const faqKind = contentKind<Stored>({
  name: 'faq_item',
  schema: stored,
  wire: {
    form: 'paragraph',
    bundle: () => 'faq_item',
    title: ({ question }) => question,
    isShown: ({ about, sites }, reading) => hasFeature(reading.site, about) && isOn(sites, reading.site),
    fields: ({ content: { id, question, answer } }, { language }) => ({
      field_id: fieldList(id),
      field_question: fieldList(question[language]),
      field_answer: fieldList(answer[language]),
    }),
  },
});

export const faqPieces = readList(faqKind, { path: 'pages/faq.yaml', list: 'faq', prefix: 'faq' });

/** The questions of a site, in order. */
export function faqFor(reading: Reading): FaqItem[] {
  return reading.content
    .all(faqKind, reading.site)
    .filter((entity) => isShown(entity, reading))
    .map(({ written, content: { id, question, answer } }) => ({
      id,
      question: inLanguage(question, reading.language),
      answer: inLanguage(answer, reading.language),
      langcode: written[reading.language],
    }));
}
