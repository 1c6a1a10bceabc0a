import type { Answers } from '#domain/programme/exercise-answer.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { findCurrentSubmissions } from './queries.ts';
import { openAnswers } from './sealed-answers.ts';

/** The answers of exercises that were made for the moment of an urge; their questions are in `content/exercises/shared.yaml`. */
export async function ownHelp({ db, person }: ParticipantContext) {
  const answers = new Map<string, Answers>();
  for (const { uuid, webformId, answers: sealed } of await findCurrentSubmissions(db, person.uid)) {
    if (!EXERCISES.has(webformId)) continue;
    answers.set(webformId, openAnswers(person.vault, 'exercise_submission', uuid, sealed));
  }
  const list = (exercise: Exercise, question: string) => {
    const answer = answers.get(exercise)?.[question];
    return answer === undefined || typeof answer === 'string' ? [] : [...answer];
  };
  const text = (exercise: Exercise, question: string) => {
    const answer = answers.get(exercise)?.[question];
    return typeof answer === 'string' && answer.trim() !== '' ? answer : null;
  };
  return {
    reasons: list('s-my-reasons', 'reasons'),
    alternatives: [
      ...new Set([...list('s-alternatives', 'activities'), ...list('s-emergency-plan', 'distract')]),
    ],
    people: list('s-emergency-plan', 'call'),
    wait: text('s-emergency-plan', 'wait'),
    leave: text('s-emergency-plan', 'leave'),
  };
}

type Exercise = 's-my-reasons' | 's-alternatives' | 's-emergency-plan';
const EXERCISES: ReadonlySet<string> = new Set<Exercise>([
  's-my-reasons',
  's-alternatives',
  's-emergency-plan',
]);
