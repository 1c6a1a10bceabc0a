import { AVATAR_PREFIX, fieldList, instantField } from '#contract/wire.ts';
import type { Role } from '#domain/identity/account.ts';
import { termKind, termReference } from '#platform/content/term.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import type { UserEntity } from '../contract.ts';
import { type AccountRow, findAccount, findBadges } from './queries.ts';

/** Roles have no table; clients may store these ids, so they never change. */
const ROLE_UUIDS: Readonly<Record<Role, string>> = {
  client: 'c5925154-91a5-4728-8d90-47a8fa9dafce',
  sso_client: '2396606a-9431-4b8b-9343-266bc88368bc',
  poh: '1f5c88c8-cd9b-437e-ae3d-cab50633389a',
};

/** An account as an entity on the wire (contract 1.5, 2.3); `badges`: the ids of the badges its owner received. */
export function userEntityOf(
  { content }: Pick<Context, 'content'>,
  row: AccountRow,
  badges: readonly string[],
): UserEntity {
  const { participant } = row;
  return {
    uid: fieldList(row.uid),
    uuid: fieldList(row.uuid),
    langcode: fieldList(row.language),
    preferred_langcode: fieldList(row.language),
    name: fieldList(row.mail),
    mail: fieldList(row.mail),
    created: instantField(row.createdAt),
    roles: row.roles.map((role) => {
      return { target_id: role, target_type: 'user_role', target_uuid: ROLE_UUIDS[role] };
    }),
    field_name: fieldList(row.name),
    field_nickname: fieldList(participant?.nickname),
    field_avatar: fieldList(participant && `${AVATAR_PREFIX}${participant.avatar}`),
    field_notification_settings: participant?.notificationKinds.map((value) => ({ value })) ?? [],
    field_registrations_start_date: fieldList(participant?.registrationsStart),
    field_program_start_date: fieldList(participant?.programmeStart),
    field_validated_email: fieldList(row.mailValidatedAt !== null),
    field_pending_mail: fieldList(row.pendingMail),
    field_has_poh: fieldList(false),
    field_poh_pairing_code: [],
    field_hti_newly_registered: fieldList(false),
    field_buddies: [],
    field_badges: badges.flatMap((badge) => {
      const term = content.find(termKind, `badge/${badge}`);
      return term ? [termReference(term)] : [];
    }),
    field_show_badges: fieldList(participant?.showsBadges),
  };
}

export async function readEntity(context: Context, uid: number): Promise<UserEntity> {
  const row = await findAccount(context.db, uid);
  if (!row) throw notFound();
  return userEntityOf(context, row, await findBadges(context.db, uid));
}
