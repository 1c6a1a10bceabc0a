import { addDays, type Day, daysBetween } from '#domain/kit/day.ts';

/** The part of a programme that the rules need: the ids of its exercises, phase by phase (spec 1 §3 Programme node). */
export interface ProgrammeOutline {
  readonly phases: readonly { readonly exercises: readonly string[] }[];
  /** Days between the unlock dates of two phases (`field_phase_day_interval`). */
  readonly phaseDayInterval: number;
  /** Exercises about someone's safety, which are open at any time and hold up no other (content facts 4.7). */
  readonly safety: ReadonlySet<string>;
}

export interface ProgrammeState {
  readonly programmeStart: Day;
  readonly today: Day;
  /** Exercises with a submission. */
  readonly submitted: ReadonlySet<string>;
}

/** `lastDone` is the latest one done of the current phase: where a person left off (spec 1 §4 Exercises). */
export type ExerciseStatus = 'done' | 'lastDone' | 'available' | 'locked';
/** The position of an exercise in its phase, for the line that is drawn along it. */
export type ExercisePlace = 'first' | 'middle' | 'last' | 'only';

export interface ExerciseProgress {
  readonly id: string;
  readonly status: ExerciseStatus;
  readonly place: ExercisePlace;
  /** An exercise that editors insert into an earlier phase shows as done without one. */
  readonly hasSubmission: boolean;
}

export interface PhaseProgress {
  /** The day at whose midnight the phase opens, in the product's time zone. */
  readonly unlocksOn: Day;
  /** What it is still waiting for: its day, the last exercise of the phase before it, or nothing. */
  readonly waitsFor: 'day' | 'previousPhase' | null;
  readonly isCurrent: boolean;
  readonly exercises: readonly ExerciseProgress[];
}

/**
 * A person's progress. A phase is open when its day has come and the last exercise of the one before it was submitted;
 * the highest open one is current. Phases before it show as done, later ones as locked; in it an exercise opens when
 * the one before it has a submission (spec 1 §4, contract A19). An exercise about safety is always open; what was
 * submitted stays so.
 */
export function programmeProgress(
  outline: ProgrammeOutline,
  { programmeStart, today, submitted }: ProgrammeState,
): PhaseProgress[] {
  const { phases, phaseDayInterval, safety } = outline;
  const shut = phases.map((_, index): PhaseProgress['waitsFor'] => {
    const before = lastInTurn(outline, phases[index - 1]?.exercises);
    if (today < addDays(programmeStart, index * phaseDayInterval)) return 'day';
    return before === undefined || submitted.has(before) ? null : 'previousPhase';
  });
  const current = shut.lastIndexOf(null);
  return phases.map(({ exercises }, index) => ({
    unlocksOn: addDays(programmeStart, index * phaseDayInterval),
    waitsFor: index <= current ? null : waitsFor(shut, current, index),
    isCurrent: index === current,
    exercises: exercises.map((id, position) => ({
      id,
      status:
        index === current
          ? statusInCurrent(exercises, position, { submitted, safety })
          : index < current
            ? 'done'
            : statusAhead(id, { submitted, safety }),
      place: placeOf(position, exercises.length),
      hasSubmission: submitted.has(id),
    })),
  }));
}

/** The day on which the next phase opens, if the current one is done and it waits for nothing but its day; else null. */
export function nextOpeningDay(progress: readonly PhaseProgress[]): Day | null {
  const current = progress.findIndex(({ isCurrent }) => isCurrent);
  const next = progress[current + 1];
  const isDone = progress[current]?.exercises.every(({ hasSubmission }) => hasSubmission);
  return isDone && next?.waitsFor === 'day' ? next.unlocksOn : null;
}

/** The last of these exercises that others wait for. */
export function lastInTurn(
  { safety }: Pick<ProgrammeOutline, 'safety'>,
  exercises: readonly string[] = [],
): string | undefined {
  return exercises.findLast((id) => !safety.has(id));
}

/** What a phase waits for. While one before it waits for exercises, it has no opening day. */
function waitsFor(
  shut: readonly PhaseProgress['waitsFor'][],
  current: number,
  index: number,
): PhaseProgress['waitsFor'] {
  return shut.slice(current + 1, index).includes('previousPhase') ? 'previousPhase' : (shut[index] ?? null);
}

type Known = Pick<ProgrammeState, 'submitted'> & Pick<ProgrammeOutline, 'safety'>;

/** The status in a phase that is still shut, or shut again because editors added an exercise at the end of an earlier one. */
function statusAhead(id: string, { submitted, safety }: Known): ExerciseStatus {
  if (submitted.has(id)) return 'done';
  return safety.has(id) ? 'available' : 'locked';
}

function statusInCurrent(
  exercises: readonly string[],
  position: number,
  { submitted, safety }: Known,
): ExerciseStatus {
  const isDone = (at: number) => submitted.has(exercises[at] ?? '');
  if (isDone(position))
    return exercises.findLastIndex((_, at) => isDone(at)) === position ? 'lastDone' : 'done';
  const before = lastInTurn({ safety }, exercises.slice(0, position));
  const isOpen = safety.has(exercises[position] ?? '') || before === undefined || submitted.has(before);
  return isOpen ? 'available' : 'locked';
}

function placeOf(position: number, count: number): ExercisePlace {
  if (count === 1) return 'only';
  if (position === 0) return 'first';
  return position === count - 1 ? 'last' : 'middle';
}

/**
 * The exercise to do next: of those of the current phase that are open and not done the first that was begun, else the first;
 * null once all of it is done.
 */
export function nextExercise(
  progress: readonly PhaseProgress[],
  hasBegun: (exercise: string) => boolean = () => false,
): string | null {
  return (
    inCurrentPhase(progress, ({ id, status }) => status === 'available' && hasBegun(id)) ??
    inCurrentPhase(progress, ({ status }) => status === 'available')
  );
}

/**
 * The exercise to do instead of this one, or after it: the first other one that is open and not done, whatever its phase; those at the
 * end of the programme open once its phases are done.
 */
export function otherExercise(
  progress: readonly PhaseProgress[],
  end: readonly ExerciseProgress[],
  id: string,
): string | null {
  const all = progress.flatMap(({ exercises }) => exercises);
  const open = all.every(({ hasSubmission }) => hasSubmission) ? end : all;
  return open.find((one) => one.status === 'available' && one.id !== id)?.id ?? null;
}

/**
 * The exercise a person is at: the next one, else the one they did last; null before the programme begins (spec 1 §2
 * Programme page).
 */
export function currentExercise(progress: readonly PhaseProgress[]): string | null {
  return nextExercise(progress) ?? inCurrentPhase(progress, ({ status }) => status === 'lastDone');
}

function inCurrentPhase(
  progress: readonly PhaseProgress[],
  isWanted: (exercise: ExerciseProgress) => boolean,
): string | null {
  const phase = progress.find(({ isCurrent }) => isCurrent);
  return phase?.exercises.find(isWanted)?.id ?? null;
}

/** Whether every exercise of the phases has a submission; those at the end of the programme do not count. */
export function isProgrammeComplete(
  { phases }: Pick<ProgrammeOutline, 'phases'>,
  submitted: ReadonlySet<string>,
): boolean {
  return phases.every(({ exercises }) => exercises.every((id) => submitted.has(id)));
}

/** The exercises at the end of the programme, which open all at once when it is complete. */
export function endProgress(
  exercises: readonly string[],
  submitted: ReadonlySet<string>,
  complete: boolean,
): ExerciseProgress[] {
  return exercises.map((id, position) => ({
    id,
    status: submitted.has(id) ? 'done' : complete ? 'available' : 'locked',
    place: placeOf(position, exercises.length),
    hasSubmission: submitted.has(id),
  }));
}

/** Why an exercise is locked: its phase opens on a later day, or an earlier phase, exercise or the whole programme is not done. */
export type LockReason = { readonly unlocksOn: Day } | 'previousPhase' | 'previous' | 'programme';

/**
 * Why an exercise cannot be submitted or changed yet; null if it can: one in a phase unless it is locked, one at the end once the
 * phases are done. One that was submitted stays open when editors add an exercise before it.
 */
export function lockReason(outline: ProgrammeOutline, state: ProgrammeState, id: string): LockReason | null {
  for (const phase of programmeProgress(outline, state)) {
    const exercise = phase.exercises.find((one) => one.id === id);
    if (!exercise) continue;
    if (exercise.status !== 'locked') return null;
    return phase.waitsFor === 'day' ? { unlocksOn: phase.unlocksOn } : (phase.waitsFor ?? 'previous');
  }
  return state.submitted.has(id) || isProgrammeComplete(outline, state.submitted) ? null : 'programme';
}

/** Up to this many days ahead the unlock day is shown as a number of days, further away as a date (spec 1 §9). */
const RELATIVE_DAYS = 7;

/** How to express when a phase opens: in so many days or, further away, on its date. */
export function unlockWords(unlocksOn: Day, today: Day): { readonly days: number } | { readonly date: Day } {
  const days = daysBetween(today, unlocksOn);
  return days <= RELATIVE_DAYS ? { days } : { date: unlocksOn };
}
