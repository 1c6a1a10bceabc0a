import { z } from 'zod';
import { LANGUAGES } from '#domain/kit/language.ts';
import { filled } from '#platform/content/localised.ts';
import { readContent } from '#platform/content/reader.ts';

const list = z.array(filled).min(1);

/** Read once at startup; a mistake in the file aborts it. */
const phrases = readContent('crisis-phrases.yaml', z.strictObject({ nl: list, en: list }));

/** Of both languages: people write in their own, whatever the language of the page. */
export const CRISIS_PHRASES: readonly string[] = LANGUAGES.flatMap((language) => phrases[language]);
