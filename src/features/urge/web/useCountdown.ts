import { useEffect, useState } from 'react';

const SECOND = 1_000;

/** Counts the seconds down to zero, with a pause. */
export function useCountdown(seconds: number) {
  const [left, setLeft] = useState(seconds);
  // The end by the clock, because phones slow down the timers of pages in the background; null during a pause.
  const [end, setEnd] = useState<number | null>(() => Date.now() + seconds * SECOND);
  useEffect(() => {
    if (end === null) return;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.round((end - Date.now()) / SECOND));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, SECOND);
    return () => clearInterval(timer);
  }, [end]);
  return {
    left,
    paused: end === null,
    /** Whether what moves with it stays still, because it is paused or over. */
    isStill: end === null || left === 0,
    toggle: () => setEnd(end === null ? Date.now() + left * SECOND : null),
  };
}
