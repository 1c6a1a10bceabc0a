import type { Comment } from './forum-texts.ts';
import type { Flaggable } from './useFlag.ts';

/** What somebody writes in a conversation, one thing at a time: a comment, an answer to one, or a change of their own text. */
export type Writing =
  | { readonly kind: 'comment'; readonly parent: Comment | null }
  | { readonly kind: 'change'; readonly target: Flaggable };

export function isChanging(writing: Writing | null, { type, id }: Flaggable): boolean {
  return writing?.kind === 'change' && writing.target.type === type && writing.target.id === id;
}
