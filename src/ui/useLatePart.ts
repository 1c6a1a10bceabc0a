import { type ComponentType, useEffect, useState } from 'react';

interface LatePart<Props> {
  readonly Part: ComponentType<Props>;
}

/**
 * A part of a page that `load` fetches once it is wanted. Null until it came, and for good where it cannot: the page does
 * without, and the next one asks again.
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
