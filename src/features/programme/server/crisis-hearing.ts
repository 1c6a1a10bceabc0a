import { z } from 'zod';
import { LANGUAGES, type Language } from '#domain/kit/language.ts';
import { CRISES, type Crisis, crisisListener } from '#domain/programme/crisis-phrase.ts';
import { filled } from '#platform/content/localised.ts';
import { readContent } from '#platform/content/reader.ts';
import { CRISIS_PHRASES } from './crisis-phrases.ts';

const list = z.array(filled).min(1);
const byLanguage = z.strictObject({ nl: list, en: list });
const sentencesFile = z.strictObject({
  suicide: byLanguage,
  violence: byLanguage,
  everyday: byLanguage,
});

/** How well the phrases for one crisis recognise the sentences of one language. */
export interface Hearing {
  readonly crisis: Crisis;
  readonly language: Language;
  /** How many sentences there are to recognise. */
  readonly sentences: number;
  readonly missed: readonly string[];
  readonly everyday: number;
  /** Everyday sentences at which the page would show whom to call. */
  readonly falseAlarms: readonly string[];
}

/** Tests the phrases on the sentences of `content/crisis-sentences.yaml`, which were written without looking at them. */
export function measureHearing(): Hearing[] {
  const { everyday, ...alarming } = readContent('crisis-sentences.yaml', sentencesFile);
  return CRISES.flatMap((crisis) => {
    const hears = crisisListener(CRISIS_PHRASES[crisis]);
    return LANGUAGES.map((language) => ({
      crisis,
      language,
      sentences: alarming[crisis][language].length,
      missed: alarming[crisis][language].filter((text) => !hears(text)),
      everyday: everyday[language].length,
      falseAlarms: everyday[language].filter(hears),
    }));
  });
}

/** As many as plain phrases, without patterns, raised for the same sentences. */
const FALSE_ALARMS = 1;

/** Whether nine of ten sentences are recognised, and hardly any of the everyday ones. */
export function hearsWell({ sentences, missed, falseAlarms }: Hearing): boolean {
  return missed.length * 10 <= sentences && falseAlarms.length <= FALSE_ALARMS;
}
