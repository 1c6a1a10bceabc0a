import type { ForumText, Judged } from '#domain/community/moderation/moderation.ts';
import type { Judgement } from '#domain/events.ts';
import type { Clock } from '#platform/clock.ts';
import type { FoundText } from '../queries.ts';

/** What a moderator decides on, as it is now. */
export function judgedOf(kind: ForumText['kind'], text: FoundText): Judged {
  return {
    kind,
    hiddenBy: text.hiddenBy,
    isRemoved: text.body === '',
    isLocked: text.lockedAt !== null,
    hasWriter: text.member !== null,
  };
}

/** Who wrote it and when, for what follows from a decision. */
export function writtenBy(clock: Clock, text: FoundText): Pick<Judgement, 'writer' | 'writtenOn'> {
  const { member: number, uid } = text;
  return {
    writer: number !== null && uid !== null ? { number, uid } : null,
    writtenOn: clock.dayOf(text.createdAt),
  };
}
