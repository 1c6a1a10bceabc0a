import type { Dataset } from '#platform/export/dataset.ts';
import { findCode, findLooks, findPairings } from './queries.ts';

/** The nurses with whom a client is or was paired, and what the client agreed to. */
export const pairingDataset: Dataset = {
  name: 'pairing',
  words: 'pairing',
  about: 'nursePairing',
  tables: ['pairing'],
  async read(db, { uid }) {
    const rows = await findPairings(db, uid);
    return rows.map(({ pairing, name, practice }) => ({
      nurse: name,
      practice,
      paired_at: pairing.pairedAt.toISOString(),
      ended_at: pairing.endedAt?.toISOString() ?? null,
      ended_by: pairing.endedBy,
      agreement: pairing.agreement,
      consented_at: pairing.consentedAt.toISOString(),
      consent_until: pairing.consentUntil.toISOString(),
      reminded_at: pairing.remindedAt?.toISOString() ?? null,
      registrations_off_at: pairing.registrationsOffAt?.toISOString() ?? null,
      exercises_off_at: pairing.exercisesOffAt?.toISOString() ?? null,
    }));
  },
};

/** Who looked at what of a client, and when. */
export const accessDataset: Dataset = {
  name: 'access_log',
  words: 'pairing',
  about: 'nursePairing',
  tables: ['access_log'],
  async read(db, { uid }) {
    const rows = await findLooks(db, uid);
    return rows.map(({ at, nurse, look }) => ({ looked_at: at.toISOString(), nurse, look }));
  },
};

/** The code of a nurse. */
export const codeDataset: Dataset = {
  name: 'pairing_code',
  words: 'pairing',
  about: 'guidance',
  tables: ['pairing_code'],
  async read(db, { uid }) {
    const row = await findCode(db, uid);
    return row ? [{ code: row.code, made_at: row.madeAt.toISOString() }] : [];
  },
};
