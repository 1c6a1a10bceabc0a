import type { ForumText, ModerationAction } from '#domain/community/moderation/moderation.ts';
import type { Content } from '#platform/content/kind.ts';
import { filledMessage } from '../filled-message.ts';

/** Which message tells of a decision. Of an answer, which stands on the forum, it is only that the text can be read again. */
export function templateFor(action: ModerationAction, isForGood: boolean) {
  switch (action) {
    case 'hide':
      return 'text_hidden' as const;
    case 'remove':
      return 'text_removed' as const;
    case 'restore':
    case 'dismiss':
    case 'answer':
      return 'text_restored' as const;
    case 'lock':
      return 'conversation_locked' as const;
    case 'close_off':
      return isForGood ? ('forum_closed' as const) : ('forum_closed_until' as const);
  }
}

/** Which message tells that a decision is undone: a second look is what the writer asked for. */
export function templateOfUndoing({ isLookedAtAgain }: { readonly isLookedAtAgain: boolean }) {
  return isLookedAtAgain ? ('appeal_reversed' as const) : ('decision_undone' as const);
}

/** What a writer will read of a decision that is undone, as `tellDecision` does. */
export function tellUndoing(
  content: Content,
  {
    isLookedAtAgain,
    ...about
  }: { readonly isLookedAtAgain: boolean; readonly kind: ForumText['kind']; readonly day: string },
): string {
  return filledMessage({ content, language: 'nl' }, templateOfUndoing({ isLookedAtAgain }), about);
}

/** What a writer will read of a decision, in Dutch, for the moderator who is about to take it; what they say is left open. */
export function tellDecision(
  content: Content,
  about: {
    readonly action: ModerationAction;
    readonly kind: ForumText['kind'];
    readonly day: string;
    readonly isForGood: boolean;
  },
): string {
  const { kind, day } = about;
  return filledMessage({ content, language: 'nl' }, templateFor(about.action, about.isForGood), {
    kind,
    day,
  });
}
