import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../columns.ts';

// Who someone is to the product, and where they are logged in.

/** One person on one site. The same address may have an account on each site (contract 1.2). */
export const account = pgTable(
  'account',
  {
    uid: integer('uid').primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    site: text('site').notNull(),
    mail: text('mail').notNull(),
    /** Lower-cased `mail`, under which addresses are compared. */
    mailKey: text('mail_key').notNull(),
    mailValidatedAt: instant('mail_validated_at'),
    passwordHash: text('password_hash'),
    name: text('name').notNull(),
    nickname: text('nickname'),
    nicknameKey: text('nickname_key'),
    avatar: smallint('avatar').notNull().default(1),
    language: text('language').notNull(),
    roles: text('roles').array().notNull(),
    notificationKinds: text('notification_kinds').array().notNull(),
    /** False: the person wants to see no badges. They are received all the same. */
    showsBadges: boolean('shows_badges').notNull().default(true),
    registrationsStart: date('registrations_start', { mode: 'string' }).notNull(),
    programmeStart: date('programme_start', { mode: 'string' }).notNull(),
    blocked: boolean('blocked').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    lastLoginAt: instant('last_login_at'),
  },
  (table) => [
    unique('account_site_mail').on(table.site, table.mailKey),
    unique('account_site_nickname').on(table.site, table.nicknameKey),
    index('account_last_active').on(sql`coalesce(${table.lastLoginAt}, ${table.createdAt})`),
  ],
);

/** The column of whoever a row belongs to; the row goes with them. */
export const owner = () =>
  integer('uid')
    .notNull()
    .references(() => account.uid, { onDelete: 'cascade' });

/** The person's own key, wrapped by a master key. Deleting the row makes everything sealed with it unreadable. */
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
    /** How its owner names it; useless as a cookie. */
    id: uuid('id').notNull().defaultRandom(),
    uid: owner(),
    /** Browser and system in words, such as "Firefox, Android"; never the whole header. */
    device: text('device').notNull().default(''),
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
    /** The zip, sealed with the person's key; null while it is being made. */
    file: bytes('file'),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('data_export_uid').on(table.uid)],
);
