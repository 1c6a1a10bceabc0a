import { useState } from 'react';

/** Whether it is or was another value than at first: words that are announced when they change are not news as a page opens. */
export function useHasChanged(value: string | number): boolean {
  const [first] = useState(value);
  const [hasChanged, setHasChanged] = useState(false);
  if (value !== first && !hasChanged) setHasChanged(true);
  return hasChanged;
}
