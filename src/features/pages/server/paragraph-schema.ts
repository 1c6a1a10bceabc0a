import { z } from 'zod';
import { listBlock } from '#domain/content/list-block.ts';
import { link, plainRoute } from '#platform/content/link.ts';
import { localised, site, webAddress } from '#platform/content/localised.ts';
import { picture } from '#platform/content/picture.ts';

const key = z.string().regex(/^[a-z][a-z0-9-_]*$/);
const worded = { key, title: localised.optional(), body: localised.optional() };
const video = { ...worded, file: z.string().optional(), url: webAddress.optional() };
const isThere = ({ file, url }: { file?: string | undefined; url?: string | undefined }) =>
  file !== undefined || url !== undefined;
const NO_VIDEO = 'a video has a "file" or a "url"';

/** The paragraphs of a page (contract 2.6). Keys are never renamed, because texts are looked up by them. */
export const paragraph = z.discriminatedUnion('type', [
  z.strictObject({
    ...worded,
    type: z.literal('text'),
    body: localised,
    /** For health information. */
    tone: z.literal('care').optional(),
  }),
  z.strictObject({
    ...worded,
    type: z.literal('text_image'),
    body: localised,
    ...picture.shape,
  }),
  z.strictObject({ ...worded, type: z.literal('cta'), ...link.shape }),
  z.strictObject({ ...worded, type: z.literal('faq') }),
  z.strictObject({
    ...worded,
    type: z.literal('block_reference'),
    block: z.string().refine((block) => listBlock(block) !== null, 'there is no such list'),
  }),
  z.strictObject({
    ...worded,
    type: z.literal('frontpage_programs'),
    items: z
      .array(z.strictObject({ key: site, title: localised, body: localised, route: plainRoute.optional() }))
      .min(1),
  }),
  z.strictObject({ ...video, type: z.literal('video') }).refine(isThere, NO_VIDEO),
  z.strictObject({ ...video, type: z.literal('text_video') }).refine(isThere, NO_VIDEO),
  z.strictObject({
    ...worded,
    type: z.literal('onboarding_question'),
    /** Absent: every question of the site. */
    question: z.string().optional(),
  }),
  z.strictObject({ ...worded, type: z.literal('step'), title: localised, body: localised }),
  z.strictObject({
    ...worded,
    type: z.literal('webform'),
    /** The id of an exercise. */
    exercise: z.string(),
  }),
  z.strictObject({ ...worded, type: z.literal('contacts'), contacts: z.array(z.string()).min(1) }),
]);
export type Paragraph = z.output<typeof paragraph>;
