import { useCallback, useState } from 'react';
import { forgetEntry, keepEntry, keptEntry } from '#ui/app/kept-entry.ts';

interface Kept<Values> {
  readonly basis: string;
  readonly values: Values;
}

/**
 * What a person fills in over several pages: held here, and in the tab, so that a reload loses nothing. It goes when it
 * was sent, at logout, and with the tab. `basis` says what `initial` was made from: as long as nothing was changed the
 * values follow it, and what was kept on another basis is let go, so that nobody puts an old state back unawares.
 */
export function useTabDraft<Values extends object>(
  uid: number,
  name: string,
  { initial, basis }: { initial: Values; basis: string },
) {
  const [held, setHeld] = useState(() => ({ basis, draft: keptDraft(uid, name, { initial, basis }) }));
  if (held.draft === null && held.basis !== basis) setHeld({ basis, draft: null });
  const keep = useCallback(
    (values: Values) => {
      setHeld({ basis: held.basis, draft: values });
      keepEntry(uid, name, { basis: held.basis, values } satisfies Kept<Values>, 'tab');
    },
    [uid, name, held.basis],
  );
  // What is held stays as long as the pages do: they still stand on it while they are being left.
  const forget = useCallback(() => forgetEntry(uid, name, 'tab'), [uid, name]);
  return { values: held.draft ?? initial, basis: held.basis, keep, forget };
}

function keptDraft<Values extends object>(
  uid: number,
  name: string,
  { initial, basis }: { initial: Values; basis: string },
): Values | null {
  const kept = keptEntry(uid, name, 'tab') as Kept<Partial<Values>> | null;
  return kept?.basis === basis ? { ...initial, ...kept.values } : null;
}
