import * as z from 'zod/mini';
import type { Me, Role } from '#domain/account.ts';
import { endpoint } from '#domain/endpoint.ts';
import { isLanguage, type Language } from '#domain/language.ts';
import { avatarNumber, fieldList, plainValue } from '#domain/wire.ts';

/** A field of an entity however the caller wrapped it (contract 1.5). */
const field = <S extends z.ZodMiniType>(schema: S) => z.pipe(z.transform(plainValue), schema);
const list = <S extends z.ZodMiniType>(schema: S) => z.array(z.object({ value: schema }));
const instant = z.array(z.object({ value: z.string(), format: z.string() }));

/** The account's own view of itself; nobody else ever gets this (contract 2.3). */
export const userEntity = z.object({
  uid: list(z.number()),
  uuid: list(z.string()),
  langcode: list(z.string()),
  preferred_langcode: list(z.string()),
  name: list(z.string()),
  mail: list(z.string()),
  created: instant,
  roles: z.array(z.object({ target_id: z.string(), target_type: z.literal('user_role') })),
  field_name: list(z.string()),
  field_nickname: list(z.string()),
  field_avatar: list(z.string()),
  field_notification_settings: list(z.string()),
  field_registrations_start_date: list(z.string()),
  field_program_start_date: list(z.string()),
  field_validated_email: list(z.boolean()),
  field_has_poh: list(z.boolean()),
  field_poh_pairing_code: list(z.string()),
  field_hti_newly_registered: list(z.boolean()),
  field_buddies: z.array(z.unknown()),
  field_badges: z.array(z.unknown()),
});
export type UserEntity = z.infer<typeof userEntity>;

/** The entity as the screens see it. */
export function meOf(entity: UserEntity): Me {
  const first = <T>(values: readonly { value: T }[], absent: T): T => values[0]?.value ?? absent;
  const language = first(entity.preferred_langcode, 'nl');
  return {
    uid: first(entity.uid, 0),
    mail: first(entity.mail, ''),
    name: first(entity.field_name, ''),
    avatar: avatarNumber(first(entity.field_avatar, '')) ?? 1,
    language: isLanguage(language) ? language : 'nl',
    roles: entity.roles.map((role) => role.target_id as Role),
    registrationsStart: first(entity.field_registrations_start_date, ''),
    programmeStart: first(entity.field_program_start_date, ''),
  };
}

export const readMe = endpoint({
  method: 'GET',
  path: '/user/me',
  access: 'user',
  summary: 'The account of this session',
  reply: userEntity,
});

export const registerAccount = endpoint({
  method: 'POST',
  path: '/user/register',
  access: 'visitor',
  feature: 'accounts',
  summary: 'Make an account; it can log in at once',
  body: z.strictObject({
    mail: field(z.string()),
    name: z.optional(field(z.string())),
    pass: field(z.string()),
    field_name: field(z.string()),
    preferred_langcode: z.optional(field(z.string())),
  }),
  reply: userEntity,
  errors: ['invalid_input', 'too_many_requests'],
  problems: 'entity',
  ownTransaction: true,
});

/** The body of a registration as family clients send it: every field a list. */
export function registrationBody(
  draft: { name: string; mail: string; password: string },
  language: Language,
) {
  return {
    mail: fieldList(draft.mail),
    name: fieldList(draft.mail),
    pass: fieldList(draft.password),
    field_name: fieldList(draft.name),
    preferred_langcode: fieldList(language),
  };
}

const ownUid = z.object({ uid: z.string().check(z.regex(/^\d{1,9}$/)) });

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
  errors: ['invalid_input', 'field_read_only', 'not_found', 'role_missing'],
  problems: 'entity',
  refreshes: ['/user/me', '/registrations/overview', '/registrations/statistics'],
});
