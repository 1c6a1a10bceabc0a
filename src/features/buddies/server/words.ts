import { z } from 'zod';
import { mayStandInMail } from '#domain/buddies/buddy.ts';
import type { Language } from '#domain/kit/language.ts';
import { inLanguage, localised } from '#platform/content/localised.ts';
import { readTexts } from '#platform/content/source.ts';

const CHEERS = 6;

/** Read once at startup; a mistake in the file aborts it. */
const { someone, cheers } = readTexts(
  'buddies.yaml',
  z.strictObject({ someone: localised, cheers: z.array(localised).length(CHEERS) }),
);

/** The name by which buddies know a participant, who chose it for themselves and not for this. */
export function nameForBuddies(name: string, language: Language): string {
  return mayStandInMail(name) ? name.trim() : inLanguage(someone, language);
}

/** The encouragements, the first is number 1. */
export function cheersIn(language: Language): string[] {
  return cheers.map((cheer) => inLanguage(cheer, language));
}
