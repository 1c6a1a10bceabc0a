import { z } from 'zod';
import { readContent } from '#platform/content/reader.ts';

const text = z.string().min(1);

/** Read once at startup; a mistake in the file aborts it. In Dutch only, like her site. */
export const CONVERSATION_CARDS = readContent(
  'poh/cards.yaml',
  z.strictObject({
    cards: z.array(
      z.strictObject({ phase: z.int().min(1), title: text, ask: z.array(text).min(1), watch: text }),
    ),
  }),
).cards;
