import { useRef, useState } from 'react';
import type { Day } from '#domain/kit/day.ts';
import { registrationContract } from '#features/daily-registration/contract.ts';
import { submitOf } from '#features/webform/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { randomKey, refresh } from '#ui/app/submission.ts';

const submit = submitOf(registrationContract);

/**
 * Returns the open days and saves an amount for one. A saved day leaves the list at once: if the overview cannot be read
 * again, it would otherwise be saved twice.
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
    /** Rejects with a `CallFailure`. */
    async fillIn(day: Day, amount: number): Promise<void> {
      const sent = `${day} ${amount}`;
      const key = keys.current.get(sent) ?? randomKey();
      keys.current.set(sent, key);
      const { id } = registrationContract;
      await caller.callOnce(key, submit, { body: { webform_id: id, registration_date: day, amount } });
      keys.current.delete(sent);
      setFilled((before) => [...before, day]);
    },
    refresh: () => refresh(queryClient, submit.refreshes),
  };
}
