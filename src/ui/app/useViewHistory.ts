import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The time in which a second press of the button that goes on is taken for a double tap, in milliseconds. */
export const DOUBLE_TAP = 500;

/** How the state of an entry of the history begins that names the view of the entry before it. */
const FOLLOWS = 'follows ';

/**
 * Views of one page, an entry of the history each, so that the browser's own way back leads to the view before. Each is
 * named by the hash of the address, which fetches nothing anew; '' is the view without one.
 */
export function useViewHistory() {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const [hasMoved, setHasMoved] = useState(false);

  function open(to: string, options: { replace?: boolean; state?: string }) {
    setHasMoved(true);
    void navigate({ search, hash: to }, options);
  }

  function goBack() {
    setHasMoved(true);
    void navigate(-1);
  }

  return {
    hash,
    /** Whether another view was open before, so that the focus has to follow. */
    hasMoved,
    noteMove: () => setHasMoved(true),
    /** Gives the view that is open another address, without an entry of its own. */
    rename: (to: string) => void navigate({ search, hash: to }, { replace: true }),
    /** Opens a view in the place of the one that is open. */
    replace: (to: string) => open(to, { replace: true }),
    /** Opens the view after the one at `from`. */
    follow(from: string, to: string) {
      if (hash !== from) open(from, { replace: true });
      open(to, { state: `${FOLLOWS}${from}` });
    },
    /** Goes back from the view at `from` to the one at `to`. */
    back(from: string, to: string) {
      if (hash === from && state === `${FOLLOWS}${to}`) goBack();
      else open(to, { replace: true });
    },
    /** Goes back from the view at `from` to the one it was opened from, or else to the one at `to`. */
    undo(from: string, to: string) {
      if (hash === from && String(state).startsWith(FOLLOWS)) goBack();
      else open(to, { replace: true });
    },
  };
}
