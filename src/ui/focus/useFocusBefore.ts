import { type FocusEvent, type PointerEvent, useRef } from 'react';
import { focusMain } from './focus-main.ts';

/** For a part of the page that can be closed: returns the focus to where it was before it entered the part. */
export function useFocusBefore() {
  const before = useRef<Element | null>(null);
  const note = (part: Element, element: EventTarget | null) => {
    // Coming back from another app, or pressing where nothing had the focus, leaves no element to return to.
    if (!(element instanceof HTMLElement) || element === document.body) return;
    if (!part.contains(element)) before.current = element;
  };
  return {
    /** The listeners of the part. */
    listeners: {
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => note(currentTarget, relatedTarget),
      // Some browsers do not focus a button that is pressed.
      onPointerDown: ({ currentTarget }: PointerEvent) => note(currentTarget, document.activeElement),
    },
    /** Returns the focus, or moves it to the content if that element is gone as well. */
    giveBack(): void {
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
      else focusMain();
    },
  };
}
