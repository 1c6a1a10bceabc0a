import { isPlaceholderMail } from '#domain/identity/placeholder-mail.ts';
import type { Dataset } from '#platform/export/dataset.ts';
import { findAccount } from './queries.ts';

/** The account itself, without its password. */
export const accountDataset: Dataset = {
  name: 'account',
  tables: ['account', 'participant', 'last_login'],
  async read(db, { uid, placeholderMailDomain }) {
    const row = await findAccount(db, uid);
    if (!row) return [];
    const { participant } = row;
    return [
      {
        site: row.site,
        mail: isPlaceholderMail(row.mail, placeholderMailDomain) ? null : row.mail,
        mail_validated_at: row.mailValidatedAt?.toISOString() ?? null,
        pending_mail: row.pendingMail,
        name: row.name,
        nickname: participant?.nickname ?? null,
        nickname_changed_at: participant?.nicknameChangedAt?.toISOString() ?? null,
        avatar: participant?.avatar ?? null,
        language: row.language,
        roles: row.roles.join(', '),
        // By this number support knows the account, and the log of what the staff did, which outlives it.
        account_number: uid,
        // Somebody may be blocked between asking for the copy and its making.
        blocked: row.blocked,
        notification_kinds: participant?.notificationKinds.join(', ') ?? null,
        shows_badges: participant?.showsBadges ?? null,
        registrations_start: participant?.registrationsStart ?? null,
        programme_start: participant?.programmeStart ?? null,
        created_at: row.createdAt.toISOString(),
        last_login_at: row.lastLoginAt?.toISOString() ?? null,
        last_used_at: row.lastUsedAt?.toISOString() ?? null,
      },
    ];
  },
};
