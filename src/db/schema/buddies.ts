import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { BuddyStatus } from '#domain/buddies/buddy.ts';
import { bytes, instant } from '../columns.ts';
import { owner } from './identity.ts';

// People whom a participant asked for support, and what they hear.

/** Somebody who was invited or accepted. The row is deleted when they refuse or stop (contract A41). */
export const buddy = pgTable(
  'buddy',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** What their code is made from (docs/decisions/0055). */
    uuid: uuid('uuid').notNull(),
    uid: owner(),
    /** Both sealed with the participant's key. */
    name: bytes('name').notNull(),
    email: bytes('email').notNull(),
    /** The address hashed with the participant's key: each has one invitation at most. */
    emailHash: bytes('email_hash').notNull(),
    status: text('status').$type<BuddyStatus>().notNull().default('invited'),
    invitedAt: instant('invited_at').notNull(),
    acceptedAt: instant('accepted_at'),
    /** The last day on which they sent an encouragement. */
    cheeredOn: date('cheered_on', { mode: 'string' }),
    /** The Monday of the last weekly mail that was planned for them. */
    updatedOn: date('updated_on', { mode: 'string' }),
  },
  (table) => [
    unique('buddy_uuid').on(table.uuid),
    unique('buddy_email').on(table.uid, table.emailHash),
    index('buddy_invited').on(table.invitedAt).where(sql`${table.status} = 'invited'`),
    index('buddy_updated').on(table.updatedOn).where(sql`${table.status} = 'accepted'`),
  ],
);

/** What a participant lets their buddies hear; without a row it is `DEFAULT_CHOICES`. */
export const buddyUpdate = pgTable('buddy_update', {
  uid: owner().primaryKey(),
  days: boolean('days').notNull(),
  part: boolean('part').notNull(),
  badges: boolean('badges').notNull(),
  daysWithinGoal: boolean('days_within_goal').notNull(),
  paused: boolean('paused').notNull(),
  /** The Monday whose mail is skipped. */
  skippedOn: date('skipped_on', { mode: 'string' }),
});

/**
 * An address that wants no invitations, as a hash with a key that is not in the database. It belongs to no account, because the
 * wish never to be written to again has to outlive the account of the one who wrote.
 */
export const neverInvited = pgTable('never_invited', { emailHash: text('email_hash').primaryKey() });
