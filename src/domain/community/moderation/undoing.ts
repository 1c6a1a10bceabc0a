import { closureBy, type DecidedAction, isClosedOff, type Judged } from './moderation.ts';

/** A decision with what became of it. */
export interface Taken {
  readonly action: DecidedAction;
  readonly days: number | null;
  readonly decidedAt: Date;
  readonly isUndone: boolean;
  /** A moderator put its text back since. */
  readonly isShownAgain: boolean;
}

/**
 * Whether undoing a decision would give something back: sight, a conversation or the forum. What ended by itself, what a moderator put
 * back since and words that were taken away for good leave nothing to undo.
 */
export function canBeUndone(taken: Taken, text: Judged, now: Date): boolean {
  if (taken.isUndone) return false;
  const { action, isShownAgain } = taken;
  const isOutOfSight = text.hiddenBy === 'moderator' && !text.isRemoved && !isShownAgain;
  switch (action) {
    case 'hide':
      return isOutOfSight;
    case 'close_off':
      return isOutOfSight || (text.hasWriter && isClosedOff(closureBy([taken]), now));
    case 'lock':
      return text.isLocked;
    default:
      return false;
  }
}
