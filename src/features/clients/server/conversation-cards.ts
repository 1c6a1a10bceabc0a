import { z } from 'zod';
import { readTexts } from '#platform/content/source.ts';

const text = z.string().min(1);

/** Read once at startup; a mistake in the file aborts it. In Dutch only, like her site. */
export const CONVERSATION_CARDS = readTexts(
  'poh/cards.yaml',
  z.strictObject({
    cards: z.array(
      z.strictObject({ phase: z.int().min(1), title: text, ask: z.array(text).min(1), watch: text }),
    ),
  }),
  { only: 'nl' },
).cards;
