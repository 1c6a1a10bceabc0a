import { useMatches } from 'react-router';
import type { RouteName } from '#domain/site/routes.ts';
import { isPageHandle } from '../page-handle.ts';

/** The name of the open page; undefined for one that does not exist. */
export function useCurrentRoute(): RouteName | undefined {
  return useMatches()
    .map(({ handle }) => (isPageHandle(handle) ? handle.name : undefined))
    .findLast((name) => name !== undefined);
}
