import type { z } from 'zod';
import type { Terms } from '#domain/content.ts';
import { mistakesInTexts } from '#domain/content-lint.ts';
import type { Site } from '#domain/site.ts';
import { type ContentFile, openContent } from '#platform/content/reader.ts';
import { exercisesFile, phasesFile, programmeFile, providerFile, termsFile } from './schema.ts';

/** Gives the text of a file of `content/`; a test puts other words in its place. */
export type Source = (path: string) => string;

/** Takes a mistake after which reading can go on, so that editors see all of them at once. */
export type Report = (mistake: string) => void;

/** What the programmes of all sites are made of. */
export interface SharedFiles {
  readonly phases: ContentFile<z.output<typeof phasesFile>>;
  readonly exercises: ContentFile<z.output<typeof exercisesFile>>;
  readonly provider: ContentFile<z.output<typeof providerFile>>;
}

/** Everything the programme of one site is made of, as the files say it. */
export interface SiteFiles {
  readonly site: Site;
  readonly phases: SharedFiles['phases'];
  readonly programme: ContentFile<z.output<typeof programmeFile>>;
  /** Shared ones first, then those of the site. */
  readonly exercises: readonly SharedFiles['exercises'][];
  readonly terms: Terms;
}

/** Opens a file of `content/`; throws `WrongContent` where it says what it may not. */
export function openFile<S extends z.ZodType>(
  path: string,
  schema: S,
  source: Source,
): ContentFile<z.output<S>> {
  return openContent(path, source(path), schema);
}

export function openShared(source: Source): SharedFiles {
  return {
    phases: openFile('programs/_phases.yaml', phasesFile, source),
    exercises: openFile('exercises/shared.yaml', exercisesFile, source),
    provider: openFile('provider.yaml', providerFile, source),
  };
}

export function openSite(site: Site, shared: SharedFiles, terms: Terms, source: Source): SiteFiles {
  const own = openFile(`exercises/${site}.yaml`, exercisesFile, source);
  return {
    site,
    phases: shared.phases,
    programme: openFile(`programs/${site}.yaml`, programmeFile, source),
    exercises: [shared.exercises, own],
    terms,
  };
}

/** The words of a site and the facts of the provider, as texts may name them. */
export function openTerms(site: Site, { provider }: SharedFiles, source: Source, report: Report): Terms {
  const words = openFile(`terms/${site}.yaml`, termsFile, source);
  for (const file of [words, provider]) reportTexts(file, file.content, report);
  return {
    nl: { ...words.content.nl, ...provider.content.nl },
    en: { ...words.content.en, ...provider.content.en },
  };
}

/** Reports what is wrong with the texts of a file, `finished` being its content with the terms filled in. */
export function reportTexts(file: ContentFile<unknown>, finished: unknown, report: Report): void {
  for (const { path, problem } of mistakesInTexts(finished)) report(file.mistake(path, problem));
}
