import { z } from 'zod';
import type { Localised } from '#domain/content/content.ts';
import type { Language } from '#domain/kit/language.ts';
import { SITES, type Site } from '#domain/site/site.ts';

/** A text is more than spaces. */
export const filled = z.string().regex(/\S/, 'here is no text');

/** A text in both languages; both are required, so that nothing goes out half translated. */
export const localised = z.strictObject({ nl: filled, en: filled });

/** An address to link to: whole and encrypted, so never a script, data or a host that the page would choose. */
export const webAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

export const site = z.enum(SITES);

/** Whether a list of sites, or none for all of them, has this one. */
export function isOn(sites: readonly Site[] | undefined, on: Site): boolean {
  return sites?.includes(on) ?? true;
}

export function inLanguage(text: Localised, language: Language): string {
  return text[language];
}
