import type { Dataset } from '#platform/export/dataset.ts';
import { answersInWords } from './answers-in-words.ts';
import { findAllSubmissions, type SubmissionRow } from './queries.ts';
import { openAnswers } from './sealed-answers.ts';

/**
 * Every answer to an exercise, including those from before a restart: a row per question; and one without a question for an exercise
 * that keeps nothing, which says that it was done.
 */
export const exercisesDataset: Dataset = {
  name: 'exercises',
  about: 'programme',
  tables: ['exercise_submission'],
  inWords: answersInWords,
  async read(db, { uid, vault }) {
    const rows = await findAllSubmissions(db, uid);
    return rows.flatMap((row) => {
      if (row.answers === null) return [exportRow(row, null, null)];
      const answers = Object.entries(openAnswers(vault, 'exercise_submission', row.uuid, row.answers));
      return answers.map(([question, answer]) =>
        exportRow(row, question, typeof answer === 'string' ? answer : answer.join('\n')),
      );
    });
  },
};

function exportRow(
  { webformId, createdAt, changedAt, archivedAt }: SubmissionRow,
  question: string | null,
  answer: string | null,
) {
  return {
    exercise: webformId,
    question,
    answer,
    created_at: createdAt.toISOString(),
    changed_at: changedAt.toISOString(),
    archived_at: archivedAt?.toISOString() ?? null,
  };
}
