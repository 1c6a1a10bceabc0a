import { type Route, route } from '#platform/http/route.ts';
import { countPageView } from '../contract.ts';

export const cookiesRoutes: readonly Route[] = [
  route(countPageView, async (context, { body }) => {
    context.pageViewed(body.route);
    return undefined;
  }),
];
