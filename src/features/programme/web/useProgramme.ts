import { fieldValue } from '#contract/wire.ts';
import type { Me } from '#domain/identity/account.ts';
import {
  isProgrammeComplete,
  type ProgrammeOutline,
  type ProgrammeState,
  programmeProgress,
} from '#domain/programme/programme.ts';
import { readOf } from '#features/views/contract.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { answersContract } from '../answers-contract.ts';
import { exerciseId, type ProgramNode, readProgramNode } from '../contract.ts';

const nodeInput = ({ site }: App) => ({ params: { domain: site } });

export function prefetchProgramme(app: App): void {
  prefetchEndpoint(app, readProgramNode, nodeInput(app));
  prefetchEndpoint(app, ...readOf(answersContract));
}

/**
 * The programme of the site, the person's answers so far and how far they are; one page of answers suffices, because a programme has
 * fewer exercises than that.
 */
export function useProgramme(me: Me | null | undefined) {
  const app = useApp();
  const node = useEndpoint(readProgramNode, nodeInput(app));
  const answers = useEndpoint(...readOf(answersContract));
  const reads = [node, answers];
  const rows = answers.data?.rows;
  return {
    node: node.data,
    answers: rows,
    progress: me && node.data && rows && progressOf(node.data, rows, { ...me, today: app.today() }),
    isLoadingError: reads.some(({ isLoadingError }) => isLoadingError),
    retry: () => reads.forEach(({ isLoadingError, refetch }) => isLoadingError && void refetch()),
  };
}

/** How far somebody is in a programme, given the exercises that they submitted. */
export function progressOf(
  node: ProgramNode,
  rows: readonly { readonly webform_id: string }[],
  { programmeStart, today }: Omit<ProgrammeState, 'submitted'>,
) {
  const outline = outlineOf(node);
  const submitted = new Set(rows.map(({ webform_id }) => webform_id));
  const state: ProgrammeState = { programmeStart, today, submitted };
  return {
    outline,
    state,
    phases: programmeProgress(outline, state),
    isComplete: isProgrammeComplete(outline, submitted),
  };
}

export type Progress = ReturnType<typeof progressOf>;

/** An exercise of the programme, and the title of its phase; those at the end have none. */
export function findExercise(node: ProgramNode, id: string | null) {
  for (const { field_title, field_exercise } of node.field_paragraphs) {
    const paragraph = field_exercise.find((one) => exerciseId(one) === id);
    if (paragraph) return { paragraph, phase: fieldValue(field_title) };
  }
  const paragraph = node.field_end_program_exercises.find((one) => exerciseId(one) === id);
  return paragraph && { paragraph, phase: undefined };
}

/** The parts of a programme that the rules need. */
function outlineOf(node: ProgramNode): ProgrammeOutline {
  const exercises = node.field_paragraphs.flatMap(({ field_exercise }) => field_exercise);
  return {
    phases: node.field_paragraphs.map(({ field_exercise }) => ({
      exercises: field_exercise.map(exerciseId),
    })),
    safety: new Set(exercises.filter(({ field_safety }) => fieldValue(field_safety)).map(exerciseId)),
    phaseDayInterval: fieldValue(node.field_phase_day_interval) ?? 1,
  };
}
