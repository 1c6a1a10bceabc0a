import type { Slice } from '#platform/slice.ts';
import { sessionRoutes } from './routes.ts';
import { sessionsDataset } from './sessions-dataset.ts';

/** What opens a session stands in `platform/session/`, because every call asks there who is calling. */
export const sessionSlice: Slice = {
  name: 'session',
  routes: sessionRoutes,
  tables: ['session', 'last_login'],
  datasets: [sessionsDataset],
};
