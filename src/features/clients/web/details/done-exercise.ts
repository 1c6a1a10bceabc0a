import type { ExerciseParagraph } from '#features/programme/contract.ts';
import type { CompletedExercise } from '../../contract.ts';

/** The answers that are open. */
export interface ShownAnswers {
  readonly title: string;
  readonly done: CompletedExercise;
}

export function idOf({ field_webform: [form] }: ExerciseParagraph): string {
  return form?.target_id ?? '';
}
