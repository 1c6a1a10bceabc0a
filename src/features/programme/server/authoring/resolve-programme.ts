import { type Exercise, PHASES, type Programme } from '#domain/content/content.ts';
import { lintTexts, lintTitle, twice } from '#domain/content/content-lint.ts';
import { type ContentPath, overridden, repeatedKeys, withTerms } from '#domain/content/content-resolve.ts';
import type { Report } from '#platform/content/source.ts';
import type { SiteFiles } from './files.ts';
import { resolveExercise } from './resolve-exercise.ts';

/** The resolved programme of one site; mistakes go to `report`. */
export function resolveProgramme(files: SiteFiles, report: Report): Programme {
  const { programme, phases, terms } = files;
  const { overrides, ...words } = overridden(phases.content, programme.content);
  const finished = withTerms(words, terms);
  const wrong = (path: ContentPath, problem: string) =>
    report(`${(programme.has(path) ? programme : phases).mistake(path, problem)} (on ${files.site})`);
  const titles = PHASES.flatMap((id) => lintTitle(finished.phases[id].title, ['phases', id, 'title']));
  for (const { path, problem } of [...titles, ...lintTexts(finished)]) wrong(path, problem);
  for (const { path, key } of repeatedKeys(overrides)) {
    report(programme.mistake(['overrides', ...path], `"${key}" is there twice`));
  }
  reportIds(files, Object.keys(overrides), wrong, report);
  const exercises = (ids: readonly string[]): Exercise[] =>
    ids.flatMap((id) => resolveExercise(files, id, report) ?? []);
  return {
    phaseDayInterval: finished.phase_day_interval,
    unlockInfo: finished.unlock,
    phases: PHASES.map((id) => ({
      ...finished.phases[id],
      id,
      exercises: exercises(finished.phases[id].exercises),
    })),
    end: { ...finished.end, exercises: exercises(finished.end.exercises) },
  };
}

/** Reports exercises that are duplicated or missing in the files, the programme or the overrides. */
function reportIds(
  { programme, exercises }: SiteFiles,
  overrides: readonly string[],
  wrong: (path: ContentPath, problem: string) => void,
  report: Report,
): void {
  const written = exercises.flatMap((file) =>
    file.content.exercises.map(({ id }, index) => ({ file, id, index })),
  );
  for (const place of twice(written.map(({ id }) => id))) {
    const again = written[place];
    if (again) report(again.file.mistake(['exercises', again.index, 'id'], `"${again.id}" is there twice`));
  }
  const { phases, end } = programme.content;
  const used = [
    ...PHASES.flatMap((phase) => placesOf(phases[phase].exercises, ['phases', phase, 'exercises'])),
    ...placesOf(end.exercises, ['end', 'exercises']),
  ];
  const ids = used.map(({ id }) => id);
  for (const place of twice(ids)) wrong(used[place]?.path ?? [], `"${ids[place]}" is there twice`);
  for (const { id, path } of used) {
    if (!written.some((exercise) => exercise.id === id)) wrong(path, `no exercise is called "${id}"`);
  }
  for (const id of overrides) {
    if (!ids.includes(id)) wrong(['overrides', id], `"${id}" is not in this programme`);
  }
}

function placesOf(ids: readonly string[], path: ContentPath): { id: string; path: ContentPath }[] {
  return ids.map((id, index) => ({ id, path: [...path, index] }));
}
