import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetEntry, keepEntry, keptEntry } from '#ui/app/kept-entry.ts';
import { ME_KEY, useMe } from '#ui/app/me.ts';
import { useToast } from '#ui/toast/useToast.ts';

/**
 * Keeps what was filled in when the session turns out to be over, and puts it back when the same person returns to the
 * same form. `keep` answers false for forms that keep nothing.
 */
export function useKeptEntry<Values extends object>(form: string | undefined, restore: (values: Values) => void) {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const queryClient = useQueryClient();
  const uid = useMe()?.uid;
  const [kept, setKept] = useState(false);

  useEffect(() => {
    if (form === undefined || uid === undefined) return;
    const values = keptEntry<Values>(uid, form);
    if (!values) return;
    restore(values);
    setKept(true);
  }, [form, uid, restore]);

  return {
    kept,
    keep(values: Values): boolean {
      if (form === undefined || uid === undefined) return false;
      keepEntry(uid, form, values);
      toast.show({ tone: 'info', text: t('failure.sessionOver') });
      // The shell sees that nobody is logged in any more and goes to the login.
      queryClient.setQueryData(ME_KEY, null);
      return true;
    },
    forget() {
      if (form !== undefined && uid !== undefined) forgetEntry(uid, form);
      setKept(false);
    },
  };
}
