import { useState } from 'react';
import type { Comment, Flaggable } from './forum-texts.ts';
import { useFocusNext } from './useFocusNext.ts';

/** What a reader is writing in a conversation: a comment, an answer to one, or a change of their own text. */
export type Writing =
  | { readonly kind: 'comment'; readonly parent: Comment | null }
  | { readonly kind: 'change'; readonly target: Flaggable };

/** The id of the button that opens the form. */
export function openerOf(writing: Writing): string {
  if (writing.kind === 'comment') return writing.parent ? `answer-${writing.parent.cid}` : 'write-comment';
  return `change-${writing.target.type}-${writing.target.id}`;
}

export type OneWriting = ReturnType<typeof useOneWriting>;

/** Keeps which one form is open in a conversation; somebody who may not write is offered none. */
export function useOneWriting({ mayWrite }: { readonly mayWrite: boolean }) {
  const [current, setCurrent] = useState<Writing | null>(null);
  const focusNext = useFocusNext();
  return {
    current,
    /** Opens a form; null for somebody who may not write. */
    start: mayWrite ? setCurrent : null,
    finish: () => setCurrent(null),
    /** Closes the form and returns the focus to the button that opened it. */
    cancel() {
      if (current) focusNext(() => document.getElementById(openerOf(current)));
      setCurrent(null);
    },
    isChanging: ({ type, id }: Flaggable) =>
      current?.kind === 'change' && current.target.type === type && current.target.id === id,
  };
}
