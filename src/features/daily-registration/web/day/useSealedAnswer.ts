import { useEffect, useRef, useState } from 'react';
import type { Day } from '#domain/kit/day.ts';
import { randomKey } from '#ui/app/submission.ts';
import { findBox } from '#ui/app/waiting/box.ts';
import { WAITING_ANSWERS, type WaitingAnswer } from './waiting-answers.ts';

// Loaded on demand: a page with a session does not need it.
const seal = () => import('#ui/app/waiting/seal.ts');

/**
 * Answers a day on a page without a session: a tap is sealed for the person who was logged in on this device, another one
 * replaces it, and undoing restores the one before. Answers from an earlier page cannot be read here.
 */
export function useSealedAnswer(day: Day) {
  const [box] = useState(findBox);
  const [amounts, setAmounts] = useState<readonly number[]>([]);
  const [isRefused, setRefused] = useState(false);
  const [waitsAlready, setWaitsAlready] = useState(false);
  const given = useRef<readonly number[]>([]);
  const sealed = useRef<WaitingAnswer | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const look = async () => setWaitsAlready((await seal()).hasSealed(WAITING_ANSWERS));
    look().catch(() => undefined);
  }, []);

  async function keep(next: readonly number[]): Promise<boolean> {
    const { dropSealed, keepSealed } = await seal();
    const amount = next.at(-1);
    const item = amount === undefined ? null : { key: randomKey(), day, answer: { replaces: null, amount } };
    if (item && !(box && keepSealed(box, WAITING_ANSWERS, item))) return false;
    if (sealed.current) dropSealed(WAITING_ANSWERS, sealed.current);
    sealed.current = item;
    given.current = next;
    setAmounts(next);
    return true;
  }
  function change(after: (before: readonly number[]) => readonly number[]): Promise<boolean> {
    const turn = queue.current.then(async () => {
      const isKept = await keep(after(given.current)).catch(() => false);
      setRefused(!isKept);
      return isKept;
    });
    queue.current = turn;
    return turn;
  }

  return {
    /** The last answer on this page; null for an open day. */
    amount: amounts.at(-1) ?? null,
    /** Whether the device could not keep it. */
    isRefused: isRefused || box === null,
    /** Whether an answer from an earlier page waits. */
    waitsAlready: waitsAlready && amounts.length === 0,
    say: (amount: number) => change((before) => [...before, amount]),
    undo: () => change((before) => before.slice(0, -1)),
  };
}
