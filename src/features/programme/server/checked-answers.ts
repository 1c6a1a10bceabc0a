import type { Problem } from '#domain/kit/problem.ts';
import { type Answers, tidyAnswers } from '#domain/programme/exercise-answer.ts';
import { refuseProblems } from '#platform/failure.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The tidied answers in some fields, if `check` finds no problem in them; refuses them otherwise. */
export function checkedAnswers(fields: Fields, check: (answers: Fields) => readonly Problem[]): Answers {
  const answers = tidyAnswers(fields);
  refuseProblems(check(answers));
  // The check refuses everything else.
  return answers as Answers;
}
