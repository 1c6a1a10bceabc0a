import type { RouteName } from './routes.ts';

/** What somebody still has to do who was launched here for the first time; null: nothing. */
export type Registering = 'checklist' | 'details' | null;

/** The page that asks it. */
const PAGES = { checklist: 'registerHti', details: 'credentialsHti' } as const;

/**
 * Private pages that nobody has to agree for: whoever does not want to can leave, and delete what was made for them, after a copy
 * of it.
 */
const OPEN: ReadonlySet<RouteName> = new Set<RouteName>(['logout', 'deleteAccount', 'export']);

/** Where somebody is led who opens a private page while they are not registered; null: they may open it (settled: single sign-on). */
export function pageBefore(
  name: RouteName,
  registering: Registering,
): (typeof PAGES)[keyof typeof PAGES] | 'start' | null {
  const isOfRegistering = name === PAGES.checklist || name === PAGES.details;
  if (registering === null) return isOfRegistering ? 'start' : null;
  // The questions may be read again by whoever answered them.
  if (name === PAGES.checklist || name === PAGES[registering] || OPEN.has(name)) return null;
  return PAGES[registering];
}
