import type { Day } from '#domain/kit/day.ts';
import type { PauseReason } from '#domain/tracking/pause.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { pauseDay, resumeDay } from '../pause-contract.ts';

/** Marks a day as a pause or ends it, and says so. */
export function usePause(date: Day) {
  const { t } = useTranslation('daily-registration');
  const failureText = useFailureText();
  const toast = useToast();
  const marking = useSubmission(pauseDay);
  const ending = useSubmission(resumeDay);
  /** Returns whether it is done. */
  async function say(done: Promise<unknown>, text: string): Promise<boolean> {
    try {
      await done;
      toast.show({ tone: 'success', text });
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast.show({ tone: 'error', text: failureText(error, t('pause.failed')) });
      return false;
    }
  }
  return {
    busy: marking.busy || ending.busy,
    pause: (reason: PauseReason | null) =>
      say(marking.send({ params: { date }, body: { reason } }), t('pause.marked')),
    resume: () => say(ending.send({ params: { date } }), t('pause.ended')),
  };
}
