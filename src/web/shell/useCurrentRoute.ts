import { useMatches } from 'react-router';
import type { RouteName } from '#domain/site/routes.ts';

/** The name of the page that is open, or undefined on one that does not exist. */
export function useCurrentRoute(): RouteName | undefined {
  return useMatches()
    .map(({ handle }) => (handle as { name?: RouteName } | undefined)?.name)
    .findLast((name) => name !== undefined);
}
