import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { avatarNumber, fieldList } from '#contract/wire.ts';
import type { Me, Role } from '#domain/identity/account.ts';
import { isLanguage, type Language } from '#domain/kit/language.ts';
import { nameOfNurse } from '#domain/nurse/details.ts';
import type { Registering } from '#domain/site/registering.ts';
import { buddyReference } from './buddies-contract.ts';
import { nurseDetailsOf, nurseInput, nurseOutput } from './nurse-contract.ts';

const userFields = {
  uid: z.listOf(z.number()),
  uuid: z.listOf(z.string()),
  langcode: z.listOf(z.string()),
  preferred_langcode: z.listOf(z.string()),
  name: z.listOf(z.string()),
  mail: z.listOf(z.string()),
  created: z.instant,
  roles: z.array(
    z.object({ target_id: z.string(), target_type: z.literal('user_role'), target_uuid: z.string() }),
  ),
  field_name: z.listOf(z.string()),
  field_nickname: z.listOf(z.string()),
  field_nickname_changeable_from: z.listOf(z.string()),
  field_avatar: z.listOf(z.string()),
  field_notification_settings: z.listOf(z.string()),
  field_registrations_start_date: z.listOf(z.string()),
  field_program_start_date: z.listOf(z.string()),
  field_validated_email: z.listOf(z.boolean()),
  field_pending_mail: z.listOf(z.string()),
  field_has_poh: z.listOf(z.boolean()),
  field_poh_pairing_code: z.listOf(z.string()),
  field_hti_newly_registered: z.listOf(z.boolean()),
  /** Whether the questions before registering were answered, while somebody whom another system let in is new. */
  field_hti_checklist_done: z.listOf(z.boolean()),
  field_buddies: z.array(buddyReference),
  field_badges: z.array(
    z.object({
      target_id: z.number(),
      target_type: z.literal('taxonomy_term'),
      target_uuid: z.string(),
      url: z.string(),
    }),
  ),
  field_show_badges: z.listOf(z.boolean()),
  ...nurseOutput,
};
/** The account as its owner sees it; no other caller ever gets this (contract 2.3). */
export const userEntity = z.object(userFields);
export type UserEntity = z.infer<typeof userEntity>;

/** The fields that belong to the session: the key of what its browser keeps for the person, and whose device it is. */
const session = { device_key: z.listOf(z.string()), own_device: z.listOf(z.boolean()) };
const myEntity = z.object({ ...userFields, ...session });

/** The entity as the screens see it. */
export function meOf(entity: z.infer<typeof myEntity>): Me {
  const first = <T>(values: readonly { value: T }[], absent: T): T => values[0]?.value ?? absent;
  const language = first(entity.preferred_langcode, 'nl');
  const nurse = nurseDetailsOf(entity);
  return {
    uid: first(entity.uid, 0),
    mail: first(entity.mail, ''),
    name: nurse ? nameOfNurse(nurse) : first(entity.field_name, ''),
    nurse,
    nickname: first(entity.field_nickname, ''),
    nicknameChangeableFrom: first<string | null>(entity.field_nickname_changeable_from, null),
    avatar: avatarNumber(first(entity.field_avatar, '')) ?? 1,
    validated: first(entity.field_validated_email, false),
    pendingMail: first<string | null>(entity.field_pending_mail, null),
    showsBadges: first(entity.field_show_badges, true),
    notificationKinds: entity.field_notification_settings.map(({ value }) => value),
    language: isLanguage(language) ? language : 'nl',
    roles: entity.roles.map((role) => role.target_id as Role),
    registering: registeringOf(entity),
    registrationsStart: first(entity.field_registrations_start_date, ''),
    programmeStart: first(entity.field_program_start_date, ''),
    hasNurse: first(entity.field_has_poh, false),
    pairingCode: first(entity.field_poh_pairing_code, '') || null,
    deviceKey: first(entity.device_key, ''),
    ownDevice: first(entity.own_device, false),
  };
}

function registeringOf({
  field_hti_newly_registered: [isNew],
  field_hti_checklist_done: [isDone],
}: UserEntity): Registering {
  if (!isNew?.value) return null;
  return isDone?.value ? 'details' : 'checklist';
}

export const readMe = endpoint({
  method: 'GET',
  path: '/user/me',
  access: 'user',
  summary: 'The account of this session',
  reply: myEntity,
});

export const registerAccount = endpoint({
  method: 'POST',
  path: '/user/register',
  access: 'visitor',
  forVisitors: 'Only anonymous users can register a user.',
  feature: 'accounts',
  summary: 'Make an account; that of a participant can log in at once, that of a nurse once it is approved',
  body: z.strictObject({
    mail: z.field(z.string()),
    name: z.optionalField(z.string()),
    pass: z.field(z.string()),
    /** Sent by participants. */
    field_name: z.optionalField(z.string()),
    preferred_langcode: z.optionalField(z.string()),
    /** Sent by nurses. */
    ...nurseInput,
  }),
  reply: userEntity,
  errors: ['invalid_input', 'too_many_requests'],
  problems: 'entity',
  ownTransaction: true,
  takesPassword: true,
});

/** The body of a registration: every field a list, as family clients send it. */
export function registrationBody(
  draft: { name: string; mail: string; password: string },
  language: Language,
) {
  return {
    mail: fieldList(draft.mail),
    pass: fieldList(draft.password),
    field_name: fieldList(draft.name),
    preferred_langcode: fieldList(language),
  };
}

const ownUid = z.object({ uid: z.nineDigits });

export const readUser = endpoint({
  method: 'GET',
  path: '/user/:uid',
  access: 'user',
  summary: 'One’s own account by number',
  params: ownUid,
  reply: userEntity,
  errors: ['not_found', 'role_missing'],
});

export const changeUser = endpoint({
  method: 'PATCH',
  path: '/user/:uid',
  access: 'user',
  summary: 'Change fields of one’s own account; read-only fields may only repeat what is stored',
  params: ownUid,
  body: z.record(z.string(), z.unknown()),
  reply: userEntity,
  errors: [
    'invalid_input',
    { code: 'password_incorrect', status: 422 },
    'field_read_only',
    'sign_in_again',
    'role_missing',
    'too_many_requests',
  ],
  problems: 'entity',
  refreshes: [
    '/user/me',
    '/registrations/overview',
    '/registrations/statistics',
    '/api/v1/plan',
    '/api/v1/sessions',
    '/api/v1/forum',
    // The nickname stands at what somebody wrote.
    '/entity/view/:view/:display/results',
    '/node/:nid',
  ],
  takesPassword: true,
});

/** The response of calls without a payload. */
export const messageReply = z.object({ message: z.string() });
