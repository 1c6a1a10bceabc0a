import { useEffect, useState } from 'react';
import { useViewHistory } from '#ui/app/useViewHistory.ts';

/** A question by its index, or the end that its answer led to. */
interface View {
  readonly index: number;
  readonly hasEnded: boolean;
}

/** The hash of the view that ends the checklist. */
const END = '#stop';

/**
 * The view that is open, at most that of the question at `farthest`, and at first that at `start`. Its address has its number, and
 * never an answer.
 */
export function useViews(farthest: number, start = farthest) {
  const history = useViewHistory();
  const { hash, hasMoved, noteMove, rename, follow } = history;
  const [kept, setKept] = useState<View>({ index: start, hasEnded: false });
  const named = viewAt(hash, kept);
  if (named.index !== kept.index || named.hasEnded !== kept.hasEnded) setKept(named);
  const { hasEnded } = named;
  const index = Math.min(named.index, farthest);

  // Otherwise the answer to this question would open the named one at once, as after a reload.
  const isBeyond = !hasEnded && named.index > farthest;
  useEffect(() => {
    if (isBeyond) rename(hashOf(farthest));
  }, [isBeyond, farthest, rename]);

  return {
    index,
    hasEnded,
    /** Whether another view was open before, so that the focus has to follow. */
    hasMoved,
    /** Opens a question without a new entry. */
    startAt(to: number) {
      if (to === index) return;
      noteMove();
      setKept({ index: to, hasEnded: false });
    },
    goTo: (to: number) => follow(hashOf(index), hashOf(to)),
    /** Opens the end, after the question at that index. */
    end: (from: number) => follow(hashOf(from), END),
    back: () => history.back(hasEnded ? END : hashOf(index), hashOf(hasEnded ? index : index - 1)),
  };
}

function hashOf(index: number): string {
  return `#${index + 1}`;
}

/** The view that an address names. Without a hash of ours, as at first and after the skip link, it stays. */
function viewAt(hash: string, kept: View): View {
  if (hash === END) return { index: kept.index, hasEnded: true };
  const number = Number(hash.slice(1));
  return Number.isSafeInteger(number) && number > 0 ? { index: number - 1, hasEnded: false } : kept;
}
