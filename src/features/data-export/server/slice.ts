import type { Dataset } from '#platform/export/dataset.ts';
import type { Slice } from '#platform/slice.ts';
import { makeExports } from './make-exports.ts';
import { deleteExportsBefore } from './queries.ts';
import { dataExportRoutes } from './routes.ts';

/** `datasets`: those of all slices. */
export function dataExportSlice(datasets: readonly Dataset[]): Slice {
  return {
    name: 'data-export',
    routes: dataExportRoutes,
    jobs: [makeExports(datasets)],
    sweep: ({ db, clock }) => deleteExportsBefore(db, clock.now()),
    tables: ['data_export'],
    notExported: { data_export: 'The copy itself.' },
  };
}
