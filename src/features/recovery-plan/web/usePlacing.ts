import { useRef, useState } from 'react';
import type { Day } from '#domain/kit/day.ts';
import { registrationContract } from '#features/daily-registration/contract.ts';
import { submitOf } from '#features/webform/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { randomKey, refresh } from '#ui/app/submission.ts';

const submit = submitOf(registrationContract);

/**
 * The open days that are still to be filled in, and how one is. A day that was saved leaves them at once: the overview that
 * should tell so may not arrive, and would have it saved twice.
 */
export function usePlacing(days: readonly Day[]) {
  const { caller, queryClient } = useApp();
  const [placed, setPlaced] = useState<readonly Day[]>([]);
  /** By what is said: the answer to a call may have been lost, and the days are sent in any order after that. */
  const keys = useRef(new Map<string, string>());
  // The overview knows of them by now. Where such a day comes back, its registration was deleted.
  const untold = placed.filter((day) => days.includes(day));
  if (untold.length < placed.length) setPlaced(untold);

  return {
    open: days.filter((day) => !placed.includes(day)),
    /** Rejects with a `CallFailure`. */
    async place(day: Day, amount: number): Promise<void> {
      const said = `${day} ${amount}`;
      const key = keys.current.get(said) ?? randomKey();
      keys.current.set(said, key);
      const { id } = registrationContract;
      await caller.callOnce(key, submit, { body: { webform_id: id, registration_date: day, amount } });
      keys.current.delete(said);
      setPlaced((before) => [...before, day]);
    },
    refresh: () => refresh(queryClient, submit.refreshes),
  };
}
