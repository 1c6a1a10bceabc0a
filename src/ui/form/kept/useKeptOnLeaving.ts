import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Me } from '#domain/identity/account.ts';
import { asksWho, ME_KEY, useMe } from '#ui/app/me.ts';
import { useKit } from '#ui/kit.ts';
import { useIsLoggedOut } from './useIsLoggedOut.ts';
import type { useKeptEntry } from './useKeptEntry.ts';
import { clickedLink, leadsToHelp } from './way-out.ts';

interface Typed<Values> {
  readonly values: Values;
  readonly empty: Values;
  /** Whether a call is under way: the code that sent it keeps the values if it fails. */
  readonly busy: boolean;
}

/**
 * Keeps what was typed when the page is left without a question: for help, which must not wait, for the other language, which
 * loads the page anew, and for the login or somebody else's page once the session turns out to have ended.
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
      if (type !== 'updated' || !asksWho(query)) return;
      const now = queryClient.getQueryData<Me | null>(ME_KEY);
      if (now?.uid !== uid && !isLoggedOut()) latest.current.atTheEnd();
    });
  }, [queryClient, isLoggedOut, uid]);

  const isOwn = uid === owner;
  return {
    /** Whether the person who opened the form is still logged in; input typed before somebody else logged in has to go. */
    isOwn,
    /** Whether leaving would lose something: input that is neither being sent nor kept on this device. */
    isUnsaved: isOwn && isTyped && !busy && onDevice !== values && entry.restored !== values,
  };
}
