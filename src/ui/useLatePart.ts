import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of a page that `load` fetches once it is wanted. Null until it came, and for good where it cannot: the page does
 * without, and the next one asks again.
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted = true,
): ComponentType<Props> | null {
  const [found, setFound] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (Part) => setFound({ Part }),
      () => undefined,
    );
  }, [load, isWanted]);
  return found && found.Part;
}
