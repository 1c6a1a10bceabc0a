import { z } from 'zod';
import { PROVIDER_TERMS, TERMS, type Terms } from '#domain/content/content.ts';
import type { Site } from '#domain/site/site.ts';
import { filled } from './localised.ts';
import { openFile, type Report, reportTexts, type Source } from './source.ts';

const termsFile = z.strictObject({
  nl: z.record(z.enum(TERMS.nl), filled),
  en: z.record(z.enum(TERMS.en), filled),
});

const providerFile = z.strictObject({
  nl: z.record(z.enum(PROVIDER_TERMS.nl), filled),
  en: z.record(z.enum(PROVIDER_TERMS.en), filled),
});

/** The terms of a site and the facts of the provider, as texts may refer to them. */
export function readTerms(site: Site, source: Source, report: Report): Terms {
  const words = openFile(`terms/${site}.yaml`, termsFile, source);
  const provider = openFile('provider.yaml', providerFile, source);
  for (const file of [words, provider]) reportTexts(file, file.content, report);
  return {
    nl: { ...words.content.nl, ...provider.content.nl },
    en: { ...words.content.en, ...provider.content.en },
  };
}
