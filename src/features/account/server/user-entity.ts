import { AVATAR_PREFIX, fieldList, instantField } from '#contract/wire.ts';
import type { Role } from '#domain/identity/account.ts';
import { termKind, termReference } from '#platform/content/taxonomy.ts';
import type { Context, PersonContext } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import { openBuddy } from '#platform/person/opened-buddy.ts';
import { findBuddies } from '#platform/person/queries.ts';
import type { BuddyReference } from '../buddies-contract.ts';
import type { UserEntity } from '../contract.ts';
import { storedNickname } from './nickname/judge-nickname.ts';
import { nurseFields } from './nurse/nurse-fields.ts';
import { type AccountRow, findAccount, isNewlyLetIn } from './queries.ts';

/** Roles have no table; clients may store these ids, so they never change. */
const ROLE_UUIDS: Readonly<Record<Role, string>> = {
  client: 'c5925154-91a5-4728-8d90-47a8fa9dafce',
  sso_client: '2396606a-9431-4b8b-9343-266bc88368bc',
  poh: '1f5c88c8-cd9b-437e-ae3d-cab50633389a',
};

/** An account as an entity on the wire (contract 1.5, 2.3). */
export async function userEntityOf(context: Context, row: AccountRow): Promise<UserEntity> {
  const { content } = context;
  const { participant } = row;
  const isNew = isNewlyLetIn(row);
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
    // The name of a nurse is made of the details below.
    field_name: fieldList(row.nurse ? null : row.name),
    field_nickname: fieldList(participant?.nickname),
    field_nickname_changeable_from: fieldList(storedNickname(context, participant).changeableFrom),
    field_avatar: fieldList(participant && `${AVATAR_PREFIX}${participant.avatar}`),
    field_notification_settings: participant?.notificationKinds.map((value) => ({ value })) ?? [],
    field_registrations_start_date: fieldList(participant?.registrationsStart),
    field_program_start_date: fieldList(participant?.programmeStart),
    field_validated_email: fieldList(row.mailValidatedAt !== null),
    field_pending_mail: fieldList(row.pendingMail),
    field_has_poh: fieldList(row.pairedWith !== null),
    field_poh_pairing_code: fieldList(row.pairingCode),
    field_hti_newly_registered: fieldList(isNew),
    field_hti_checklist_done: fieldList(isNew ? row.ssoIdentity?.checklistDoneAt !== null : null),
    field_buddies: await buddiesOf(context, row),
    field_badges: row.badges.flatMap((badge) => {
      const term = content.find(termKind, `badge/${badge}`);
      return term ? [termReference(term)] : [];
    }),
    field_show_badges: fieldList(participant?.showsBadges),
    ...(row.nurse && nurseFields(row.nurse)),
  };
}

export async function readEntity(context: Context, uid: number): Promise<UserEntity> {
  const row = await findAccount(context.db, uid);
  if (!row) throw notFound();
  return userEntityOf(context, row);
}

/** The fields beside the entity in `/user/me` that belong to the session. */
export function sessionFields({ person, session }: Pick<PersonContext, 'person' | 'session'>) {
  return { device_key: fieldList(person.deviceKey), own_device: fieldList(session.isOwnDevice) };
}

/** The buddies of the caller: nobody else’s can be decrypted. A new account has none. */
async function buddiesOf({ db, person, clock }: Context, row: AccountRow): Promise<BuddyReference[]> {
  if (person?.uid !== row.uid) return [];
  const buddies = await findBuddies(db, row.uid);
  return buddies.map((buddy) => {
    const { id, status, invitedAt, acceptedAt } = buddy;
    const opened = openBuddy(person.vault, buddy);
    return {
      target_id: id,
      target_type: 'buddy',
      target_uuid: buddy.uuid,
      id: fieldList(id),
      name: fieldList(opened.name),
      field_email: fieldList(opened.email),
      status: fieldList(status === 'accepted'),
      waiting: fieldList(status === 'invited' && row.mailValidatedAt === null),
      since: fieldList(clock.dayOf(acceptedAt ?? invitedAt)),
    };
  });
}
