import type { Slice } from '#platform/slice.ts';
import { type OwnHelpOf, urgeRoutes } from './routes.ts';
import { urgesDataset } from './urges-dataset.ts';

/** `ownHelpOf` reads what someone wrote in the programme. */
export function urgeSlice(ownHelpOf: OwnHelpOf): Slice {
  return {
    name: 'urge',
    routes: urgeRoutes(ownHelpOf),
    tables: ['urge'],
    entered: ['urge'],
    datasets: [urgesDataset],
  };
}
