import type { Dataset } from '#platform/export/dataset.ts';
import { answersInWords } from './answers-in-words.ts';
import { findAllSubmissions } from './queries.ts';
import { openAnswers } from './sealed-answers.ts';

/** Every answer to an exercise, including those from before a restart: a row per question. */
export const exercisesDataset: Dataset = {
  name: 'exercises',
  about: 'programme',
  tables: ['exercise_submission'],
  inWords: answersInWords,
  async read(db, { uid, vault }) {
    const rows = await findAllSubmissions(db, uid);
    return rows.flatMap(({ uuid, webformId, answers, createdAt, changedAt, archivedAt }) =>
      Object.entries(openAnswers(vault, 'exercise_submission', uuid, answers)).map(([question, answer]) => ({
        exercise: webformId,
        question,
        answer: typeof answer === 'string' ? answer : answer.join('\n'),
        created_at: createdAt.toISOString(),
        changed_at: changedAt.toISOString(),
        archived_at: archivedAt?.toISOString() ?? null,
      })),
    );
  },
};
