import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ME_KEY } from '#ui/app/me.ts';
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
 * which loads the page anew, and to the login once the session turns out to have ended. Returns whether the values stand on
 * this device as they are.
 */
export function useKeptOnLeaving<Values extends object>(
  entry: ReturnType<typeof useKeptEntry<Values>>,
  { values, empty, busy }: Typed<Values>,
): boolean {
  const { language } = useKit();
  const queryClient = useQueryClient();
  const isLoggedOut = useIsLoggedOut();
  const [onDevice, setOnDevice] = useState(entry.values);
  const latest = useRef({ onTheWay: (): void => undefined, atTheEnd: (): void => undefined });
  useEffect(() => {
    const isTyped = JSON.stringify(values) !== JSON.stringify(empty);
    latest.current = {
      onTheWay() {
        if (isTyped && entry.keepForLater(values)) setOnDevice(values);
      },
      atTheEnd() {
        if (isTyped && !busy) entry.keepAtEnd(values);
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
      const isEnd =
        type === 'updated' && query.queryHash === JSON.stringify(ME_KEY) && query.state.data === null;
      if (isEnd && !isLoggedOut()) latest.current.atTheEnd();
    });
  }, [queryClient, isLoggedOut]);

  return onDevice === values;
}
