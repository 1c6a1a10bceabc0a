import { type Route, route } from '#platform/http/route.ts';
import { countPageView } from '../contract.ts';

export const consentRoutes: readonly Route[] = [
  route(countPageView, async (context, { body }) => {
    context.pageViewed(body.route);
    return undefined;
  }),
];
