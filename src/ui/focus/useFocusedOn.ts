import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The ref of a heading or a part, which needs a `tabIndex`: it takes the focus as soon as `isFocused` is true. */
export function useFocusedOn<Part extends HTMLElement>(isFocused: boolean): RefObject<Part | null> {
  const ref = useRef<Part>(null);
  useLayoutEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);
  return ref;
}
