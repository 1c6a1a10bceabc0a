import { rememberedSince } from '#platform/second-factor/second-step.ts';
import type { Slice } from '#platform/slice.ts';
import { deleteRememberedUntil } from './queries.ts';
import { secondFactorRoutes } from './routes.ts';
import { rememberedDataset, secondFactorDataset } from './second-factor-dataset.ts';

/** The second step of nurses. The part that every login runs is in `platform/second-factor/`. */
export const secondFactorSlice: Slice = {
  name: 'second-factor',
  routes: secondFactorRoutes,
  tables: ['second_factor', 'recovery_code', 'remembered_device'],
  datasets: [secondFactorDataset, rememberedDataset],
  sweep: ({ db, clock }) => deleteRememberedUntil(db, rememberedSince(clock.now())),
};
