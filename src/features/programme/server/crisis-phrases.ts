import { z } from 'zod';
import { LANGUAGES } from '#domain/kit/language.ts';
import { CRISES, type CrisisPhrases } from '#domain/programme/crisis-phrase.ts';
import { filled } from '#platform/content/localised.ts';
import { readContent } from '#platform/content/reader.ts';

const list = z.array(filled).min(1);

/** Read once at startup; a mistake in the file aborts it. */
const phrases = readContent(
  'crisis-phrases.yaml',
  z.record(z.enum(CRISES), z.strictObject({ nl: list, en: list })),
);

/** The phrases of both languages, because people write in their own, whatever the language of the page. */
export const CRISIS_PHRASES = {
  suicide: LANGUAGES.flatMap((language) => phrases.suicide[language]),
  violence: LANGUAGES.flatMap((language) => phrases.violence[language]),
} satisfies CrisisPhrases;
