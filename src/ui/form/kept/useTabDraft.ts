import { useCallback, useState } from 'react';
import { type Keeper, tabEntry } from '#ui/app/kept-entry.ts';

interface Kept<Values> {
  readonly basis: string;
  readonly values: Values;
}

/**
 * A form over several pages: the values are in memory and in the storage of the tab, so that a reload loses nothing. They are
 * removed on sending, at logout, and with the tab. `basis` identifies the source of `initial`: unchanged values follow it, and
 * values kept from another basis are discarded, so that nobody restores an old state by accident.
 */
export function useTabDraft<Values extends object>(
  keeper: Keeper,
  name: string,
  { initial, basis }: { initial: Values; basis: string },
) {
  const [held, setHeld] = useState(() => ({ basis, draft: keptDraft(keeper, name, { initial, basis }) }));
  if (held.draft === null && held.basis !== basis) setHeld({ basis, draft: null });
  const keep = useCallback(
    (values: Values) => {
      setHeld({ basis: held.basis, draft: values });
      tabEntry<Kept<Values>>(name).keep(keeper, { basis: held.basis, values });
    },
    [keeper, name, held.basis],
  );
  // The values in memory live as long as the pages, which still use them while navigating away.
  const forget = useCallback(() => tabEntry(name).forget(keeper), [keeper, name]);
  return { values: held.draft ?? initial, basis: held.basis, keep, forget };
}

function keptDraft<Values extends object>(
  keeper: Keeper,
  name: string,
  { initial, basis }: { initial: Values; basis: string },
): Values | null {
  const kept = tabEntry<Kept<Partial<Values>>>(name).read(keeper);
  return kept?.basis === basis ? { ...initial, ...kept.values } : null;
}
