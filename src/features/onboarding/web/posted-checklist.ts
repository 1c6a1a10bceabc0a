import { checklistVerdict, isChecklistAnswer } from '#domain/identity/checklist.ts';
import type { App } from '#ui/app/app.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import type { PostedAnswer } from '#ui/form/posted.ts';
import { NO_REFUSAL } from '#ui/form/refusal.ts';
import { OPEN_QUESTION, readQuestions } from '../contract.ts';
import type { PostedChecklist } from './useChecklist.ts';

/** Judges the questions as posted without JavaScript; `whenDone` returns where somebody who may go on goes. */
export async function answerChecklist(
  app: App,
  posted: URLSearchParams,
  whenDone: () => Promise<PostedAnswer>,
): Promise<PostedAnswer> {
  const questions = await app.queryClient.fetchQuery(endpointQuery(app, readQuestions));
  const answers = Object.fromEntries(
    questions.flatMap(({ id }) => {
      const given = posted.get(id);
      return isChecklistAnswer(given) ? [[id, given]] : [];
    }),
  );
  const { open, stoppedAt } = checklistVerdict(questions, answers);
  if (!open && !stoppedAt) return whenDone();
  // After an answer to the question that was open the next one is shown, which is not missing yet.
  const asked = !stoppedAt && (posted.get(OPEN_QUESTION) ?? open?.id) === open?.id;
  const values: PostedChecklist = { answers, asked };
  return { status: asked || stoppedAt ? 422 : 200, form: { values, sent: false, refusal: NO_REFUSAL } };
}
