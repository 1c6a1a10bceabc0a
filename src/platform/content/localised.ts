import { z } from 'zod';
import type { Localised } from '#domain/content/content.ts';
import type { Language } from '#domain/kit/language.ts';
import { SITES, type Site } from '#domain/site/site.ts';

/** A text is not blank. */
export const filled = z.string().regex(/\S/, 'here is no text');

/** A text in both languages; both are required, so that nothing is published half translated. */
export const localised = z.strictObject({ nl: filled, en: filled });

/** A link target: absolute and https, so never a script, data or a path on our own host. */
export const webAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

export const site = z.enum(SITES);

/** Whether a list of sites, which is absent for all of them, includes this one. */
export function isOn(sites: readonly Site[] | undefined, on: Site): boolean {
  return sites?.includes(on) ?? true;
}

export function inLanguage(text: Localised, language: Language): string {
  return text[language];
}
