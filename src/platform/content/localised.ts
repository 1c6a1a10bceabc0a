import { z } from 'zod';
import type { Language } from '#domain/language.ts';
import { SITES } from '#domain/site.ts';

/** A text in both languages; both are required, so that nothing goes out half translated. */
export const localised = z.strictObject({ nl: z.string().min(1), en: z.string().min(1) });
export type Localised = z.output<typeof localised>;

export const site = z.enum(SITES);

export function inLanguage(text: Localised, language: Language): string {
  return text[language];
}
