import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The prefix of the state of a history entry; the name of the view before it follows. */
const FOLLOWS = 'follows ';

/**
 * The views of one page, each with its own history entry, so that the browser's Back leads to the view before. A view is named
 * by the hash of the address, so nothing is fetched; the view without a hash is ''.
 */
export function useViewHistory() {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  const [hasMoved, setHasMoved] = useState(false);
  // Only once the address has changed: before that, the view that is being left would take the focus.
  if (hash === target && !hasMoved) setHasMoved(true);

  function open(to: string, options: { replace?: boolean; state?: string }) {
    setTarget(to);
    void navigate({ search, hash: to }, options);
  }

  function goBack(to: string) {
    setTarget(to);
    void navigate(-1);
  }

  return {
    hash,
    /** Whether another view was open before, so that the focus has to move. */
    hasMoved,
    noteMove: () => setHasMoved(true),
    /** Renames the open view without a new history entry. */
    rename: (to: string) => void navigate({ search, hash: to }, { replace: true }),
    /** Opens a view in place of the open one. */
    replace: (to: string) => open(to, { replace: true }),
    /** Opens the view after the one at `from`. */
    follow(from: string, to: string) {
      if (hash !== from) open(from, { replace: true });
      open(to, { state: `${FOLLOWS}${from}` });
    },
    /** Goes back from the view at `from` to the one at `to`. */
    back(from: string, to: string) {
      if (hash === from && state === `${FOLLOWS}${to}`) goBack(to);
      else open(to, { replace: true });
    },
    /** Goes back from the view at `from` to the one it was opened from, or else to the one at `to`. */
    undo(from: string, to: string) {
      const before = String(state);
      if (hash === from && before.startsWith(FOLLOWS)) goBack(before.slice(FOLLOWS.length));
      else open(to, { replace: true });
    },
  };
}
