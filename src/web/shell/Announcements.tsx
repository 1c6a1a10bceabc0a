import type { RouteName } from '#domain/site/routes.ts';
import { useShowsBadges } from '#ui/app/badges/useShowsBadges.ts';
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

/** Announces new badges. Loaded for people who have any, once they are on a page where a dialog may show. */
export function Announcements() {
  const shows = useShowsBadges();
  const isMoment = MOMENTS.has(useCurrentRoute());
  const announcement = useLatePart(loadAnnouncement, shows && isMoment);
  return announcement && <announcement.Part isMoment={isMoment} />;
}
