import { type Route, route } from '#platform/http/route.ts';
import { type View, ViewDispatcher } from '#platform/views/dispatcher.ts';
import { readView } from '../contract.ts';

/** The shared path of all lists, for the lists of every slice. */
export function viewRoutes(views: readonly View[]): readonly Route[] {
  const dispatcher = new ViewDispatcher(views);
  return [route(readView, (context, { params, query }) => dispatcher.read(context, params, query))];
}
