import type { Dataset } from '#platform/export/dataset.ts';
import { findNurse } from './queries.ts';

/** The details of a nurse, and what became of her application. */
export const nurseDataset: Dataset = {
  name: 'nurse',
  words: 'nurses',
  about: 'guidance',
  tables: ['nurse'],
  async read(db, { uid }) {
    const row = await findNurse(db, uid);
    if (!row) return [];
    const { nurse } = row;
    return [
      {
        initials: nurse.initials,
        family_name: nurse.familyName,
        function: nurse.jobTitle,
        practice: nurse.practice,
        address: nurse.address,
        postal_code: nurse.postalCode,
        locality: nurse.locality,
        telephone: nurse.telephone,
        wants_package: nurse.wantsPackage,
        package_sent_at: nurse.packageSentAt?.toISOString() ?? null,
        applied_at: nurse.appliedAt.toISOString(),
        approved_at: nurse.approvedAt?.toISOString() ?? null,
        practice_changed_at: nurse.practiceChangedAt?.toISOString() ?? null,
      },
    ];
  },
};
