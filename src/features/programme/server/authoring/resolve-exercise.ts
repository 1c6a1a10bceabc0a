import type { Exercise } from '#domain/content/content.ts';
import { lintExercise } from '#domain/content/content-lint.ts';
import { type ContentPath, overridden, withTerms } from '#domain/content/content-resolve.ts';
import { lintContacts } from '#platform/content/names.ts';
import { placeOf } from '#platform/content/reader.ts';
import type { Report, TextHome } from '#platform/content/source.ts';
import type { SiteFiles } from './files.ts';
import { exercise as schema } from './schema.ts';

/** An exercise as written in its file, before any override. */
interface Base {
  readonly file: SiteFiles['exercises'][number];
  readonly index: number;
  readonly exercise: Exercise;
}

function findBase(files: SiteFiles, id: string): Base | undefined {
  return files.exercises
    .flatMap((file) => file.content.exercises.map((exercise, index) => ({ file, index, exercise })))
    .find(({ exercise }) => exercise.id === id);
}

/**
 * One exercise as a site shows it: read from its file, overridden by the site, checked, with the terms of the site filled
 * in, and checked again as resolved text (content facts 3.3, rule 1). Undefined when it cannot be shown.
 */
export function resolveExercise(files: SiteFiles, id: string, report: Report): Exercise | undefined {
  const base = findBase(files, id);
  if (!base) return undefined;
  const whole = overridden(base.exercise, files.programme.content.overrides[id]);
  const wrong = (path: ContentPath, problem: string) =>
    report(`${mistakeAt(files, base, path, problem)} (on ${files.site})`);
  const checked = schema.safeParse(whole);
  if (!checked.success) {
    for (const issue of checked.error.issues) wrong(placeOf(issue), issue.message);
    return undefined;
  }
  const finished = withTerms(checked.data, files.terms);
  const mistakes = [
    ...lintExercise(finished),
    ...lintContacts(finished.contacts, files.contacts, ['contacts']),
  ];
  for (const { path, problem } of mistakes) wrong(path, problem);
  return finished;
}

/** A mistake in a resolved exercise is attributed to the override where that sets the value, else to the exercise. */
function mistakeAt({ programme }: SiteFiles, base: Base, path: ContentPath, problem: string): string {
  const inBase = ['exercises', base.index, ...path];
  const inOverride = ['overrides', base.exercise.id, ...pathInOverride(programme, base, path)];
  const changed = programme.has(inOverride) || !base.file.has(inBase.slice(0, 4));
  return changed ? programme.mistake(inOverride, problem) : base.file.mistake(inBase, problem);
}

/** An override addresses questions by key, so their positions in it differ from those in the exercise. */
function pathInOverride(
  programme: SiteFiles['programme'],
  { exercise }: Base,
  path: ContentPath,
): ContentPath {
  const [field, index, ...rest] = path;
  if (field !== 'questions' || typeof index !== 'number') return path;
  const changes = programme.content.overrides[exercise.id]?.questions ?? [];
  const known = exercise.questions.map(({ key }) => key);
  const added = changes.flatMap(({ key }, position) => (known.includes(key) ? [] : [position]));
  const key = known[index];
  const position = key === undefined ? added[index - known.length] : changes.findIndex((c) => c.key === key);
  return [field, position ?? -1, ...rest];
}

/**
 * Where to edit a text of a resolved exercise: in the override if that already sets it, in the exercise if only this site
 * has it, and else in a new override, because other sites show the exercise too. Options and examples are overridden as a whole list.
 */
export function homeOfText(files: SiteFiles, id: string, path: ContentPath): TextHome {
  const base = findBase(files, id);
  if (!base) throw new Error(`No file has the exercise ${id}`);
  const { site, programme } = files;
  const inOverride = ['overrides', id, ...pathInOverride(programme, base, path)];
  if (programme.has(inOverride)) return { file: `programs/${site}.yaml`, place: inOverride, from: path };
  const inBase = ['exercises', base.index, ...path];
  if (base.file === files.exercises[1] && base.file.has(inBase)) {
    return { file: `exercises/${site}.yaml`, place: inBase, from: path };
  }
  const isListed = path[2] === 'options' || path[2] === 'examples';
  const from = isListed ? path.slice(0, 3) : path;
  const question = path[0] === 'questions' ? base.exercise.questions[Number(path[1])] : undefined;
  const place = question ? ['questions', { key: question.key }, ...from.slice(2)] : from;
  return { file: `programs/${site}.yaml`, place: ['overrides', id, ...place], from };
}
