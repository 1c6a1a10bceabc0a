import { type ComponentType, useEffect, useState } from 'react';
import type { RouteName } from '#domain/site/routes.ts';
import { useShowsBadges } from '#features/badges/web/useBadges.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';

/** Pages on which a dialog interrupts nobody. */
const MOMENTS: ReadonlySet<RouteName | undefined> = new Set<RouteName>([
  'today',
  'programme',
  'plan',
  'calendar',
  'badges',
  'account',
]);

/** What tells somebody of new badges. Loaded for people who have any, once a page stands on which it may do so. */
export function Announcements() {
  const shows = useShowsBadges();
  const isMoment = MOMENTS.has(useCurrentRoute());
  const isWanted = shows && isMoment;
  const [Received, setReceived] = useState<ComponentType<{ isMoment: boolean }> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    // If it does not arrive, the next page announces them.
    import('./ReceivedBadges.tsx').then(
      (part) => setReceived(() => part.ReceivedBadges),
      () => undefined,
    );
  }, [isWanted]);
  return Received && <Received isMoment={isMoment} />;
}
