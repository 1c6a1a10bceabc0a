import type { Dataset } from '#platform/export/dataset.ts';
import { findAccount } from './queries.ts';

/** The account itself, without its password. */
export const accountDataset: Dataset = {
  name: 'account',
  tables: ['account'],
  async read(db, { uid }) {
    const row = await findAccount(db, uid);
    if (!row) return [];
    return [
      {
        site: row.site,
        mail: row.mail,
        mail_validated_at: row.mailValidatedAt?.toISOString() ?? null,
        name: row.name,
        nickname: row.nickname,
        avatar: row.avatar,
        language: row.language,
        roles: row.roles.join(', '),
        notification_kinds: row.notificationKinds.join(', '),
        shows_badges: row.showsBadges,
        registrations_start: row.registrationsStart,
        programme_start: row.programmeStart,
        created_at: row.createdAt.toISOString(),
        last_login_at: row.lastLoginAt?.toISOString() ?? null,
      },
    ];
  },
};
