import type { RouteName } from '#domain/site/routes.ts';
import { useShowsBadges } from '#features/badges/web/useBadges.ts';
import { useLatePart } from '#ui/useLatePart.ts';
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

const loadAnnouncement = async () => (await import('./BadgeAnnouncement.tsx')).BadgeAnnouncement;

/** What tells somebody of new badges. Loaded for people who have any, once a page stands on which it may do so. */
export function Announcements() {
  const shows = useShowsBadges();
  const isMoment = MOMENTS.has(useCurrentRoute());
  const announcement = useLatePart(loadAnnouncement, shows && isMoment);
  return announcement && <announcement.Part isMoment={isMoment} />;
}
