import type { z } from 'zod';
import type { Terms } from '#domain/content/content.ts';
import type { Site } from '#domain/site/site.ts';
import { contactNames, type Names } from '#platform/content/names.ts';
import type { ContentFile } from '#platform/content/reader.ts';
import { openFile, type Source } from '#platform/content/source.ts';
import { exercisesFile, phasesFile, programmeFile } from './schema.ts';

/** The source files of the programmes of all sites. */
export interface SharedFiles {
  readonly phases: ContentFile<z.output<typeof phasesFile>>;
  readonly exercises: ContentFile<z.output<typeof exercisesFile>>;
  /** The contacts that exercises can refer to. */
  readonly contacts: Names;
}

/** All content of the programme of one site, as written in the files. */
export interface SiteFiles {
  readonly site: Site;
  readonly phases: SharedFiles['phases'];
  readonly programme: ContentFile<z.output<typeof programmeFile>>;
  /** Shared ones first, then those of the site. */
  readonly exercises: readonly SharedFiles['exercises'][];
  readonly terms: Terms;
  readonly contacts: Names;
}

export function openShared(source: Source): SharedFiles {
  return {
    phases: openFile('programs/_phases.yaml', phasesFile, source),
    exercises: openFile('exercises/shared.yaml', exercisesFile, source),
    contacts: contactNames(source),
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
    contacts: shared.contacts,
  };
}
