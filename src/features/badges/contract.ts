import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { viewContract } from '#contract/view.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { readView } from '#features/views/contract.ts';

/** A picture in `/badges.svg`, to be drawn with `<use>`. */
const image = z.object({ url: z.string(), alt: z.string() });

/** A badge as the reader sees it. */
const badgeRow = z.object({
  tid: z.number(),
  /** Stable across databases. */
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** How to earn it; null for badges that nobody should aim for. */
  how: z.nullable(z.string()),
  /** The language of its words. */
  langcode: z.enum(LANGUAGES),
  field_image: image,
  received: z.boolean(),
  /** An instant in UTC; null while it is not received. */
  received_at: z.nullable(z.string()),
  /** Whether its owner has seen that it was received. */
  seen: z.boolean(),
});
export type BadgeRow = z.infer<typeof badgeRow>;

export const badgesContract = viewContract({ view: 'badges', display: 'block_1', row: badgeRow });

/** A milestone with the numbers of its badges, in order. */
const milestoneRow = z.object({
  tid: z.number(),
  id: z.string(),
  name: z.string(),
  description: z.string(),
  langcode: z.enum(LANGUAGES),
  /** The picture of its first badge. */
  image,
  field_badges: z.array(z.number()),
});
export type MilestoneRow = z.infer<typeof milestoneRow>;

export const milestonesContract = viewContract({
  view: 'milestones',
  display: 'block_1',
  row: milestoneRow,
});

export const badgesSeen = endpoint({
  method: 'POST',
  path: '/api/v1/badges/seen',
  access: 'client',
  feature: 'badges',
  summary: 'Badges of one’s own were shown as received, and are not shown so again',
  body: z.strictObject({ badges: z.array(z.string()) }),
  status: 204,
  refreshes: [readView.path],
});
