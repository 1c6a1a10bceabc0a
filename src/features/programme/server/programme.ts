import type { Exercise, Programme } from '#domain/content.ts';
import type { ProgrammeOutline } from '#domain/programme.ts';
import { hasFeature, type Site } from '#domain/site.ts';
import { loadContent } from './load.ts';

/** Read once at start; a mistake in the files stops the start. */
const { programmes } = loadContent();

/** The programme of a site in both languages. Only code behind the `programme` feature may ask: other sites have none. */
export function programmeOf(site: Site): Programme {
  const found = programmes.get(site);
  if (!found) throw new Error(`The ${site} site has no programme`);
  return found;
}

/** An exercise of the phases or of the end of a site's programme; nothing where the site offers none. */
export function findExercise(site: Site, id: string): Exercise | undefined {
  if (!hasFeature(site, 'programme')) return undefined;
  const { phases, end } = programmeOf(site);
  return [...phases, end].flatMap(({ exercises }) => exercises).find((exercise) => exercise.id === id);
}

/** A site's programme as far as the rules need it. */
export function outlineOf(site: Site): ProgrammeOutline {
  const { phases, phaseDayInterval } = programmeOf(site);
  return {
    phases: phases.map(({ exercises }) => ({ exercises: exercises.map(({ id }) => id) })),
    phaseDayInterval,
  };
}
