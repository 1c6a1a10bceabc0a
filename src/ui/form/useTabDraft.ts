import { useCallback, useState } from 'react';
import { forgetEntry, keepEntry, keptEntry } from '#ui/app/kept-entry.ts';

/**
 * What a person fills in over several pages: held here, and in the tab, so that a reload loses nothing. It goes when it
 * was sent, at logout, and with the tab.
 */
export function useTabDraft<Values extends object>(uid: number, name: string, initial: Values) {
  const [values, setValues] = useState<Values>(() => ({
    ...initial,
    ...(keptEntry(uid, name, 'tab') as Partial<Values> | null),
  }));
  const keep = useCallback(
    (next: Values) => {
      setValues(next);
      keepEntry(uid, name, next, 'tab');
    },
    [uid, name],
  );
  const forget = useCallback(() => forgetEntry(uid, name, 'tab'), [uid, name]);
  return { values, keep, forget };
}
