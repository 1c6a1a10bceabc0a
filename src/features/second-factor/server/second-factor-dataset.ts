import type { Dataset } from '#platform/export/dataset.ts';
import { countRecoveryCodes, findFactor, findRemembered } from './queries.ts';

/** Since when somebody logs in with a code. The secret that codes are made from is left out: a copy of it would pass that step. */
export const secondFactorDataset: Dataset = {
  name: 'second_factor',
  words: 'second-factor',
  about: 'guidance',
  tables: ['second_factor', 'recovery_code'],
  async read(db, { uid }) {
    const factor = await findFactor(db, uid);
    if (!factor) return [];
    return [
      {
        enrolled_at: factor.enrolledAt.toISOString(),
        recovery_codes_left: await countRecoveryCodes(db, uid),
      },
    ];
  },
};

/** Where somebody logs in without a code. */
export const rememberedDataset: Dataset = {
  name: 'remembered_devices',
  words: 'second-factor',
  about: 'guidance',
  tables: ['remembered_device'],
  async read(db, { uid }) {
    const rows = await findRemembered(db, uid, new Date(0));
    return rows.map(({ device, rememberedAt }) => ({
      device,
      remembered_at: rememberedAt.toISOString(),
    }));
  },
};
