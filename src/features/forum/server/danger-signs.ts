import { z } from 'zod';
import { DANGERS, type DangerSigns } from '#domain/community/danger/danger.ts';
import { filled } from '#platform/content/localised.ts';
import { readContent } from '#platform/content/reader.ts';

/** Words with blanks between them. */
const words = filled.transform((text) => text.trim().split(/\s+/));
const list = z.array(filled).min(1);
const lists = z.strictObject({ nl: list, en: list }).transform(({ nl, en }) => [...nl, ...en]);

/** Read once at startup; a mistake in the file aborts it. Both languages together: people mix them. */
export const DANGER_SIGNS: DangerSigns = readContent(
  'danger-signs.yaml',
  z.strictObject({
    groups: z.record(filled, words),
    spellings: z.record(filled, words),
    signs: z.record(z.enum(DANGERS), lists),
    exceptions: lists,
    told: lists,
    now: lists,
    denials: words,
    ordinary: words,
  }),
);
