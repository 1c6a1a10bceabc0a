import type { Answers } from '#domain/programme/exercise-answer.ts';
import type { ExerciseQuestion, ListQuestion } from './exercise-questions.ts';

/** The questions in view at a time: one, or two lists as the sides of a balance. */
export type ExerciseView = readonly [ExerciseQuestion] | readonly [ListQuestion, ListQuestion];

/** The questions by view, in order. */
export function viewsOf(questions: readonly ExerciseQuestion[]): ExerciseView[] {
  const views: ExerciseView[] = [];
  for (const question of questions) {
    const [before, other] = views.at(-1) ?? [];
    const isOtherSide =
      question.kind === 'list' &&
      question.beside !== undefined &&
      question.beside === before?.key &&
      other === undefined;
    if (isOtherSide && before?.kind === 'list') views[views.length - 1] = [before, question];
    else views.push([question]);
  }
  return views;
}

/** Whether any question of the view has an answer. */
export function isAnswered(view: ExerciseView, answers: Answers): boolean {
  return view.some(({ key }) => answers[key] !== undefined);
}

/** The index of the first view without an answer, or of the last one. */
export function firstUnansweredOf(views: readonly ExerciseView[], answers: Answers): number {
  const index = views.findIndex((view) => !isAnswered(view, answers));
  return index < 0 ? views.length - 1 : index;
}

/** The index of the view of a question; -1 without one. */
export function viewOf(views: readonly ExerciseView[], key: string | undefined): number {
  return views.findIndex((view) => view.some((question) => question.key === key));
}

/** The answer in a view, in one line; null without one, or where it needs its question to be understood. */
export function answerIn(view: ExerciseView | undefined, answers: Answers): string | null {
  if (!view || view.length > 1 || view[0].kind === 'quiz') return null;
  const answer = answers[view[0].key];
  if (answer === undefined) return null;
  return typeof answer === 'string' ? answer : answer.join(', ');
}
