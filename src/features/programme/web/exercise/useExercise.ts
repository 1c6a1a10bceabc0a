import { fieldValue } from '#contract/wire.ts';
import type { Me } from '#domain/identity/account.ts';
import { endProgress, lockReason, otherExercise } from '#domain/programme/programme.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { endpointQuery, useEndpoint, useFreshEndpoint } from '#ui/app/queries.ts';
import { exerciseId, type ProgramNode, readWebformFields } from '../../contract.ts';
import { readDrafts } from '../../draft-contract.ts';
import { findExercise, type Progress, useProgramme } from '../useProgramme.ts';
import { questionsOf } from './exercise-questions.ts';
import { viewsOf } from './exercise-views.ts';

const fieldsInput = ({ site }: App, id: string) => ({ params: { domain: site, webformId: id } });

export function fieldsQuery(app: App, id: string) {
  return endpointQuery(app, readWebformFields, fieldsInput(app, id));
}

/** An exercise with everything its page needs; `exercise` is undefined until all of it has loaded. */
export function useExercise(id: string, me: Me | null | undefined) {
  const programme = useProgramme(me);
  const fields = useEndpoint(readWebformFields, fieldsInput(useApp(), id));
  const drafts = useFreshEndpoint(readDrafts);
  const { node, answers, progress } = programme;
  const found = node && findExercise(node, id);
  const keepsNothing = found !== undefined && fieldValue(found.paragraph.field_keeps_nothing) === true;
  const row = answers?.find(({ webform_id }) => webform_id === id);
  const questions = fields.data && found && questionsOf(fields.data, fieldValue(found.paragraph.langcode));
  return {
    isLoadingError: programme.isLoadingError || fields.isLoadingError || drafts.isLoadingError,
    retry() {
      programme.retry();
      for (const read of [fields, drafts]) if (read.isLoadingError) void read.refetch();
    },
    exercise:
      me && found && answers && progress && questions && drafts.data
        ? {
            id,
            keeper: me,
            ...found,
            /** Nobody may find here later what was answered: not on this device, and not from the server. */
            keepsNothing,
            questions,
            views: viewsOf(questions),
            row: row && keepsNothing ? { ...row, data: {} } : row,
            draft: keepsNothing ? undefined : drafts.data.find(({ webform_id }) => webform_id === id),
            locked: lockReason(progress.outline, progress.state, id),
            next: nextOf(node, progress, id),
          }
        : undefined,
  };
}

export type OpenedExercise = NonNullable<ReturnType<typeof useExercise>['exercise']>;

/** The exercise that can be done instead of this one, or after it. */
function nextOf(node: ProgramNode, { phases, state, isComplete }: Progress, id: string) {
  const end = endProgress(node.field_end_program_exercises.map(exerciseId), state.submitted, isComplete);
  const next = otherExercise(phases, end, id);
  const found = findExercise(node, next);
  return next !== null && found
    ? { id: next, title: fieldValue(found.paragraph.field_title) ?? '' }
    : undefined;
}
