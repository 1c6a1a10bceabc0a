import type { CompletedExercise } from '../../contract.ts';

/** The exercise whose answers are open. */
export interface ShownAnswers {
  readonly title: string;
  readonly done: CompletedExercise;
}
