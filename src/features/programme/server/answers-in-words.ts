import type { Dataset } from '#platform/export/dataset.ts';
import { optionText } from './option-text.ts';
import { findExercise } from './programme.ts';

/** Replaces ids by titles and texts, as the exercise shows them; what is no longer in the content stays as it is stored. */
export const answersInWords: NonNullable<Dataset['inWords']> =
  ({ content, site, language }) =>
  (row) => {
    const exercise = findExercise(content, site, String(row['exercise']));
    if (!exercise) return row;
    const named = { ...row, exercise: exercise.title[language] };
    const question = exercise.questions.find(({ key }) => key === row['question']);
    if (!question) return named;
    const options = question.kind === 'quiz' ? question.options : [];
    const answerOf = (line: string) => {
      const option = options.find(({ id }) => id === line);
      return option ? optionText(option, language) : line;
    };
    const answer = String(row['answer']).split('\n').map(answerOf).join('\n');
    return { ...named, question: question.title[language], answer };
  };
