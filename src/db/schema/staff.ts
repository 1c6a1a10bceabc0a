import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Site } from '#domain/site/site.ts';
import type { StaffRole } from '#domain/staff/role.ts';
import { bytes, instant } from '../columns.ts';
import { owner } from './identity.ts';

// The people who work for the provider, and what they did. They are no participants and have no account on a site.

export const staffMember = pgTable('staff_member', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  mail: text('mail').notNull(),
  /** `mail` in the form in which addresses are compared (`mailKey`). */
  mailKey: text('mail_key').notNull().unique(),
  name: text('name').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  passwordHash: text('password_hash'),
  /** The secret that their app makes codes from, wrapped by a master key; null until it is confirmed with a first code. */
  totpSecret: bytes('totp_secret'),
  totpMasterKey: text('totp_master_key'),
  /** The step (RFC 6238) of the last accepted code; codes of that step or an earlier one are refused. */
  totpStep: integer('totp_step').notNull().default(0),
  /** The account has to be set up by then; after that its invitation is void. */
  enrolUntil: instant('enrol_until'),
  createdAt: instant('created_at').notNull(),
});

const member = () =>
  integer('member')
    .notNull()
    .references(() => staffMember.id, { onDelete: 'cascade' });

export const staffSession = pgTable(
  'staff_session',
  {
    /** SHA-256 of the cookie's value. */
    idHash: bytes('id_hash').primaryKey(),
    member: member(),
    /** The code was given as well as the password. */
    isComplete: boolean('is_complete').notNull(),
    /** When a code was given again, for one dangerous act. */
    provenAt: instant('proven_at'),
    /** A secret that is being set up, wrapped as the one it becomes. */
    newSecret: bytes('new_secret'),
    newMasterKey: text('new_master_key'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [index('staff_session_member').on(table.member)],
);

/** What calls of a session answered, for one whose answer was lost and that is sent again. */
export const staffAnswer = pgTable(
  'staff_answer',
  {
    session: bytes('session')
      .notNull()
      .references(() => staffSession.idHash, { onDelete: 'cascade' }),
    method: text('method').notNull(),
    path: text('path').notNull(),
    key: text('key').notNull(),
    bodyHash: bytes('body_hash').notNull(),
    /** Wrapped by a master key: an answer may hold an invitation or recovery codes. */
    answer: bytes('answer').notNull(),
    masterKey: text('master_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.session, table.method, table.path, table.key] })],
);

/** Codes that each work once, if the phone is lost. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    member: member(),
    /** Keyed. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.member, table.hash] })],
);

/** A link that makes an account, or gives an existing one a new password. */
export const staffInvitation = pgTable('staff_invitation', {
  /** SHA-256 of the token in the link. */
  tokenHash: bytes('token_hash').primaryKey(),
  /** In the form in which addresses are compared; a new invitation replaces the one to the same address. */
  mail: text('mail').notNull().unique(),
  name: text('name').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/**
 * Who did what, when, why and about whom, by number or pseudonym. A trigger refuses everything but inserts, and each row is
 * chained to the one before it (`platform/audit/`). Nothing here refers to a row: it outlives them.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** Null: a command on the server. */
    member: integer('member'),
    name: text('name').notNull(),
    action: text('action').notNull(),
    /** What it was about, for example `comment 640`. */
    subject: text('subject'),
    site: text('site').$type<Site>(),
    reason: text('reason'),
    hash: bytes('hash').notNull(),
  },
  (table) => [
    index('audit_entry_at').on(table.at),
    index('audit_entry_member').on(table.member, table.id),
    index('audit_entry_action').on(table.action, table.id),
    index('audit_entry_subject').on(table.subject, table.action, table.member, table.at),
  ],
);

/** All sites are closed while there is a row; there is at most one. */
export const maintenance = pgTable('maintenance', {
  id: integer('id').primaryKey(),
  since: instant('since').notNull(),
  /** When visitors may try again, as far as is known. */
  until: instant('until'),
  name: text('name').notNull(),
  reason: text('reason').notNull(),
});

/** Somebody on the staff asked for an account to be deleted; it waits for a second person. */
export const accountDeletion = pgTable(
  'account_deletion',
  {
    uid: owner().primaryKey(),
    /** Who asked; the same person cannot confirm it. */
    member: integer('member').notNull(),
    name: text('name').notNull(),
    reason: text('reason').notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [index('account_deletion_asked').on(table.askedAt, table.uid)],
);
