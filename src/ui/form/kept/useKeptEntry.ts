import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetEntry, keepEntry, keptEntry } from '#ui/app/kept-entry.ts';
import { ME_KEY, useMe } from '#ui/app/me.ts';
import { useToast } from '#ui/toast/useToast.ts';

/**
 * Keeps the input when the session turns out to have ended, and restores it when the same person returns to the same form.
 * A form without a name keeps nothing, because it holds a password or little else. `keep` returns false when nobody was
 * logged in.
 */
export function useKeptEntry<Values extends object>(form: string | undefined) {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const queryClient = useQueryClient();
  const me = useMe();
  const [values, setValues] = useState(() =>
    form === undefined || !me ? null : (keptEntry(me, form) as Values | null),
  );
  return {
    values,
    keep(entry: Values): boolean {
      if (!me) return false;
      if (form !== undefined) keepEntry(me, form, entry);
      toast.show({
        tone: 'info',
        text: t(form === undefined ? 'failure.sessionEnded' : 'failure.sessionOver'),
        onNextPage: true,
      });
      // The shell notices that the session ended and redirects to the login.
      queryClient.setQueryData(ME_KEY, null);
      return true;
    },
    /** Keeps it without a word, for the same page in the other language. */
    keepForLater(entry: Values): void {
      if (form !== undefined && me) keepEntry(me, form, entry);
    },
    forget() {
      if (form !== undefined && me) forgetEntry(me, form);
      setValues(null);
    },
  };
}
