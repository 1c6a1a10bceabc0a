import type { CompletedExercise } from '../../contract.ts';

/** The answers that are open. */
export interface ShownAnswers {
  readonly title: string;
  readonly done: CompletedExercise;
}
