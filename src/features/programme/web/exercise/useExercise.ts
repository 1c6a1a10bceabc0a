import { fieldValue } from '#contract/wire.ts';
import type { Me } from '#domain/identity/account.ts';
import {
  isExerciseOpen,
  isProgrammeComplete,
  type ProgrammeState,
  programmeProgress,
} from '#domain/programme/programme.ts';
import { readWebformFields } from '#features/programme/contract.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { endpointQuery, useEndpoint, useFreshEndpoint } from '#ui/app/queries.ts';
import type { ExerciseAnswerRow } from '../../answers-contract.ts';
import type { ExerciseParagraph, ProgramNode } from '../../contract.ts';
import { readDrafts } from '../../draft-contract.ts';
import { exerciseId, outlineOf, useProgramme } from '../useProgramme.ts';
import { questionsOf } from './exercise-questions.ts';

const fieldsInput = ({ site }: App, id: string) => ({ params: { domain: site, webformId: id } });

export function fieldsQuery(app: App, id: string) {
  return endpointQuery(app, readWebformFields, fieldsInput(app, id));
}

/** An exercise with everything its page needs; `exercise` is undefined until all of it has loaded. */
export function useExercise(id: string, me: Me | null | undefined) {
  const app = useApp();
  const programme = useProgramme();
  const fields = useEndpoint(readWebformFields, fieldsInput(app, id));
  const drafts = useFreshEndpoint(readDrafts);
  const { node, answers } = programme;
  const placed = node && placeOf(node, id);
  return {
    isLoadingError: programme.isLoadingError || fields.isLoadingError || drafts.isLoadingError,
    retry() {
      programme.retry();
      for (const read of [fields, drafts]) if (read.isLoadingError) void read.refetch();
    },
    exercise:
      me && placed && answers && fields.data && drafts.data
        ? {
            id,
            keeper: me,
            ...placed,
            questions: questionsOf(fields.data),
            row: answers.find(({ webform_id }) => webform_id === id),
            draft: drafts.data.find(({ webform_id }) => webform_id === id),
            ...turnOf(node, answers, { id, me, today: app.today() }),
          }
        : undefined,
  };
}

export type OpenedExercise = NonNullable<ReturnType<typeof useExercise>['exercise']>;

/** The exercise in the programme, and the title of its phase; those at the end have none. */
function placeOf(node: ProgramNode, id: string) {
  for (const { field_title, field_exercise } of node.field_paragraphs) {
    const paragraph = field_exercise.find((found) => exerciseId(found) === id);
    if (paragraph) return { paragraph, phase: fieldValue(field_title) };
  }
  const paragraph = node.field_end_program_exercises.find((found) => exerciseId(found) === id);
  return paragraph && { paragraph, phase: undefined };
}

/** Why an exercise is locked: its phase opens on a later day, or an earlier exercise is not done. */
export type LockReason = { readonly unlocksOn: string } | 'previousPhase' | 'previous' | 'programme';

interface Looking {
  readonly id: string;
  readonly me: Me;
  readonly today: string;
}

/** Whether it is unlocked, and which exercise can be done next. */
function turnOf(node: ProgramNode, answers: readonly ExerciseAnswerRow[], { id, me, today }: Looking) {
  const outline = outlineOf(node);
  const submitted = new Set(answers.map(({ webform_id }) => webform_id));
  const state: ProgrammeState = { programmeStart: me.programmeStart, today, submitted };
  const phases = programmeProgress(outline, state);
  const own = phases.find(({ exercises }) => exercises.some((found) => found.id === id));
  const reason: LockReason = !own
    ? 'programme'
    : own.waitsFor === 'day'
      ? { unlocksOn: own.unlocksOn }
      : (own.waitsFor ?? 'previous');
  const available = phases
    .flatMap(({ exercises }) => exercises)
    .find((found) => found.status === 'available' && found.id !== id)?.id;
  return {
    locked: isExerciseOpen(outline, state, id) ? null : reason,
    next: nextOf(
      node,
      available ?? (isProgrammeComplete(outline, submitted) ? openEnd(node, submitted, id) : undefined),
    ),
  };
}

function openEnd(node: ProgramNode, submitted: ReadonlySet<string>, id: string): string | undefined {
  return node.field_end_program_exercises
    .map(exerciseId)
    .find((found) => found !== id && !submitted.has(found));
}

function nextOf(node: ProgramNode, id: string | undefined): { id: string; title: string } | undefined {
  const paragraph: ExerciseParagraph | undefined =
    id === undefined ? undefined : placeOf(node, id)?.paragraph;
  return id !== undefined && paragraph ? { id, title: fieldValue(paragraph.field_title) ?? '' } : undefined;
}
