import { z } from 'zod';
import { LANGUAGES, type Language } from '#domain/kit/language.ts';
import { CRISES, type Crisis, crisisListener } from '#domain/programme/crisis-phrase.ts';
import { filled } from '#platform/content/localised.ts';
import { readContent } from '#platform/content/reader.ts';
import { CRISIS_PHRASES } from './crisis-phrases.ts';

const list = z.array(filled).min(1);
const sentences = z.strictObject({ nl: list, en: list });
const sentencesFile = z.strictObject({
  suicide: sentences,
  violence: sentences,
  everyday: sentences,
});

/** How well the phrases of one crisis hear the sentences of one language. */
export interface Hearing {
  readonly crisis: Crisis;
  readonly language: Language;
  readonly said: number;
  readonly missed: readonly string[];
  readonly everyday: number;
  /** Everyday sentences at which the page would show whom to call. */
  readonly falseAlarms: readonly string[];
}

/** Measures the phrases with the sentences of `content/crisis-sentences.yaml`, which were written apart from them. */
export function measureHearing(): Hearing[] {
  const { everyday, ...said } = readContent('crisis-sentences.yaml', sentencesFile);
  return CRISES.flatMap((crisis) => {
    const hears = crisisListener(CRISIS_PHRASES[crisis]);
    return LANGUAGES.map((language) => ({
      crisis,
      language,
      said: said[crisis][language].length,
      missed: said[crisis][language].filter((text) => !hears(text)),
      everyday: everyday[language].length,
      falseAlarms: everyday[language].filter(hears),
    }));
  });
}

/** As many as plain phrases without patterns raised at the same sentences. */
const FALSE_ALARMS = 1;

/** Whether nine of ten sentences are heard, and next to none of the everyday ones. */
export function hearsWell({ said, missed, falseAlarms }: Hearing): boolean {
  return missed.length * 10 <= said && falseAlarms.length <= FALSE_ALARMS;
}
