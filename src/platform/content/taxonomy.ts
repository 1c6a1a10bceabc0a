import { z } from 'zod';
import { fieldList } from '#contract/wire.ts';
import type { Language } from '#domain/kit/language.ts';
import { canBeAimedFor, isBadge, isOfSite } from '#domain/notices/badge.ts';
import type { Dataset } from '../export/dataset.ts';
import { contentKind, type Entity, type Reading } from './kind.ts';
import { inLanguage, isOn, localised, site } from './localised.ts';

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
    // The forum shows its categories itself.
    page: ({ vocabulary }, number) =>
      vocabulary === 'forums' ? null : { route: 'term', params: { tid: String(number) } },
    isShown: ({ vocabulary, id, sites }, reading) =>
      isOn(sites, reading.site) && (vocabulary !== 'badges' || (isBadge(id) && isOfSite(id, reading.site))),
    fields: ({ content }, reading) => ({
      field_id: fieldList(content.id),
      description: fieldList(content.description[reading.language]),
      ...fieldsOf(content, reading),
    }),
  },
});

/** The fields of one vocabulary. */
function fieldsOf(content: Term, reading: Reading): Readonly<Record<string, unknown>> {
  switch (content.vocabulary) {
    case 'forums':
      return {};
    case 'badges':
      return badgeFields(content, reading.language);
    case 'milestones':
      return milestoneFields(content, reading);
  }
}

/** The badges of a milestone without surprises, as on everybody's page of badges. */
function milestoneFields({ id }: Term, { content, site: on, language }: Reading) {
  const badges = content
    .all(termKind, on)
    .filter(
      ({ content: badge }) => badge.milestone === id && isBadge(badge.id) && canBeAimedFor(badge.id, on),
    );
  return {
    image: badges.slice(0, 1).flatMap((first) => badgePicture(first.content)),
    field_badges: badges.map((badge) => ({
      ...termReference(badge),
      name: fieldList(badge.content.name[language]),
      description: fieldList(badge.content.description[language]),
      ...badgeFields(badge.content, language),
    })),
  };
}

function badgeFields(badge: Term, language: Language) {
  return { field_image: badgePicture(badge), field_how: fieldList(badge.how?.[language]) };
}

function badgePicture({ id }: Term) {
  return [{ ...badgeImage(id), width: 120, height: 120 }];
}

/** The picture of a badge. Its name is next to it, so it is decorative. */
export function badgeImage(badge: string): { url: string; alt: string } {
  return { url: `/badges.svg#${badge}`, alt: '' };
}

/** A term where it is referred to (contract 1.5). */
export function termReference({ number, uuid }: Entity<Term>) {
  return {
    target_id: number,
    target_type: 'taxonomy_term' as const,
    target_uuid: uuid,
    url: `/taxonomy/term/${number}`,
  };
}

/** Replaces the id of a badge by its name, in a row for a person to read. */
export const withBadgeName: NonNullable<Dataset['inWords']> =
  ({ content, language }) =>
  (row) => {
    const badge = content.find(termKind, `badge/${row['badge']}`);
    return badge ? { ...row, badge: inLanguage(badge.content.name, language) } : row;
  };
