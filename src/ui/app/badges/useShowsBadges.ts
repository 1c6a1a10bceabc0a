import { hasFeature } from '#domain/site/site.ts';
import { useApp } from '../app.ts';
import { useMe } from '../me.ts';

/** Whether the reader sees badges: the site has them, and they did not turn them off. */
export function useShowsBadges(): boolean {
  const { site } = useApp();
  return useMe()?.showsBadges === true && hasFeature(site, 'badges');
}
