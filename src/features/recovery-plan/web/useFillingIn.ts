import { useRef, useState } from 'react';
import type { Day } from '#domain/kit/day.ts';
import { answerDay } from '#features/daily-registration/day-contract.ts';
import { useApp } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { randomKey, refresh } from '#ui/app/submission.ts';

/**
 * Returns the open days and saves an amount for one. A day that is open no more leaves the list at once, also where the
 * overview cannot be read again.
 */
export function useFillingIn(days: readonly Day[]) {
  const { caller, queryClient } = useApp();
  const [filled, setFilled] = useState<readonly Day[]>([]);
  /** By day and amount, because the reply to a call may be lost and the days may then be sent in another order. */
  const keys = useRef(new Map<string, string>());
  // Forgets the days that the overview no longer lists as open: one that is open again later had its registration deleted.
  const stillListed = filled.filter((day) => days.includes(day));
  if (stillListed.length < filled.length) setFilled(stillListed);

  return {
    open: days.filter((day) => !filled.includes(day)),
    /** Resolves to false, with nothing saved, where the day was filled in elsewhere. Rejects with a `CallFailure`. */
    async fillIn(day: Day, amount: number): Promise<boolean> {
      const sent = `${day} ${amount}`;
      const key = keys.current.get(sent) ?? randomKey();
      keys.current.set(sent, key);
      let isSaved = true;
      try {
        await caller.callOnce(key, answerDay, { params: { date: day }, body: { replaces: null, amount } });
      } catch (error) {
        if (!(error instanceof CallFailure) || error.code !== 'edit_conflict') throw error;
        isSaved = false;
      }
      keys.current.delete(sent);
      setFilled((before) => [...before, day]);
      return isSaved;
    },
    refresh: () => refresh(queryClient, answerDay.refreshes),
  };
}
