import { type FocusEvent, useRef } from 'react';
import { focusMain } from '../app/focus-main.ts';

/** For a part of the page that can be closed: brings the focus back to where it was before it came in there. */
export function useFocusBefore() {
  const before = useRef<EventTarget | null>(null);
  return {
    /** Of the part. */
    onFocus({ currentTarget, relatedTarget }: FocusEvent): void {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    /** Where that is gone as well, to the content. */
    giveBack(): void {
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
      else focusMain();
    },
  };
}
