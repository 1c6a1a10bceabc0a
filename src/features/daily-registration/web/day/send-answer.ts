import type { App } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { readOverview } from '../../contract.ts';
import { answerDay } from '../../day-contract.ts';
import type { WaitingAnswer } from './waiting-answers.ts';

/**
 * Sends the answer to a day and puts the day as it is then into the overview. What else the answer changes is fetched
 * while the person reads on. Rejects with a `CallFailure`.
 */
export async function sendAnswer(
  { caller, queryClient }: App,
  { key, day, answer }: WaitingAnswer,
): Promise<void> {
  const stored = await caller.callOnce(key, answerDay, { params: { date: day }, body: answer });
  queryClient.setQueryData([readOverview.path], (overview: object | undefined) =>
    overview ? { ...overview, [day]: stored } : overview,
  );
  for (const path of answerDay.refreshes) {
    if (path !== readOverview.path) void queryClient.invalidateQueries({ queryKey: [path] });
  }
}

/** Whether a failed answer is worth sending again later. */
export function isAway(error: unknown): boolean {
  return error instanceof CallFailure && (error.code === 'network' || error.code === 'unavailable');
}
