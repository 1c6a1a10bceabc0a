import { useQuery } from '@tanstack/react-query';
import { readOf } from '#features/views/contract.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { useShowsBadges } from '#ui/app/badges/useShowsBadges.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { type BadgeRow, badgesContract } from '../contract.ts';

export function badgesQuery(app: App) {
  return endpointQuery(app, ...readOf(badgesContract));
}

/** How many badges the reader received; undefined while they load, or if badges are not shown. */
export function useBadgeCount(): number | undefined {
  return useBadges()?.filter(({ received }) => received).length;
}

/** The reader's badges; undefined while they load, or if badges are not shown. */
export function useBadges(): readonly BadgeRow[] | undefined {
  const app = useApp();
  const shows = useShowsBadges();
  const { data } = useQuery({ ...badgesQuery(app), enabled: shows });
  return shows ? data?.rows : undefined;
}
