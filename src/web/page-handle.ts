import type { RouteName } from '#domain/site/routes.ts';

/** The `handle` of a route with a page of its own. */
export interface PageHandle {
  /** Absent for a page that exists only in the content. */
  readonly name?: RouteName;
  readonly screen: string;
}

/** The router does not know the type of a handle. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'screen' in handle;
}
