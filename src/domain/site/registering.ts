import type { RouteName } from './routes.ts';

/** What somebody whom another system let in for the first time still has to do; null: nothing. */
export type Registering = 'checklist' | 'details' | null;

/** The page for each. */
const PAGES = { checklist: 'registerHti', details: 'credentialsHti' } as const;

/**
 * Private pages that are open before somebody has agreed: without agreeing they can leave, delete the account that was made
 * for them, and take a copy of their data.
 */
const OPEN: ReadonlySet<RouteName> = new Set<RouteName>(['logout', 'deleteAccount', 'export']);

/** Where somebody is sent who opens a private page before registering; null: they may open it (settled: single sign-on). */
export function pageBefore(
  name: RouteName,
  registering: Registering,
): (typeof PAGES)[keyof typeof PAGES] | 'start' | null {
  const isOfRegistering = name === PAGES.checklist || name === PAGES.details;
  if (registering === null) return isOfRegistering ? 'start' : null;
  // People who have answered the questions may read them again.
  if (name === PAGES.checklist || name === PAGES[registering] || OPEN.has(name)) return null;
  return PAGES[registering];
}
