import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeviceEntry } from '#ui/app/kept-entry.ts';
import { ME_KEY, useMe } from '#ui/app/me.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/**
 * Keeps the input when the session turns out to have ended, or on the way to help, and restores it when the same person returns to the same form.
 * A form without an entry keeps nothing, because it holds a password or little else. `keep` returns false when nobody was
 * logged in.
 */
export function useKeptEntry<Values extends object>(form: DeviceEntry<Values> | undefined) {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const queryClient = useQueryClient();
  const me = useMe();
  const [opened] = useState(form);
  const [values, setValues] = useState(() => (me && form?.read(me)) ?? null);
  return {
    values,
    keep(entry: Values): boolean {
      if (!me) return false;
      form?.keep(me, entry);
      toast.show({
        tone: 'info',
        text: t(form ? 'failure.sessionOver' : 'failure.sessionEnded'),
        onNextPage: true,
      });
      // The shell notices that the session ended and redirects to the login.
      queryClient.setQueryData(ME_KEY, null);
      return true;
    },
    /** Keeps it without a word, for whoever goes to help or to the other language. Returns whether the browser accepted it. */
    keepForLater: (entry: Values): boolean => (me && form?.keep(me, entry)) ?? false,
    /** Keeps it where something else found that the session ended. */
    keepAtEnd(entry: Values): void {
      if (me && form?.keep(me, entry)) {
        toast.show({ tone: 'info', text: t('failure.sessionOver'), onNextPage: true });
      }
    },
    forget() {
      // The form may be about another day by now than the one that it was opened for.
      for (const kept of [form, opened]) if (me) kept?.forget(me);
      setValues(null);
    },
  };
}
