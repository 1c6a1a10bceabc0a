import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Pace, PerWeekday, StopOrReduce } from '#domain/tracking/goal.ts';
import type { UrgeHelp } from '#domain/tracking/urge.ts';
import { amount, bytes, instant, money } from '../columns.ts';
import { owner } from './identity.ts';

// Plans, goals and registrations of use.

/** A recovery plan as it was saved. A person has one current plan; earlier ones stay as history. */
export const plan = pgTable(
  'plan',
  {
    uuid: uuid('uuid').primaryKey(),
    uid: owner(),
    current: jsonb('current').$type<PerWeekday>().notNull(),
    target: jsonb('target').$type<PerWeekday>().notNull(),
    stopOrReduce: text('stop_or_reduce').$type<StopOrReduce>().notNull(),
    pace: text('pace').$type<Pace>().notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Since when it is no longer current; it stays in its owner's export. */
    archivedAt: instant('archived_at'),
  },
  (table) => [index('plan_uid').on(table.uid, table.savedAt)],
);

/** The goal of one day in the site's unit. Zero is a goal; a day without a row has none (contract A10). */
export const dayGoal = pgTable(
  'day_goal',
  {
    uid: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    goal: amount('goal').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.day] }),
    check('day_goal_not_negative', sql`${table.goal} >= 0`),
  ],
);

/** One registration of use. Amounts are stored as entered, in the site's unit; the stake is in euros. */
export const registration = pgTable(
  'registration',
  {
    uuid: uuid('uuid').primaryKey(),
    uid: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    amount: amount('amount').notNull(),
    stake: money('cost'),
    place: text('place'),
    company: text('company'),
    /** How strong the urge was, from 0 to 10. */
    craving: smallint('craving'),
    /** Encrypted with the person's key. */
    note: bytes('note'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('registration_uid_day').on(table.uid, table.day, table.createdAt),
    check('registration_amount_not_negative', sql`${table.amount} >= 0`),
    check('registration_craving_range', sql`${table.craving} between 0 and 10`),
  ],
);

/** A day that its owner marked as a pause; the reason is one of `domain/tracking/pause.ts`, or none. */
export const pauseDay = pgTable(
  'pause_day',
  {
    uid: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.day] })],
);

/** A person's decision on the offer of a gentler slope; `start` is the level it was to start from, per weekday. */
export const stepDown = pgTable(
  'step_down',
  {
    uid: owner(),
    decidedAt: instant('decided_at').notNull(),
    accepted: boolean('accepted').notNull(),
    start: jsonb('start').$type<PerWeekday>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.decidedAt] })],
);

/** An urge that its owner rode out, and, if they said so, how strong it still was then and what helped. */
export const urge = pgTable(
  'urge',
  {
    uuid: uuid('uuid').primaryKey(),
    uid: owner(),
    riddenOutAt: instant('ridden_out_at').notNull(),
    strength: smallint('strength'),
    helped: text('helped').array().$type<UrgeHelp[]>().notNull(),
  },
  (table) => [
    index('urge_uid').on(table.uid, table.riddenOutAt),
    check('urge_strength', sql`${table.strength} between 0 and 10`),
  ],
);

/** What a unit of use costs its owner, by their own reckoning. */
export const ownPrice = pgTable('own_price', {
  uid: owner().primaryKey(),
  euros: money('euros').notNull(),
});
