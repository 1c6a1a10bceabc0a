import type { Dataset } from '#platform/export/dataset.ts';
import { findLooksBy, findPairingsOfNurse } from './queries.ts';

/** A nurse's own part of pairings and looks. It says nothing of who her clients are: that is theirs, and in their copies. */
export const nurseDatasets: readonly Dataset[] = [
  {
    name: 'nurse_pairings',
    words: 'pairing',
    about: 'guidance',
    tables: ['pairing'],
    async read(db, { uid }) {
      const rows = await findPairingsOfNurse(db, uid);
      return rows.map(({ site, pairedAt, endedAt, endedBy }) => ({
        site,
        paired_at: pairedAt.toISOString(),
        ended_at: endedAt?.toISOString() ?? null,
        stopped_by: endedBy,
      }));
    },
  },
  {
    name: 'nurse_looks',
    words: 'pairing',
    about: 'guidance',
    tables: ['access_log'],
    async read(db, { uid }) {
      const rows = await findLooksBy(db, uid);
      return rows.map(({ at, look }) => ({ looked_at: at.toISOString(), opened: look }));
    },
  },
];
