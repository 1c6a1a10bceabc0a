import type { Exercise, Programme } from '#domain/content/content.ts';
import type { ProgrammeOutline } from '#domain/programme/programme.ts';
import { hasFeature, type Site } from '#domain/site/site.ts';
import type { Content, Entity } from '#platform/content/kind.ts';
import { exercisesOf, phasesOf, programKind } from './authoring/program-kind.ts';

/** The programme of a site as an entity. Call only behind the `programme` feature: other sites have none. */
export function programEntityOf(content: Content, site: Site) {
  const found = content.find(programKind, `${site}/program`);
  if (!found) throw new Error(`The ${site} site has no programme`);
  return found;
}

/** The complete programme of a site in both languages. */
function programmeOf(content: Content, site: Site): Programme {
  const { phaseDayInterval, unlockInfo, phases, end } = programEntityOf(content, site).content;
  const exercises = (ids: readonly string[]) => contentsOf(exercisesOf(content, site, ids));
  return {
    phaseDayInterval,
    unlockInfo,
    phases: contentsOf(phasesOf(content, site, phases)).map((phase) => ({
      ...phase,
      exercises: exercises(phase.exercises),
    })),
    end: { ...end, exercises: exercises(end.exercises) },
  };
}

function contentsOf<T>(entities: readonly Entity<T>[]): T[] {
  return entities.map(({ content }) => content);
}

/** An exercise of the phases or the end of a site's programme; undefined where the site offers none. */
export function findExercise(content: Content, site: Site, id: string): Exercise | undefined {
  if (!hasFeature(site, 'programme')) return undefined;
  const { phases, end } = programmeOf(content, site);
  return [...phases, end].flatMap(({ exercises }) => exercises).find((exercise) => exercise.id === id);
}

/** The parts of a site's programme that the rules need. */
export function outlineOf(content: Content, site: Site): ProgrammeOutline {
  const { phases, phaseDayInterval } = programmeOf(content, site);
  const safety = phases.flatMap(({ exercises }) => exercises.filter((exercise) => exercise.safety));
  return {
    phases: phases.map(({ exercises }) => ({ exercises: exercises.map(({ id }) => id) })),
    phaseDayInterval,
    safety: new Set(safety.map(({ id }) => id)),
  };
}
