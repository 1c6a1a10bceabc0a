import { useEffect, useState } from 'react';

/** Moves the focus once the page has changed, for when the element that has it now will be gone. */
export function useFocusNext() {
  const [next, setNext] = useState<{ find(): HTMLElement | null } | null>(null);
  useEffect(() => next?.find()?.focus(), [next]);
  return (find: () => HTMLElement | null): void => setNext({ find });
}
