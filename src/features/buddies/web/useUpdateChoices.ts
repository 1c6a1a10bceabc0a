import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointReply } from '#contract/endpoint.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { chooseBuddyUpdates, type readBuddyUpdates, skipBuddyUpdate } from '../contract.ts';

export type Updates = EndpointReply<typeof readBuddyUpdates>;
type Choices = Omit<Updates, 'next_at' | 'skipped'>;

function choicesOf({ days, part, badges, days_within_goal, paused }: Updates): Choices {
  return { days, part, badges, days_within_goal, paused };
}

/** What the weekly mail tells. Each choice holds at once; those made while one is being saved are saved after it. */
export function useUpdateChoices(updates: Updates) {
  const { t } = useTranslation('buddies');
  const toast = useToast();
  const failureText = useFailureText();
  const choosing = useSubmission(chooseBuddyUpdates);
  const skipping = useSubmission(skipBuddyUpdate);
  const wanted = useRef<Choices | null>(null);
  const [shown, setShown] = useState<Choices | null>(null);

  function tell(error: unknown): void {
    if (!(error instanceof CallFailure)) throw error;
    toast.show({ tone: 'error', text: failureText(error, t('updates.failed')) });
  }

  async function saveWanted(): Promise<void> {
    for (let sent: Choices | null = null; wanted.current && sent !== wanted.current; ) {
      sent = wanted.current;
      await choosing.send({ body: sent });
    }
    toast.show({ tone: 'success', text: t('updates.saved') });
  }

  async function choose(change: Partial<Choices>): Promise<void> {
    const isSaving = wanted.current !== null;
    wanted.current = { ...(wanted.current ?? choicesOf(updates)), ...change };
    setShown(wanted.current);
    if (isSaving) return;
    try {
      await saveWanted();
    } catch (error) {
      tell(error);
    } finally {
      wanted.current = null;
      setShown(null);
    }
  }

  return {
    choices: shown ?? choicesOf(updates),
    choose: (change: Partial<Choices>) => void choose(change),
    skipBusy: skipping.busy,
    skip: (skipped: boolean) => void skipping.send({ body: { skipped } }).catch(tell),
  };
}
