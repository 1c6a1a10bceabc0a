import type { ModerationAction, TextKind } from '#domain/community/moderation/moderation.ts';
import type { Content } from '#platform/content/kind.ts';
import { filledMessage } from '../filled-message.ts';

/**
 * The message about a decision. After an answer, which is on the forum, it only says that the text can be read again. About a text that
 * keeps to the forum rules it names none of them.
 */
export function templateFor(
  action: ModerationAction,
  { isForGood, fits }: { readonly isForGood: boolean; readonly fits: boolean },
) {
  switch (action) {
    case 'hide':
      return 'text_hidden' as const;
    case 'remove':
      return fits ? ('text_removed_fits' as const) : ('text_removed' as const);
    case 'restore':
    case 'dismiss':
    case 'answer':
      return 'text_restored' as const;
    case 'lock':
      return fits ? ('conversation_locked_fits' as const) : ('conversation_locked' as const);
    case 'remove_nickname':
      return 'nickname_removed' as const;
    case 'close_off':
      return isForGood ? ('forum_closed' as const) : ('forum_closed_until' as const);
  }
}

/** The message that a decision was undone; after a second look, it answers the writer's appeal. */
export function templateOfUndoing({ isLookedAtAgain }: { readonly isLookedAtAgain: boolean }) {
  return isLookedAtAgain ? ('appeal_reversed' as const) : ('decision_undone' as const);
}

/** What a writer will read when a decision is undone, like `tellDecision`. */
export function tellUndoing(
  content: Content,
  {
    isLookedAtAgain,
    ...about
  }: { readonly isLookedAtAgain: boolean; readonly kind: TextKind; readonly day: string },
): string {
  return filledMessage({ content, language: 'nl' }, templateOfUndoing({ isLookedAtAgain }), about);
}

/**
 * What a writer will read of a decision, in Dutch, shown to the moderator who is about to take it. Placeholders stay for what the
 * moderator enters.
 */
export function tellDecision(
  content: Content,
  about: {
    readonly action: ModerationAction;
    readonly kind: TextKind;
    readonly day: string;
    readonly isForGood: boolean;
    readonly fits: boolean;
  },
): string {
  const { action, kind, day } = about;
  return filledMessage({ content, language: 'nl' }, templateFor(action, about), { kind, day });
}
