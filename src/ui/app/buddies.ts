import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Buddy } from '#domain/buddies/buddy.ts';
import { type App, useApp } from './app.ts';
import { ME_KEY, useMe } from './me.ts';

/**
 * The buddies of the person who is logged in. They are not part of `Me`, which is filled in on pages that are cached for
 * everyone.
 */
export function buddiesQuery(app: App) {
  return queryOptions({ queryKey: [...ME_KEY, 'buddies'], queryFn: () => app.loadBuddies() });
}

/** The buddies who said yes. Empty for a visitor, on a site without buddies, and until they are loaded. */
export function useAcceptedBuddies(): readonly Buddy[] {
  const app = useApp();
  const isAsked = Boolean(useMe()) && app.isOpen('buddies');
  const { data } = useQuery({ ...buddiesQuery(app), enabled: isAsked });
  return isAsked ? (data ?? []).filter(({ accepted }) => accepted) : [];
}
