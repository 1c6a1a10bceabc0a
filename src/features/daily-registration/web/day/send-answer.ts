import type { Day } from '#domain/kit/day.ts';
import { changeOf, submitOf } from '#features/webform/contract.ts';
import type { App } from '#ui/app/app.ts';
import { refresh } from '#ui/app/submission.ts';
import { isFinal, type Outbox } from '#ui/app/waiting/send-waiting.ts';
import { type OverviewDay, readOverview, registrationContract } from '../../contract.ts';
import { answerDay } from '../../day-contract.ts';
import { WAITING_ANSWERS, type WaitingAnswer, withReceived, withRefused } from './waiting-answers.ts';

/** How the answers that wait are sent to the server. */
export const ANSWERS: Outbox<WaitingAnswer> = {
  list: WAITING_ANSWERS,
  async send(app, item) {
    try {
      await sendAnswer(app, item);
    } catch (error) {
      if (isFinal(error)) void app.queryClient.invalidateQueries({ queryKey: [readOverview.path] });
      throw error;
    }
  },
  refuse: withRefused,
  receive: withReceived,
};

/** Sends an answer and updates the overview: from the reply to a whole day, by fetching it again after one registration. */
async function sendAnswer(
  { caller, queryClient }: Pick<App, 'caller' | 'queryClient'>,
  item: WaitingAnswer,
): Promise<void> {
  if ('answer' in item) {
    const { key, day, answer } = item;
    const stored = await caller.callOnce(key, answerDay, { params: { date: day }, body: answer });
    await putDay(queryClient, day, stored);
    void refresh(
      queryClient,
      answerDay.refreshes.filter((path) => path !== readOverview.path),
    );
    return;
  }
  const { id: webform_id } = registrationContract;
  if ('added' in item) {
    const submit = submitOf(registrationContract);
    await caller.callOnce(item.key, submit, { body: { webform_id, ...item.added } });
    await refresh(queryClient, submit.refreshes);
    return;
  }
  const change = changeOf(registrationContract);
  const { registration_date, ...fields } = item.changed;
  await caller.callOnce(item.key, change, {
    params: { webform_id, uuid: item.uuid },
    body: { registration_date, ...fields },
  });
  await refresh(queryClient, change.refreshes);
}

/** Puts a day as it is now into the overview. A read that began earlier could bring the old day back, so it is restarted. */
async function putDay(queryClient: App['queryClient'], day: Day, stored: OverviewDay): Promise<void> {
  const queryKey = [readOverview.path];
  const isReading = queryClient.getQueryState(queryKey)?.fetchStatus !== 'idle';
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (overview: object | undefined) =>
    overview ? { ...overview, [day]: stored } : overview,
  );
  if (isReading) void queryClient.invalidateQueries({ queryKey });
}
