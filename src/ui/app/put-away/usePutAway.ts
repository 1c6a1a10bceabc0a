import { useEffect, useState } from 'react';
import { focusMain } from '../../focus/focus-main.ts';
import { useApp } from '../app.ts';
import { useMe } from '../me.ts';
import { useScripted } from '../useScripted.ts';
import { forgetPutAway, isPutAway, type PutAway, putAway } from './put-away.ts';

/** Whether this person put something away, and how to. Where the browser stores nothing, it lasts as long as the page. */
export function usePutAway(what: PutAway) {
  const uid = useMe()?.uid;
  const today = useApp().today();
  const [here, setHere] = useState<string | null>(null);
  const isKnown = useScripted();
  useEffect(() => forgetPutAway(today), [today]);
  const name = `${uid} ${today}`;
  return {
    /** Known once the page has its scripts; until then `web/before-page.js` hides the banner. */
    isKnown,
    isAway: uid !== undefined && isKnown && (here === name || isPutAway(what, uid, today)),
    putAway() {
      if (uid !== undefined) putAway(what, uid, today);
      setHere(name);
      // The focused button is gone as well.
      focusMain();
    },
  };
}
