import { type Day, daysBetween } from '#domain/kit/day.ts';
import type { PauseReason } from '#domain/tracking/pause.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { pauseDay, resumeDay } from '../pause-contract.ts';

/** Marks a day as a pause, or ends it, with those since another if wanted, and says so; each answers whether it is done. */
export function usePause(date: Day) {
  const { t } = useTranslation('daily-registration');
  const outcome = useOutcome(t('pause.failed'));
  const marking = useSubmission(pauseDay);
  const ending = useSubmission(resumeDay);
  return {
    busy: marking.busy || ending.busy,
    pause: (reason: PauseReason | null, from = date) =>
      outcome.run(
        () => marking.send({ params: { date }, body: { reason, from } }),
        t('pause.marked', { count: daysBetween(from, date) + 1 }),
      ),
    resume: (from = date) =>
      outcome.run(() => ending.send({ params: { date }, query: { from } }), t('pause.ended')),
  };
}
