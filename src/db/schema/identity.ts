import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role } from '#domain/identity/account.ts';
import type { Language } from '#domain/kit/language.ts';
import type { NotificationKind, Site } from '#domain/site/site.ts';
import { bytes, instant } from '../columns.ts';

// Accounts, participants and their sessions.

/** Somebody who can log in on one site. The same address may have an account on each site (contract 1.2). */
export const account = pgTable(
  'account',
  {
    uid: integer('uid').primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    site: text('site').$type<Site>().notNull(),
    mail: text('mail').notNull(),
    /** `mail` in the form in which addresses are compared (`mailKey`). */
    mailKey: text('mail_key').notNull(),
    mailValidatedAt: instant('mail_validated_at'),
    /** The address that replaces `mail` once the link in a mail to it was opened, and when it was asked for. */
    pendingMail: text('pending_mail'),
    pendingMailAt: instant('pending_mail_at'),
    passwordHash: text('password_hash'),
    /** Incremented in order to forget all browsers that logged in before (docs/decisions/0039). */
    deviceGeneration: integer('device_generation').notNull().default(0),
    name: text('name').notNull(),
    language: text('language').$type<Language>().notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
    blocked: boolean('blocked').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('account_site_mail').on(table.site, table.mailKey),
    index('account_created').on(table.createdAt),
  ],
);

/** The owner of a row; the row is deleted with the account. */
export const owner = () =>
  integer('uid')
    .notNull()
    .references(() => account.uid, { onDelete: 'cascade' });

/** The data of a participant in the programme. Nurses and staff have no such row (docs/decisions/0035). */
export const participant = pgTable(
  'participant',
  {
    uid: owner().primaryKey(),
    /** The site of the account, for the rule that a nickname is unique on a site. */
    site: text('site').$type<Site>().notNull(),
    nickname: text('nickname'),
    /** `nickname` in the form in which all that look alike are the same (`foldNickname`). */
    nicknameKey: text('nickname_key'),
    /** A keyed hash of that form, which a trigger adds to `resting_nickname` when the name is given up (docs/decisions/0059). */
    nicknameHash: text('nickname_hash'),
    /** When it was last changed or cleared; choosing the first one does not count. */
    nicknameChangedAt: instant('nickname_changed_at'),
    avatar: smallint('avatar').notNull().default(1),
    notificationKinds: text('notification_kinds').array().$type<NotificationKind[]>().notNull(),
    /** False: the person does not want to see badges. They are still received. */
    showsBadges: boolean('shows_badges').notNull().default(true),
    registrationsStart: date('registrations_start', { mode: 'string' }).notNull(),
    programmeStart: date('programme_start', { mode: 'string' }).notNull(),
  },
  (table) => [unique('participant_site_nickname').on(table.site, table.nicknameKey)],
);

/**
 * Nicknames that were given up, and that nobody gets for a year; whose they were is not stored. Only the trigger on `participant`
 * adds rows.
 */
export const restingNickname = pgTable(
  'resting_nickname',
  {
    site: text('site').$type<Site>().notNull(),
    hash: text('hash').notNull(),
    /** Null until `tidy_up` has set it, because business time never comes from the database. */
    until: instant('until'),
  },
  (table) => [primaryKey({ columns: [table.site, table.hash] })],
);

/** When someone last authenticated, with a password or a link. Without a row they never did since registering. */
export const lastLogin = pgTable('last_login', {
  uid: owner().primaryKey(),
  at: instant('at').notNull(),
  /** When a session of theirs was last prolonged; kept when that session is gone. */
  usedAt: instant('used_at'),
});

/** The person's own key, wrapped by a master key. Deleting the row makes everything encrypted with it unreadable. */
export const accountKey = pgTable('account_key', {
  uid: owner().primaryKey(),
  wrapped: bytes('wrapped').notNull(),
  masterKey: text('master_key').notNull(),
});

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the cookie's value: a copy of this table opens no session. */
    idHash: bytes('id_hash').primaryKey(),
    /** Its public id for its owner; useless as a cookie. */
    id: uuid('id').notNull().defaultRandom(),
    uid: owner(),
    /** Browser and system in words, such as "Firefox, Android"; never the whole header. */
    device: text('device').notNull().default(''),
    /** It lasts long, because the person said that the device is theirs (docs/decisions/0049). */
    ownDevice: boolean('own_device').notNull().default(false),
    /** What the key of this browser's storage is derived from; the next login in the browser takes it over. */
    deviceSalt: uuid('device_salt').notNull().defaultRandom(),
    /** When a portal or an organisation let the person in with it; null: they logged in here. */
    letInAt: instant('launched_at'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [index('session_uid').on(table.uid)],
);

/** A copy of all data of one person, made by a job and kept for an hour. */
export const dataExport = pgTable(
  'data_export',
  {
    id: uuid('id').primaryKey(),
    uid: owner(),
    requestedAt: instant('requested_at').notNull(),
    /** The zip, encrypted with the person's key; null while it is being made. */
    file: bytes('file'),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('data_export_uid').on(table.uid)],
);

/** Who somebody is in the system that lets them in: a portal or an organisation's login (docs/decisions/0075). */
export const ssoIdentity = pgTable(
  'sso_identity',
  {
    uid: owner().primaryKey(),
    site: text('site').$type<Site>().notNull(),
    issuer: text('issuer').notNull(),
    /** A pseudonym of theirs, which means nothing outside that system. */
    subject: text('subject').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null until the questions before registering were answered. */
    checklistDoneAt: instant('checklist_done_at'),
    /** Null until the person agreed, with or without a name and an address. */
    registeredAt: instant('registered_at'),
  },
  (table) => [unique('sso_identity_subject').on(table.site, table.issuer, table.subject)],
);

/** Tokens that let somebody in, so that none is used twice; whom they let in is not stored. */
export const usedToken = pgTable(
  'used_token',
  {
    issuer: text('issuer').notNull(),
    jti: text('jti').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.jti] }), index('used_token_until').on(table.until)],
);

/**
 * A browser that was sent to an organisation's login and is expected back; whose it is, nobody knows yet (docs/decisions/0076).
 */
export const ssoAttempt = pgTable(
  'sso_attempt',
  {
    /** SHA-256 of what the organisation sends back. */
    stateHash: bytes('state_hash').primaryKey(),
    /** SHA-256 of the cookie of the browser that went away. */
    browserHash: bytes('browser_hash').notNull(),
    /** The provider, by its id in the file of SSO_CONFIG. */
    client: text('client').notNull(),
    destination: text('destination'),
    language: text('language').$type<Language>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sso_attempt_created').on(table.createdAt)],
);
