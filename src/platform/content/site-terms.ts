import { z } from 'zod';
import { PROVIDER_TERMS, TERMS, type Terms } from '#domain/content/content.ts';
import type { Site } from '#domain/site/site.ts';
import { filled } from './localised.ts';
import { openFile, type Report, reportTexts, type Source } from './source.ts';

const termsFile = z.strictObject({
  nl: z.record(z.enum(TERMS.nl), filled),
  en: z.record(z.enum(TERMS.en), filled),
});

/** Null until somebody fills it in; texts that would say it are left out. */
const fact = filled.nullable();

const providerFile = z.strictObject({
  nl: z.record(z.enum(PROVIDER_TERMS.nl), fact),
  en: z.record(z.enum(PROVIDER_TERMS.en), fact),
});

/** The facts of the provider, in both languages or in neither: otherwise a page would say more in one of them. */
export function readProvider(source: Source, report: Report) {
  const file = openFile('provider.yaml', providerFile, source);
  const { nl, en } = file.content;
  for (const [index, name] of PROVIDER_TERMS.nl.entries()) {
    const inEnglish = PROVIDER_TERMS.en[index];
    if (inEnglish === undefined || (nl[name] === null) === (en[inEnglish] === null)) continue;
    const place = nl[name] === null ? ['nl', name] : ['en', inEnglish];
    report(file.mistake(place, 'it is filled in in the other language'));
  }
  reportTexts(file, file.content, report);
  return file;
}

/** The terms of a site and the facts of the provider, as texts may refer to them. */
export function readTerms(site: Site, source: Source, report: Report): Terms {
  const words = openFile(`terms/${site}.yaml`, termsFile, source);
  const provider = readProvider(source, report);
  reportTexts(words, words.content, report);
  return {
    nl: { ...words.content.nl, ...provider.content.nl },
    en: { ...words.content.en, ...provider.content.en },
  };
}
