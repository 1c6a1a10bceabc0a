import type { Slice } from '#platform/slice.ts';
import { sessionRoutes } from './routes.ts';
import { sessionsDataset } from './sessions-dataset.ts';

/** Opening a session is in `platform/session/`, because every call checks there who is calling. */
export const sessionSlice: Slice = {
  name: 'session',
  routes: sessionRoutes,
  tables: ['session', 'last_login', 'second_factor', 'recovery_code', 'remembered_device'],
  datasets: [sessionsDataset],
  notExported: {
    second_factor: 'What the app of a nurse makes codes from: a copy of it would pass the second step.',
    recovery_code: 'Hashes of codes, which she keeps on paper.',
    remembered_device: 'Nobody is remembered yet.',
  },
};
