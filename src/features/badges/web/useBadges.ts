import { useQuery } from '@tanstack/react-query';
import { hasFeature } from '#domain/site/site.ts';
import { readOf } from '#features/views/contract.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { type BadgeRow, badgesContract } from '../contract.ts';

export function badgesQuery(app: App) {
  return endpointQuery(app, ...readOf(badgesContract));
}

/** Whether the reader sees badges: the site has them, and they did not turn them off. */
export function useShowsBadges(): boolean {
  const { site } = useApp();
  return useMe()?.showsBadges === true && hasFeature(site, 'badges');
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
