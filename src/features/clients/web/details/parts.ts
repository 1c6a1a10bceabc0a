import type { ComponentType, ReactNode } from 'react';
import type { WebformFields } from '#contract/webform.ts';
import type { Answers } from '#domain/programme/exercise-answer.ts';
import type { PhaseProgress, ProgrammeState } from '#domain/programme/programme.ts';
import type { Site } from '#domain/site/site.ts';
import type { Days, Week } from '#domain/tracking/week.ts';
import type { ProgramNode } from '#features/programme/contract.ts';
import type { CompletedExercise } from '../../contract.ts';

/** Components with which other slices show a participant, the same for their nurse; `src/web/` puts them together. */
export interface ClientParts {
  readonly Answers: ComponentType<{
    fields: WebformFields;
    answers: Answers;
    /** The level of the headings of the questions. */
    level: 3 | 4;
  }>;
  readonly Week: ComponentType<{
    overview: Days;
    me: { programmeStart: string; registrationsStart: string };
    clientOf: Site;
    renderBelow: (week: Week) => ReactNode;
  }>;
  progressOf(
    node: ProgramNode,
    rows: readonly CompletedExercise[],
    state: Omit<ProgrammeState, 'submitted'>,
  ): { phases: readonly PhaseProgress[] };
}
