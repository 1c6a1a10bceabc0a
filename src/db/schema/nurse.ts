import { sql } from 'drizzle-orm';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ApplicationState } from '#domain/nurse/application.ts';
import type { Look, PairingEnd } from '#domain/nurse/pairing.ts';
import type { Site } from '#domain/site/site.ts';
import { bytes, instant } from '../columns.ts';
import { account, owner } from './identity.ts';

/** A practice nurse: what she told of herself when she applied, and what became of it (settled: nurse). */
export const nurse = pgTable(
  'nurse',
  {
    uid: owner().primaryKey(),
    state: text('state').$type<ApplicationState>().notNull(),
    initials: text('initials').notNull(),
    familyName: text('family_name').notNull(),
    /** Her function, for example "praktijkondersteuner ggz". */
    jobTitle: text('job_title').notNull(),
    practice: text('practice').notNull(),
    address: text('address').notNull(),
    postalCode: text('postal_code').notNull(),
    locality: text('locality').notNull(),
    telephone: text('telephone').notNull(),
    wantsPackage: boolean('wants_package').notNull(),
    /** When the welcome package was sent, and by which member of staff. */
    packageSentAt: instant('package_sent_at'),
    packageSentBy: text('package_sent_by'),
    appliedAt: instant('applied_at').notNull(),
    approvedAt: instant('approved_at'),
    /** Since when the provider has to review her practice again; null: it has reviewed what is stored here. */
    practiceChangedAt: instant('practice_changed_at'),
  },
  (table) => [
    index('nurse_applied').on(table.appliedAt, table.uid).where(sql`state = 'applied'`),
    index('nurse_package')
      .on(table.approvedAt, table.uid)
      .where(sql`wants_package and package_sent_at is null and state = 'approved'`),
    index('nurse_changed').on(table.practiceChangedAt, table.uid).where(sql`practice_changed_at is not null`),
    index('nurse_approved').on(table.approvedAt, table.uid).where(sql`state = 'approved'`),
  ],
);

/** The app that makes the codes of a nurse who logs in with two steps (docs/decisions/0070). */
export const secondFactor = pgTable('second_factor', {
  uid: owner().primaryKey(),
  /** What the app makes codes from, sealed with her own key. */
  secret: bytes('secret').notNull(),
  /** The step (RFC 6238) of the last accepted code; codes of that step or an earlier one are refused. */
  step: integer('step').notNull(),
  enrolledAt: instant('enrolled_at').notNull(),
});

/** Codes that each work once, if the phone is lost. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    uid: owner(),
    /** A fingerprint that only her own key makes. */
    hash: bytes('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.hash] })],
);

/** A browser in which she logs in without a code for a while. */
export const rememberedDevice = pgTable(
  'remembered_device',
  {
    /** Its public id for its owner. */
    id: uuid('id').primaryKey().defaultRandom(),
    uid: owner(),
    /** SHA-256 of the id under which the account knows the browser (docs/decisions/0039); another one with each login. */
    browserHash: bytes('browser_hash').notNull(),
    /** Browser and system in words. */
    device: text('device').notNull(),
    rememberedAt: instant('remembered_at').notNull(),
  },
  (table) => [
    unique('remembered_device_browser').on(table.uid, table.browserHash),
    index('remembered_device_at').on(table.rememberedAt),
  ],
);

/** The code by which clients pair with a nurse. When she renews it, the old one stops working. */
export const pairingCode = pgTable('pairing_code', {
  uid: owner().primaryKey(),
  code: text('code').notNull().unique(),
  madeAt: instant('made_at').notNull(),
});

/**
 * A client and the nurse who may look at their data, now or in the past. Blocking her leaves the row as it is, but she can open
 * nothing.
 */
export const pairing = pgTable(
  'pairing',
  {
    id: uuid('id').primaryKey(),
    /** The client. */
    uid: owner(),
    nurse: integer('nurse')
      .notNull()
      .references(() => account.uid, { onDelete: 'cascade' }),
    pairedAt: instant('paired_at').notNull(),
    /** Null: they are paired. */
    endedAt: instant('ended_at'),
    endedBy: text('ended_by').$type<PairingEnd>(),
    /** The version of the words that the client agreed to. */
    agreement: smallint('agreement').notNull(),
    /** Since when the client keeps these to themselves; null: she may see them. */
    registrationsOffAt: instant('registrations_off_at'),
    exercisesOffAt: instant('exercises_off_at'),
    /** When the agreement was given or renewed last, and until when it holds. */
    consentedAt: instant('consented_at').notNull(),
    consentUntil: instant('consent_until').notNull(),
    /** When the client was reminded that it ends; null: not since it was given. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    uniqueIndex('pairing_active').on(table.uid).where(sql`ended_at is null`),
    index('pairing_nurse').on(table.nurse, table.uid),
    index('pairing_consent').on(table.consentUntil).where(sql`ended_at is null`),
    index('pairing_uid').on(table.uid),
  ],
);

/** Somebody whom a nurse invited, until the mail is no longer worth sending. */
export const clientInvitation = pgTable(
  'client_invitation',
  {
    id: uuid('id').primaryKey(),
    /** The nurse. */
    uid: owner(),
    /** The programme to which they are invited. */
    site: text('site').$type<Site>().notNull(),
    /** Both sealed with the nurse's key. */
    firstName: bytes('first_name').notNull(),
    email: bytes('email').notNull(),
    invitedAt: instant('invited_at').notNull(),
  },
  (table) => [
    index('client_invitation_uid').on(table.uid),
    index('client_invitation_at').on(table.invitedAt),
  ],
);

/**
 * Who looked at what of a client, and when: by number only. A trigger refuses changes, and each row is chained to the client's row
 * before it (`platform/clients/`). Nothing here refers to a row: it outlives both accounts.
 */
export const accessLog = pgTable(
  'access_log',
  {
    client: integer('client').notNull(),
    /** 1 for the client's first row. */
    nth: integer('nth').notNull(),
    nurse: integer('nurse').notNull(),
    look: text('look').$type<Look>().notNull(),
    at: instant('at').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.client, table.nth] }),
    // Her list is logged once a day, however often she opens it.
    uniqueIndex('access_log_list').on(table.client, table.nurse, table.day).where(sql`look = 'list'`),
    index('access_log_at').on(table.at),
  ],
);

/**
 * How many rows a client has in the log, and the hash of the last one, so that rows cut from the end are noticed. A trigger
 * counts each row in the transaction that writes it, and nothing else changes a head; it is deleted with its rows.
 */
export const accessLogHead = pgTable('access_log_head', {
  client: integer('client').primaryKey(),
  looks: integer('looks').notNull(),
  hash: bytes('hash').notNull(),
});
