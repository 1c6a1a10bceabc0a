import type { Judged, TextKind } from '#domain/community/moderation/moderation.ts';
import type { Judgement } from '#domain/events.ts';
import type { Clock } from '#platform/clock.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { DecisionRow } from '../decisions/queries.ts';
import { type FoundText, findMember } from '../queries.ts';

/** A text as the rules about decisions take it. */
export function judgedOf(kind: TextKind, text: FoundText): Judged {
  return {
    kind,
    hiddenBy: text.hiddenBy,
    isRemoved: text.body === '',
    isLocked: text.lockedAt !== null,
    hasWriter: text.member !== null,
    nickname: nicknameOf(text),
  };
}

/** The nickname that stands with a text; null if its writer took it off, or has none. */
export function nicknameOf({
  nickname,
  anonymous,
}: Pick<FoundText, 'nickname' | 'anonymous'>): string | null {
  return anonymous ? null : nickname;
}

/** Who wrote a text and when, for the event that announces a decision. */
export function writtenBy(clock: Clock, text: FoundText): Pick<Judgement, 'writer' | 'writtenOn'> {
  const { member: number, uid } = text;
  return {
    writer: number !== null && uid !== null ? { number, uid } : null,
    writtenOn: clock.dayOf(text.createdAt),
  };
}

/**
 * Whom a decision is about, for the event that announces that it was undone or upheld. This is the writer at the time of the decision,
 * even if the text is no longer theirs: the forum may still be closed for them (docs/decisions/0079).
 */
export async function decidedAbout(
  { db, clock }: Pick<MemberContext, 'db' | 'clock'>,
  { writer }: Pick<DecisionRow, 'writer'>,
  text: FoundText,
): Promise<Pick<Judgement, 'writer' | 'writtenOn'>> {
  const { writtenOn } = writtenBy(clock, text);
  return { writer: writer === null ? null : await findMember(db, writer), writtenOn };
}
