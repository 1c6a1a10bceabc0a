import type { ClientParts } from '#features/clients/web/details/parts.ts';
import { ExerciseAnswers } from '#features/programme/web/exercise/ExerciseAnswers.tsx';
import { questionsOf } from '#features/programme/web/exercise/exercise-questions.ts';
import { progressOf } from '#features/programme/web/useProgramme.ts';
import { WeekCard } from '#features/recovery-plan/web/WeekCard.tsx';

/** The parts of a client's own pages that a nurse sees, from the same slices. */
export const CLIENT_PARTS: ClientParts = {
  Answers: ({ fields, answers, level }) => (
    <ExerciseAnswers questions={questionsOf(fields)} answers={answers} isClients level={level} />
  ),
  Week: WeekCard,
  progressOf,
};
