import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { KeptEntry } from '#ui/app/kept-entry.ts';
import { ME_KEY, useMe } from '#ui/app/me.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/**
 * Keeps the input of a form on the device, and restores it when the same person opens the same form again. A form without an
 * entry keeps nothing, because it holds a password or little else.
 */
export function useKeptEntry<Values extends object>(entry: KeptEntry<Values> | undefined) {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const queryClient = useQueryClient();
  const me = useMe();
  const read = () => (me && entry?.read(me)) ?? null;
  const [opened, setOpened] = useState(() => ({ entry, restored: read() }));
  /** The entries of whatever the form was about when its input was kept. */
  const keptHere = useRef<KeptEntry<Values>[]>([]);
  const keep = (values: Values): boolean => {
    if (!me || !entry?.keep(me, values)) return false;
    keptHere.current.push(entry);
    return true;
  };
  const say = (key: 'sessionOver' | 'sessionEnded') =>
    toast.show({ tone: 'info', text: t(`failure.${key}`), onNextPage: true });
  return {
    restored: opened.restored,
    /** Restores the entry of what the form is about by now, instead of the one from before, which stays on the device. */
    reopen(): Values | null {
      const restored = read();
      setOpened({ entry, restored });
      return restored;
    },
    /** Keeps the input without a word, for somebody who goes to help or to the other language; false where the browser refuses. */
    keep,
    /** Keeps the input and says so, where something else found that the session had ended. */
    keepAndSay(values: Values): void {
      if (keep(values)) say('sessionOver');
    },
    /** Keeps the input and lets the shell, which notices that nobody is logged in, lead to the login. False for a visitor. */
    keepAndLogOut(values: Values): boolean {
      if (!me) return false;
      keep(values);
      say(entry ? 'sessionOver' : 'sessionEnded');
      queryClient.setQueryData(ME_KEY, null);
      return true;
    },
    forget() {
      // By now the form may be about another day, whose entry it never showed.
      for (const each of [opened.entry, ...keptHere.current]) if (me) each?.forget(me);
      keptHere.current = [];
      setOpened((now) => ({ ...now, restored: null }));
    },
  };
}
