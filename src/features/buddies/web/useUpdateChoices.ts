import type { EndpointReply } from '#contract/endpoint.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useChoices } from '#ui/app/useChoices.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { chooseBuddyUpdates, type readBuddyUpdates, skipBuddyUpdate } from '../contract.ts';

export type Updates = EndpointReply<typeof readBuddyUpdates>;
type Choices = Omit<Updates, 'next_at' | 'skipped'>;

/** What the weekly mail tells. */
export function useUpdateChoices({ days, part, badges, days_within_goal, paused }: Updates) {
  const { t } = useTranslation('buddies');
  const choosing = useSubmission(chooseBuddyUpdates);
  const skipping = useSubmission(skipBuddyUpdate);
  const stored: Choices = { days, part, badges, days_within_goal, paused };
  const { choices, choose, tell } = useChoices(stored, {
    save: (change) => choosing.send({ body: { ...stored, ...change } }),
    done: () => t('updates.saved'),
    failed: t('updates.failed'),
  });
  return {
    choices,
    choose,
    skipBusy: skipping.busy,
    skip: (skipped: boolean) => void skipping.send({ body: { skipped } }).catch(tell),
  };
}
