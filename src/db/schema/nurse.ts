import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ApplicationState } from '#domain/nurse/application.ts';
import { bytes, instant } from '../columns.ts';
import { owner } from './identity.ts';

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
    /** Since when the provider has to look at her practice again; null: it has seen what stands here. */
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
  /** The step (RFC 6238) of the last code that was taken: none of it or before counts again. */
  step: integer('step').notNull(),
  enrolledAt: instant('enrolled_at').notNull(),
});

/** Each counts once, when the phone is lost. */
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
