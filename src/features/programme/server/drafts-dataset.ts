import type { Dataset } from '#platform/export/dataset.ts';
import { answersInWords } from './answers-in-words.ts';
import { findDrafts } from './queries.ts';
import { openAnswers } from './sealed-answers.ts';

/** Unsubmitted answers to exercises: a row per question. */
export const draftsDataset: Dataset = {
  name: 'exercise_drafts',
  tables: ['exercise_draft'],
  inWords: answersInWords,
  async read(db, { uid, vault }) {
    const rows = await findDrafts(db, uid);
    return rows.flatMap(({ webformId, answers, changedAt }) =>
      Object.entries(openAnswers(vault, 'exercise_draft', webformId, answers)).map(([question, answer]) => ({
        exercise: webformId,
        question,
        answer: typeof answer === 'string' ? answer : answer.join('\n'),
        changed_at: changedAt.toISOString(),
      })),
    );
  },
};
