import { fieldValue } from '#contract/wire.ts';
import type { ProgrammeOutline } from '#domain/programme/programme.ts';
import { readOf } from '#features/views/contract.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';
import { answersContract } from '../answers-contract.ts';
import { type ExerciseParagraph, type ProgramNode, readProgramNode } from '../contract.ts';

const nodeInput = ({ site }: App) => ({ params: { domain: site } });

export function prefetchProgramme(app: App): void {
  void app.queryClient.prefetchQuery(endpointQuery(app, readProgramNode, nodeInput(app)));
  void app.queryClient.prefetchQuery(endpointQuery(app, ...readOf(answersContract)));
}

/**
 * The programme of the site and the person's answers so far; one page of answers suffices, because a programme has fewer
 * exercises than that.
 */
export function useProgramme() {
  const node = useEndpoint(readProgramNode, nodeInput(useApp()));
  const answers = useEndpoint(...readOf(answersContract));
  const reads = [node, answers];
  return {
    node: node.data,
    answers: answers.data?.rows,
    isLoadingError: reads.some(({ isLoadingError }) => isLoadingError),
    retry: () => reads.forEach(({ isLoadingError, refetch }) => isLoadingError && void refetch()),
  };
}

export function exerciseId({ field_webform }: ExerciseParagraph): string {
  return field_webform[0]?.target_id ?? '';
}

/** The parts of a programme that the rules need. */
export function outlineOf(node: ProgramNode): ProgrammeOutline {
  const exercises = node.field_paragraphs.flatMap(({ field_exercise }) => field_exercise);
  return {
    phases: node.field_paragraphs.map(({ field_exercise }) => ({
      exercises: field_exercise.map(exerciseId),
    })),
    safety: new Set(exercises.filter(({ field_safety }) => fieldValue(field_safety)).map(exerciseId)),
    phaseDayInterval: fieldValue(node.field_phase_day_interval) ?? 1,
  };
}
