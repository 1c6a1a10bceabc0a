import { type FocusEvent, type PointerEvent, useRef } from 'react';
import { focusMain } from './focus-main.ts';

/** For a part of the page that can be closed: brings the focus back to where it was before it came in there. */
export function useFocusBefore() {
  const before = useRef<Element | null>(null);
  const note = (part: Element, element: EventTarget | null) => {
    // Whoever comes back from another app, or presses where nothing had the focus, comes from nowhere on the page.
    if (!(element instanceof HTMLElement) || element === document.body) return;
    if (!part.contains(element)) before.current = element;
  };
  return {
    /** For the part itself. */
    listeners: {
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => note(currentTarget, relatedTarget),
      // Some browsers give a button that is pressed no focus.
      onPointerDown: ({ currentTarget }: PointerEvent) => note(currentTarget, document.activeElement),
    },
    /** Where that is gone as well, to the content. */
    giveBack(): void {
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
      else focusMain();
    },
  };
}
