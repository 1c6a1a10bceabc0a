import type { Dataset } from '#platform/export/dataset.ts';
import { openBuddy } from '#platform/person/opened-buddy.ts';
import { findBuddies } from '#platform/person/queries.ts';
import { findChoices } from './updates/queries.ts';

/** The buddies whom a person invited. */
export const buddiesDataset: Dataset = {
  name: 'buddies',
  words: 'buddies',
  about: 'buddies',
  tables: ['buddy'],
  async read(db, { uid, vault }) {
    const rows = await findBuddies(db, uid);
    return rows.map((row) => ({
      ...openBuddy(vault, row),
      status: row.status,
      invited_at: row.invitedAt.toISOString(),
      accepted_at: row.acceptedAt?.toISOString() ?? null,
      cheered_on: row.cheeredOn,
    }));
  },
};

/** What the buddies of a person hear. */
export const updatesDataset: Dataset = {
  name: 'buddy_updates',
  words: 'buddies',
  about: 'buddies',
  tables: ['buddy_update'],
  async read(db, { uid }) {
    const row = await findChoices(db, uid);
    if (!row) return [];
    const { days, part, badges, daysWithinGoal, paused, skippedOn } = row;
    return [{ days, part, badges, days_within_goal: daysWithinGoal, paused, skipped_on: skippedOn }];
  },
};
