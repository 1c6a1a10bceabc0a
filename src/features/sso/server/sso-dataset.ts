import type { Dataset } from '#platform/export/dataset.ts';
import { findIdentityOf } from './queries.ts';

/** The organisation that lets somebody in, and the name by which it knows them. */
export const ssoIdentityDataset: Dataset = {
  name: 'sso_identity',
  words: 'sso',
  about: 'singleSignOn',
  tables: ['sso_identity'],
  async read(db, { uid }) {
    const identity = await findIdentityOf(db, uid);
    if (!identity) return [];
    const { issuer, subject, createdAt, checklistDoneAt, registeredAt } = identity;
    return [
      {
        issuer,
        subject,
        created_at: createdAt.toISOString(),
        checklist_done_at: checklistDoneAt?.toISOString() ?? null,
        registered_at: registeredAt?.toISOString() ?? null,
      },
    ];
  },
};
