import { z } from 'zod';
import { fieldList } from '#contract/wire.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { contentKind } from '#platform/content/kind.ts';
import { plainRoute } from '#platform/content/link.ts';
import { isOn, localised, site } from '#platform/content/localised.ts';
import { paragraphsJson } from './paragraph.ts';
import { paragraph } from './paragraph-schema.ts';

const PAGE_TYPES = [
  'basic_page',
  'landing_page',
  'frontpage',
  'help',
  'faq',
  'joyride',
  'onboarding',
] as const;

/** The first parts of a path that no page of the content can have. */
const RESERVED: readonly string[] = [...LANGUAGES, 'api'];

const ownPath = z
  .string()
  .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'a path is like /over-ons')
  .refine(
    (path) => !RESERVED.includes(path.split('/')[1] ?? ''),
    `a path begins with none of ${RESERVED.join(', ')}: leave the language out`,
  );

export const page = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  type: z.enum(PAGE_TYPES),
  /** Absent for a page with a `path`. */
  route: plainRoute.optional(),
  /** For a page that exists only in the content: its path, without `/en`. */
  path: ownPath.optional(),
  sites: z.array(site).min(1).optional(),
  title: localised,
  /** For search engines. */
  description: localised.optional(),
  paragraphs: z.array(paragraph),
});
export type Page = z.output<typeof page>;

export const pageKind = contentKind<Page>({
  name: 'page',
  schema: page,
  wire: {
    form: 'node',
    bundle: ({ type }) => type,
    title: ({ title }) => title,
    page: ({ route, path }) => (route ? { route } : path ? { path } : null),
    isShown: ({ sites }, reading) => isOn(sites, reading.site),
    fields: ({ content: { description, paragraphs } }, reading) => ({
      field_description: fieldList(description?.[reading.language]),
      field_paragraphs: paragraphsJson(reading, paragraphs),
    }),
  },
});
