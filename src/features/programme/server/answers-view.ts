import { view } from '#platform/views/dispatcher.ts';
import { answersContract, type ExerciseAnswerRow } from '../answers-contract.ts';
import { findCurrentSubmissions } from './queries.ts';
import { openAnswers } from './sealed-answers.ts';

const PAGE_SIZE = 50;

/** A person's answers to exercises since the programme began, oldest first (contract section 3). */
export const exerciseAnswersView = view(answersContract, {
  access: 'client',
  feature: 'programme',
  pageSize: PAGE_SIZE,
  async read(context, { page, filters }) {
    const { db, person } = context;
    const wanted = filters['webform_id'];
    const rows = (await findCurrentSubmissions(db, person.uid)).filter(
      ({ webformId }) => wanted === undefined || webformId === wanted,
    );
    return {
      total: rows.length,
      rows: rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map(
        (row): ExerciseAnswerRow => ({
          submissionId: row.uuid,
          uuid: row.uuid,
          webform_id: row.webformId,
          data: openAnswers(person.vault, 'exercise_submission', row.uuid, row.answers),
          revision: row.revision,
          created: row.createdAt.toISOString(),
          changed: row.changedAt.toISOString(),
        }),
      ),
    };
  },
});
