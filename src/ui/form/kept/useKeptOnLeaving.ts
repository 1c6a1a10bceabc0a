import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Me } from '#domain/identity/account.ts';
import { ME_KEY, useMe } from '#ui/app/me.ts';
import { useKit } from '#ui/kit.ts';
import { useIsLoggedOut } from './useIsLoggedOut.ts';
import type { useKeptEntry } from './useKeptEntry.ts';
import { clickedLink, leadsToHelp } from './way-out.ts';

interface Typed<Values> {
  readonly values: Values;
  readonly empty: Values;
  /** A call that is under way is answered: whoever sent it keeps the values. */
  readonly busy: boolean;
}

/**
 * Keeps what was typed where the page goes without a question: to help, which has to wait for nothing, to the other language,
 * which loads the page anew, and to the login or to somebody else's page once the session turns out to have ended.
 */
export function useKeptOnLeaving<Values extends object>(
  entry: ReturnType<typeof useKeptEntry<Values>>,
  { values, empty, busy }: Typed<Values>,
) {
  const { language } = useKit();
  const queryClient = useQueryClient();
  const isLoggedOut = useIsLoggedOut();
  const uid = useMe()?.uid;
  const [owner] = useState(uid);
  const [onDevice, setOnDevice] = useState(entry.restored);
  const isTyped = JSON.stringify(values) !== JSON.stringify(empty);
  const latest = useRef({ onTheWay: (): void => undefined, atTheEnd: (): void => undefined });
  useEffect(() => {
    latest.current = {
      onTheWay() {
        if (isTyped && entry.keep(values)) setOnDevice(values);
      },
      atTheEnd() {
        if (isTyped && !busy) entry.keepAndSay(values);
      },
    };
  });

  useEffect(() => {
    const look = (event: MouseEvent) => {
      const link = clickedLink(event);
      if (link && (leadsToHelp(language, link) || 'language' in link.dataset)) latest.current.onTheWay();
    };
    document.addEventListener('click', look, true);
    return () => document.removeEventListener('click', look, true);
  }, [language]);

  useEffect(() => {
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryHash !== JSON.stringify(ME_KEY)) return;
      const now = queryClient.getQueryData<Me | null>(ME_KEY);
      if (now?.uid !== uid && !isLoggedOut()) latest.current.atTheEnd();
    });
  }, [queryClient, isLoggedOut, uid]);

  const isOwn = uid === owner;
  return {
    /** Whether who opened the form is logged in: what was typed before somebody else logged in has to go. */
    isOwn,
    /** Whether leaving would lose something: it is not on its way, and stands on this device no more than elsewhere. */
    isUnsaved: isOwn && isTyped && !busy && onDevice !== values,
  };
}
