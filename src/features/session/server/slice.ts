import type { Slice } from '#platform/slice.ts';
import { sessionRoutes } from './routes.ts';
import { sessionsDataset } from './sessions-dataset.ts';

/** Opening a session is in `platform/session/`, because every call checks there who is calling. */
export const sessionSlice: Slice = {
  name: 'session',
  routes: sessionRoutes,
  tables: ['session', 'last_login'],
  datasets: [sessionsDataset],
};
