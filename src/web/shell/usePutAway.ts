import { useEffect, useState } from 'react';
import { useApp } from '#ui/app/app.ts';
import { forgetPutAway, isPutAway, putAway } from '#ui/app/put-away.ts';
import { useScripted } from '#ui/app/useScripted.ts';

/** Whether this person put something away for today, and how to; where the browser stores nothing, for as long as the page lives. */
export function usePutAway(uid: number | undefined) {
  const today = useApp().today();
  const [here, setHere] = useState<string | null>(null);
  const isKnown = useScripted();
  useEffect(() => forgetPutAway(today), [today]);
  const name = `${uid} ${today}`;
  return {
    /** Not before the page has its scripts; until then `web/before-page.js` knows. */
    isKnown,
    isAway: uid !== undefined && isKnown && (here === name || isPutAway(uid, today)),
    putAway() {
      if (uid !== undefined) putAway(uid, today);
      setHere(name);
    },
  };
}
