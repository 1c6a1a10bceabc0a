import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { amount, bytes, instant, money } from './columns.ts';

const owner = () =>
  integer('uid')
    .notNull()
    .references(() => account.uid, { onDelete: 'cascade' });

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

/** The first answer to a state-changing call, for when the same call arrives again. */
export const idempotentAnswer = pgTable(
  'idempotent_answer',
  {
    uid: owner(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    key: text('key').notNull(),
    bodyHash: bytes('body_hash').notNull(),
    status: smallint('status').notNull(),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.method, table.path, table.key] }),
    index('idempotent_answer_created').on(table.createdAt),
  ],
);

/**
 * What was counted against a limit, in one row that parallel calls wait for. `subject` is a keyed hash, so the table holds no
 * address of anyone.
 */
export const floodAttempts = pgTable(
  'flood_attempts',
  {
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    at: instant('at').array().notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index('flood_attempts_last_at').on(table.lastAt),
  ],
);

/** A recovery plan as it was saved. One of a person's holds; earlier ones stay as history. */
export const plan = pgTable(
  'plan',
  {
    uuid: uuid('uuid').primaryKey(),
    uid: owner(),
    current: jsonb('current').notNull(),
    target: jsonb('target').notNull(),
    stopOrReduce: text('stop_or_reduce').notNull(),
    pace: text('pace').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Since when it no longer holds; it stays in its owner's export. */
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

/** One registration of use. Amounts are stored as entered, in the site's unit; cost is the stake in euros. */
export const registration = pgTable(
  'registration',
  {
    uuid: uuid('uuid').primaryKey(),
    uid: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    amount: amount('amount').notNull(),
    cost: money('cost'),
    place: text('place'),
    company: text('company'),
    /** Sealed with the person's key. */
    note: bytes('note'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('registration_uid_day').on(table.uid, table.day, table.createdAt),
    check('registration_amount_not_negative', sql`${table.amount} >= 0`),
  ],
);

/** A day that its owner marked as a pause; the reason is one of `domain/pause.ts`, or none. */
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

/** Someone's answers to an exercise; those from before a restart are archived. */
export const exerciseSubmission = pgTable(
  'exercise_submission',
  {
    uuid: uuid('uuid').primaryKey(),
    uid: owner(),
    /** Of the exercise, in the content. */
    webformId: text('webform_id').notNull(),
    /** JSON, sealed with the person's key. */
    answers: bytes('answers').notNull(),
    /** Counts changes from 1, so that no device overwrites what another one wrote meanwhile. */
    revision: integer('revision').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Since when it no longer counts; it stays in its owner's export. */
    archivedAt: instant('archived_at'),
  },
  (table) => [
    index('exercise_submission_uid').on(table.uid, table.createdAt),
    uniqueIndex('exercise_submission_current')
      .on(table.uid, table.webformId)
      .where(sql`${table.archivedAt} is null`),
  ],
);

/** What a person is writing in an exercise and did not submit; it never counts as a submission. */
export const exerciseDraft = pgTable(
  'exercise_draft',
  {
    uid: owner(),
    /** The id of the exercise. */
    webformId: text('webform_id').notNull(),
    /** JSON, sealed with the person's key. */
    answers: bytes('answers').notNull(),
    /** That of the submission it changes; absent for a first answer. */
    revision: integer('revision'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.webformId] })],
);

/** What a person decided when a gentler slope was offered; `start` is the level it was to start from, per weekday. */
export const stepDown = pgTable(
  'step_down',
  {
    uid: owner(),
    decidedAt: instant('decided_at').notNull(),
    accepted: boolean('accepted').notNull(),
    start: jsonb('start').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.decidedAt] })],
);

/** A mail to go out, written with its cause. Text and links are made when it is sent: nothing here opens an account. */
export const mail = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Absent where no account may be named: a request for a new password, the last mail of a deleted account. */
    uid: integer('uid').references(() => account.uid, { onDelete: 'cascade' }),
    site: text('site').notNull(),
    language: text('language').notNull(),
    kind: text('kind').notNull(),
    /** Emptied once the mail server has taken the mail. */
    recipient: text('recipient'),
    /** What the mail is about, so that the same mail is never written twice. */
    uniqueKey: text('unique_key').notNull(),
    createdAt: instant('created_at').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** After this nobody needs it any more. */
    discardAt: instant('discard_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    unique('mail_unique_key').on(table.uniqueKey),
    index('mail_due').on(table.nextAttemptAt).where(sql`${table.sentAt} is null`),
    index('mail_uid').on(table.uid),
    index('mail_discard').on(table.discardAt),
  ],
);

/** When someone is reminded, and what they were reminded of. Without a row nobody is. */
export const reminder = pgTable(
  'reminder',
  {
    uid: owner().primaryKey(),
    /** Minutes after midnight, by the clock of the product's time zone. */
    minute: smallint('minute').notNull(),
    weekdays: text('weekdays').array().notNull(),
    pausedUntil: date('paused_until', { mode: 'string' }),
    /** When this person is looked at next. */
    nextAt: instant('next_at').notNull(),
    lastOn: date('last_on', { mode: 'string' }),
    openDaysOn: date('open_days_on', { mode: 'string' }),
    /** Weekly reminders since the last sign of life. */
    weekly: smallint('weekly').notNull().default(0),
    /** The part of the programme that was told of last. */
    toldPart: text('told_part'),
  },
  (table) => [index('reminder_next').on(table.nextAt)],
);

/** A device that push messages go to. One token belongs to one account: to whoever showed it last. */
export const pushToken = pgTable(
  'push_token',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    uid: owner(),
    /** One of `PushChannel`. */
    channel: text('channel').notNull(),
    /** SHA-256 of the token, under which it is found. */
    tokenHash: bytes('token_hash').notNull(),
    /** The token, or the subscription of a browser as JSON, sealed with the person's key. */
    token: bytes('token').notNull(),
    /** Where its owner is logged in on it: ending that ends the messages. Absent once that login ran out by itself. */
    sessionHash: bytes('session_hash').references(() => session.idHash, {
      onDelete: 'cascade',
      onUpdate: 'cascade',
    }),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [
    unique('push_token_hash').on(table.tokenHash),
    index('push_token_uid').on(table.uid),
    index('push_token_session').on(table.sessionHash),
    index('push_token_seen').on(table.lastSeenAt),
  ],
);

/** A push message to go out, written with its cause. The words are chosen when it is sent. */
export const pushMessage = pgTable(
  'push_message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenId: uuid('token_id')
      .notNull()
      .references(() => pushToken.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** What it is about, so that a device is never told twice. */
    about: text('about').notNull(),
    createdAt: instant('created_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** When to try next, or to ask for the receipt; absent when nothing is left to do. */
    nextAttemptAt: instant('next_attempt_at'),
    /** After this nobody needs it any more. */
    discardAt: instant('discard_at').notNull(),
    sentAt: instant('sent_at'),
    /** Where Expo keeps the receipt, until it was read. */
    ticket: text('ticket'),
  },
  (table) => [
    unique('push_message_once').on(table.tokenId, table.kind, table.about),
    index('push_message_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index('push_message_discard').on(table.discardAt),
  ],
);

/** Something the product told a person; the words are made from the template when it is read. */
export const message = pgTable(
  'message',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    uid: owner(),
    template: text('template').notNull(),
    /** The badge it is about. */
    badge: text('badge'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('message_uid').on(table.uid, table.createdAt),
    // A badge is received once, whatever happens again.
    unique('message_badge').on(table.uid, table.badge),
  ],
);

/** A badge that a person received: once, and for good. The ids are those of `domain/badge.ts`. */
export const personBadge = pgTable(
  'person_badge',
  {
    uid: owner(),
    badge: text('badge').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** When its owner was shown that it was received. */
    seenAt: instant('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.badge] })],
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

/** A piece of content (docs/decisions/0017). Its number is what the wire calls nid, tid or target_id. */
export const contentEntity = pgTable('content_entity', {
  number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
  /** The same in every database. */
  id: text('id').notNull().unique(),
  uuid: uuid('uuid').notNull().defaultRandom(),
  kind: text('kind').notNull(),
  /** Null: of all sites. */
  site: text('site'),
  weight: integer('weight').notNull(),
  published: boolean('published').notNull(),
  /** The finished piece as the files say it, in both languages. */
  shape: jsonb('shape').notNull(),
});

/** The texts of a piece of content in one language, by their names: as they are shown, or as a draft. */
export const contentText = pgTable(
  'content_text',
  {
    entity: integer('entity')
      .notNull()
      .references(() => contentEntity.number, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    /** `published` or `draft`. */
    state: text('state').notNull(),
    texts: jsonb('texts').$type<Readonly<Record<string, string>>>().notNull(),
    /** Hash of the texts that the files said last: where it differs from the texts, an editor changed them. */
    loaded: text('loaded'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.language, table.state] })],
);
