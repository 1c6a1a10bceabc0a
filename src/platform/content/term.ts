import { z } from 'zod';
import { fieldList } from '#contract/wire.ts';
import { contentKind } from './kind.ts';
import { isOn, localised, site } from './localised.ts';

const VOCABULARIES = ['forums', 'milestones', 'badges'] as const;

const term = z.strictObject({
  id: z.string(),
  vocabulary: z.enum(VOCABULARIES),
  sites: z.array(site).optional(),
  name: localised,
  description: localised,
  /** Of a badge: the id of its milestone. */
  milestone: z.string().optional(),
  /** Of a badge: what to do for it; absent if nobody should aim for it. */
  how: localised.optional(),
});
export type Term = z.output<typeof term>;

/** A term of the product's taxonomies: a category of the forum, a milestone, a badge. */
export const termKind = contentKind<Term>({
  name: 'term',
  schema: term,
  wire: {
    form: 'taxonomy_term',
    bundle: ({ vocabulary }) => vocabulary,
    title: ({ name }) => name,
    isShown: ({ sites }, reading) => isOn(sites, reading.site),
    fields: ({ content: { id, description } }, { language }) => ({
      field_id: fieldList(id),
      description: fieldList(description[language]),
    }),
  },
});
