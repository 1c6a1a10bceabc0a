import type { Answers } from '#domain/programme/exercise-answer.ts';
import { NAMED_EXERCISES } from '#domain/programme/named-exercises.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { findSubmissionsOf } from './queries.ts';
import { openAnswers } from './sealed-answers.ts';

const { alternatives, emergencyPlan, reasons } = NAMED_EXERCISES;
const MADE_FOR_URGES = [alternatives, emergencyPlan, reasons];

/**
 * A person's last answers to the exercises that were made for the moment of an urge. A restart of the programme does not
 * take them away: that would be when they are needed most.
 */
export async function ownHelp({ db, person }: ParticipantContext) {
  const answers = new Map<string, Answers>();
  const submissions = await findSubmissionsOf(db, person.uid, MADE_FOR_URGES);
  for (const { uuid, webformId, answers: sealed } of submissions) {
    answers.set(webformId, openAnswers(person.vault, 'exercise_submission', uuid, sealed));
  }
  const list = (exercise: string, question: string) => {
    const answer = answers.get(exercise)?.[question];
    return answer === undefined || typeof answer === 'string' ? [] : [...answer];
  };
  const text = (exercise: string, question: string) => {
    const answer = answers.get(exercise)?.[question];
    return typeof answer === 'string' && answer.trim() !== '' ? answer : null;
  };
  return {
    reasons: list(reasons, 'reasons'),
    alternatives: [...new Set([...list(alternatives, 'activities'), ...list(emergencyPlan, 'distract')])],
    people: list(emergencyPlan, 'call'),
    canAddPeople: submissions.some(
      ({ webformId, archivedAt }) => webformId === emergencyPlan && archivedAt === null,
    ),
    wait: text(emergencyPlan, 'wait'),
    leave: text(emergencyPlan, 'leave'),
  };
}
