import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OpenedExercise } from './useExercise.ts';
import type { ViewName } from './useExerciseView.ts';

/**
 * Changes when the form of an exercise that keeps nothing has to begin anew, empty: outside its questions, and when the page is left,
 * because a browser may show a page again as it was.
 */
export function useFormKey({ keepsNothing }: OpenedExercise, view: ViewName): string | undefined {
  const [timesLeft, setTimesLeft] = useState(0);
  useEffect(() => {
    // At once: what is rendered later is rendered when the page is back.
    const leave = () => flushSync(() => setTimesLeft((times) => times + 1));
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return keepsNothing ? `${timesLeft} ${typeof view === 'number'}` : undefined;
}
