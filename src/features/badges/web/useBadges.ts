import { useQuery } from '@tanstack/react-query';
import { hasFeature } from '#domain/site/site.ts';
import { readView } from '#features/views/contract.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { BADGES_VIEW, type BadgeRow } from '../contract.ts';

export const badgesInput = { params: BADGES_VIEW, query: {} };

export function badgesQuery(app: App) {
  return endpointQuery(app, readView, badgesInput);
}

/** Whether badges are shown to who is looking: the site has them, and the person did not switch them off. */
export function useShowsBadges(): boolean {
  const { site } = useApp();
  return useMe()?.showsBadges === true && hasFeature(site, 'badges');
}

/** The badges of who is looking; undefined until they are there, and where they are shown nowhere. */
export function useBadges(): readonly BadgeRow[] | undefined {
  const app = useApp();
  const shows = useShowsBadges();
  const { data } = useQuery({ ...badgesQuery(app), enabled: shows });
  return shows ? (data?.rows as BadgeRow[] | undefined) : undefined;
}
