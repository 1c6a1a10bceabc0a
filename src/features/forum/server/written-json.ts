import type { Language } from '#domain/kit/language.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { poorTextList } from '#platform/poor-text.ts';
import type { Author, Hidden } from '../contract.ts';

/** The columns that posts and comments share. */
export interface WrittenRow {
  readonly member: number | null;
  readonly memberUid: number | null;
  readonly nickname: string | null;
  readonly avatar: number | null;
  readonly anonymous: boolean;
  readonly byModerator: boolean;
  readonly body: string;
  readonly language: Language;
  readonly revision: number;
  readonly hiddenBy: 'moderator' | 'reports' | null;
  readonly hiddenReason: string | null;
  readonly likes: number;
}

type Caller = Pick<ParticipantContext, 'person'>;

/** Whether the caller wrote a text, with or without their name on it. */
export function wrote({ person }: Caller, { memberUid }: Pick<WrittenRow, 'memberUid'>): boolean {
  return memberUid === person.uid;
}

/** Whether a text is the caller's own. Once they took their name off it, it is not. */
export function isOwn(caller: Caller, row: Pick<WrittenRow, 'memberUid' | 'anonymous'>): boolean {
  return wrote(caller, row) && !row.anonymous;
}

export function authorOf({ nickname, avatar }: Pick<WrittenRow, 'nickname' | 'avatar'>): Author {
  return nickname === null || avatar === null ? null : { nickname, avatar };
}

/** Who hid a text. Only its writer learns why. */
export function hiddenOf(
  caller: Caller,
  row: Pick<WrittenRow, 'body' | 'hiddenBy' | 'hiddenReason' | 'memberUid' | 'anonymous'>,
): Hidden {
  if (row.hiddenBy === null) return null;
  const reason = isOwn(caller, row) ? row.hiddenReason : null;
  return { by: hiddenHow({ ...row, hiddenBy: row.hiddenBy }), reason };
}

/** Who hid a text, or that its words were removed for good: nobody can place an empty text, so an empty one was removed. */
export function hiddenHow<By extends WrittenRow['hiddenBy']>({
  body,
  hiddenBy,
}: {
  readonly body: string;
  readonly hiddenBy: By;
}): By | 'removed' {
  return hiddenBy !== null && body === '' ? 'removed' : hiddenBy;
}

/** The fields that posts and comments share, as the caller may see them. */
export function writtenJson(caller: Caller, row: WrittenRow) {
  const author = isInSight(caller, row) ? authorOf(row) : null;
  return {
    author,
    uid: [{ target_id: author && row.member !== null ? row.member : 0, target_type: 'user' as const }],
    by_moderator: row.byModerator,
    hidden: hiddenOf(caller, row),
    like_count: row.likes,
    edited: row.revision > 1,
    revision: row.revision,
    is_own: isOwn(caller, row),
  };
}

/** The body, or an empty one if it is hidden from the caller. */
export function bodyOf(caller: Caller, row: WrittenRow) {
  return poorTextList(isInSight(caller, row) ? row.body : '');
}

export function isInSight(
  caller: Caller,
  row: Pick<WrittenRow, 'hiddenBy' | 'memberUid' | 'anonymous'>,
): boolean {
  return row.hiddenBy === null || isOwn(caller, row);
}
