import { ACCOUNT_ROUTES } from './account-routes.ts';
import { COMMUNITY_ROUTES } from './community-routes.ts';
import { NURSE_ROUTES } from './nurse-routes.ts';
import { PARTICIPANT_ROUTES } from './participant-routes.ts';
import type { ParamName, RouteRow } from './route-row.ts';
import { VISITOR_ROUTES } from './visitor-routes.ts';

/**
 * Every page of both specs (spec 1 §2, spec 2 §2; contract A28, A31–A33), once. English paths are without `/en`. Links
 * are built from this table with `pathTo`; no other code writes a path.
 */
export const ROUTES = {
  ...VISITOR_ROUTES,
  ...PARTICIPANT_ROUTES,
  ...ACCOUNT_ROUTES,
  ...COMMUNITY_ROUTES,
  ...NURSE_ROUTES,
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

export type RouteParams<N extends RouteName> = Record<ParamName<(typeof ROUTES)[N]['nl']>, string>;

/** Pages without parameters: a link to one needs only its name. */
export type PlainRouteName = {
  [N in RouteName]: ParamName<(typeof ROUTES)[N]['nl']> extends never ? N : never;
}[RouteName];
