import { type ComponentType, useEffect, useState } from 'react';

interface LatePart<Props> {
  readonly Part: ComponentType<Props>;
}

/**
 * Loads a part of a page once it is wanted. Returns null until it arrives, and for good if loading fails: the page does without
 * it, and the next page tries again.
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted = true,
): LatePart<Props> | null {
  const [found, setFound] = useState<LatePart<Props> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (Part) => setFound({ Part }),
      () => undefined,
    );
  }, [load, isWanted]);
  return found;
}
