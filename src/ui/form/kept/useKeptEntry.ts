import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeviceEntry } from '#ui/app/kept-entry.ts';
import { ME_KEY, useMe } from '#ui/app/me.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/**
 * Keeps the input of a form on the device, and restores it when the same person opens the same form again. A form without an
 * entry keeps nothing, because it holds a password or little else.
 */
export function useKeptEntry<Values extends object>(entry: DeviceEntry<Values> | undefined) {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const queryClient = useQueryClient();
  const me = useMe();
  const [opened] = useState(entry);
  const [restored, setRestored] = useState(() => (me && entry?.read(me)) ?? null);
  const keep = (values: Values): boolean => (me && entry?.keep(me, values)) ?? false;
  const say = (key: 'sessionOver' | 'sessionEnded') =>
    toast.show({ tone: 'info', text: t(`failure.${key}`), onNextPage: true });
  return {
    restored,
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
      // By now the form may be about another day than when it was opened.
      for (const each of [entry, opened]) if (me) each?.forget(me);
      setRestored(null);
    },
  };
}
