import type { EndpointReply } from '#contract/endpoint.ts';
import { useApp } from '#ui/app/app.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { refresh, useSubmission } from '#ui/app/submission.ts';
import { useChoices } from '#ui/app/useChoices.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { chooseBuddyUpdates, readBuddyUpdates, skipBuddyUpdate } from '../contract.ts';

export type Updates = EndpointReply<typeof readBuddyUpdates>;
type Choices = Omit<Updates, 'next_at' | 'skipped'>;

function choicesOf({ days, part, badges, days_within_goal, paused }: Updates): Choices {
  return { days, part, badges, days_within_goal, paused };
}

/** The choices of what the weekly mail tells. */
export function useUpdateChoices(updates: Updates) {
  const { t } = useTranslation('buddies');
  const app = useApp();
  const { queryClient } = app;
  const choosing = useSubmission(chooseBuddyUpdates);
  const failureText = useFailureText();
  const skipping = useSubmission(skipBuddyUpdate);
  const { choices, choose, tell } = useChoices(choicesOf(updates), {
    async save(change) {
      // All choices are sent at once, and another device may have changed one since the page opened.
      const now = await queryClient.fetchQuery({
        ...endpointQuery(app, readBuddyUpdates),
        staleTime: 0,
        retry: false,
      });
      await choosing.send({ body: { ...choicesOf(now), ...change } }).catch((error: unknown) => {
        // They may be stored where only the answer got lost, and the page shows what a buddy hears.
        void refresh(queryClient, [readBuddyUpdates.path]);
        throw error;
      });
    },
    done: () => t('updates.saved'),
    failed: (failure) =>
      failure.code === 'edit_conflict' ? t('updates.tooLate') : failureText(failure, t('updates.failed')),
  });

  async function skip(skipped: boolean): Promise<void> {
    try {
      await skipping.send({ body: { skipped, next_at: updates.next_at } });
    } catch (error) {
      tell(error);
      // Another mail may be the next one, or this one be skipped where only the answer got lost.
      await refresh(queryClient, [readBuddyUpdates.path]);
    }
  }

  return { choices, choose, skipBusy: skipping.busy, skip: (skipped: boolean) => void skip(skipped) };
}
