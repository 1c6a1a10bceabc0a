import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

/** A question by its index, or the end that its answer led to. */
interface View {
  readonly index: number;
  readonly hasEnded: boolean;
}

/** The hash of the view that ends the checklist. */
const END = '#stop';
/** The state of an entry of the history whose previous entry is the view before it. */
const FOLLOWS = 'follows';

/**
 * The view that is open, at most that of the question at `farthest`: an entry of the history each, so that the browser's
 * own way back leads to the question before. The address has its number in the hash, which fetches nothing anew, and never
 * an answer.
 */
export function useViews(farthest: number) {
  const location = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState<View>({ index: farthest, hasEnded: false });
  const [hasMoved, setHasMoved] = useState(false);
  const named = viewAt(location, kept);
  if (named.index !== kept.index || named.hasEnded !== kept.hasEnded) setKept(named);
  const { hasEnded } = named;
  const index = Math.min(named.index, farthest);

  function open(hash: string, options: { replace?: boolean; state?: string }) {
    setHasMoved(true);
    void navigate({ search: location.search, hash }, options);
  }

  function follow(from: number, hash: string) {
    if (location.hash !== hashOf(from)) open(hashOf(from), { replace: true });
    open(hash, { state: FOLLOWS });
  }

  // Otherwise the answer to this question would open the named one at once, as after a reload.
  const isBeyond = !hasEnded && named.index > farthest;
  useEffect(() => {
    if (isBeyond) void navigate({ search: location.search, hash: hashOf(farthest) }, { replace: true });
  }, [isBeyond, farthest, location.search, navigate]);

  return {
    index,
    hasEnded,
    /** Whether another view was open before, so that the focus has to follow. */
    hasMoved,
    /** Opens a question without a new entry. */
    startAt(to: number) {
      if (to === index) return;
      setHasMoved(true);
      setKept({ index: to, hasEnded: false });
    },
    goTo: (to: number) => follow(index, hashOf(to)),
    /** Opens the end, after the question at that index. */
    end: (from: number) => follow(from, END),
    back() {
      setHasMoved(true);
      const isOurs = hasEnded ? location.hash === END : location.hash === hashOf(index);
      if (isOurs && location.state === FOLLOWS) void navigate(-1);
      else open(hashOf(hasEnded ? index : index - 1), { replace: true });
    },
  };
}

function hashOf(index: number): string {
  return `#${index + 1}`;
}

/** The view that an address names. Without a hash of ours, as at first and after the skip link, it stays. */
function viewAt({ hash }: Location, kept: View): View {
  if (hash === END) return { index: kept.index, hasEnded: true };
  const number = Number(hash.slice(1));
  return Number.isSafeInteger(number) && number > 0 ? { index: number - 1, hasEnded: false } : kept;
}
