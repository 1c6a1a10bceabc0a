import { closureBy, type DecidedAction, isClosedOff, type Judged } from './moderation.ts';

/** A decision and what has happened to it since. */
export interface Taken {
  readonly action: DecidedAction;
  readonly days: number | null;
  readonly decidedAt: Date;
  readonly isUndone: boolean;
  /** A moderator has restored its text since. */
  readonly isShownAgain: boolean;
}

/**
 * Whether undoing a decision would give something back: a hidden text, a locked conversation or access to the forum. Nothing
 * is left to undo once a closure has ended, a moderator has restored the text, or it was removed for good.
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
