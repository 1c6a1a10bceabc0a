import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/kit/language.ts';
import type { Badge } from '#domain/notices/badge.ts';
import type { AnyMailKind } from '#domain/notices/mail.ts';
import type { MessageTemplate } from '#domain/notices/message.ts';
import type { PushChannel } from '#domain/notices/push.ts';
import type { NotificationKind, Site } from '#domain/site/site.ts';
import { bytes, instant } from '../columns.ts';
import { buddy } from './buddies.ts';
import { account, owner, session } from './identity.ts';
import { clientInvitation } from './nurse.ts';

// What the product sends people: mails, reminders, push messages, messages and badges.

/**
 * A mail to send, written with its cause. Text and links are made when it is sent: nothing here gives access to an
 * account.
 */
export const mail = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Absent if no account may be named: a request for a new password, the last mail of a deleted account. */
    uid: integer('uid').references(() => account.uid, { onDelete: 'cascade' }),
    site: text('site').$type<Site>().notNull(),
    language: text('language').$type<Language>().notNull(),
    kind: text('kind').$type<AnyMailKind>().notNull(),
    /** Cleared once the mail server has accepted the mail. Absent with a buddy, whose address is looked up when it is sent. */
    recipient: text('recipient'),
    /** The buddy whom a mail goes to; it is deleted with them. */
    buddyId: integer('buddy_id').references(() => buddy.id, { onDelete: 'cascade' }),
    /** The same for a client whom a nurse invited. */
    invitationId: uuid('invitation_id').references(() => clientInvitation.id, { onDelete: 'cascade' }),
    /** The subject of the mail, so that the same mail is never written twice. */
    uniqueKey: text('unique_key').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Mails are sent in this order; it is earlier than the mail itself for one that goes ahead of others. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** When nobody needs the row any more, whether to send the mail or to know that it was sent. */
    discardAt: instant('discard_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    unique('mail_unique_key').on(table.uniqueKey),
    // Only of mails that wait; those that were given up stay much longer.
    index('mail_due')
      .on(table.nextAttemptAt, table.createdAt)
      .where(
        sql`${table.sentAt} is null and (${table.recipient} is not null or ${table.buddyId} is not null or ${table.invitationId} is not null)`,
      ),
    index('mail_uid').on(table.uid),
    index('mail_discard').on(table.discardAt),
    index('mail_buddy').on(table.buddyId),
    index('mail_invitation').on(table.invitationId),
  ],
);

/** When someone is reminded, and of what they were reminded. Without a row a person gets no reminders. */
export const reminder = pgTable(
  'reminder',
  {
    uid: owner().primaryKey(),
    /** Minutes after midnight, in the product's time zone. */
    minute: smallint('minute').notNull(),
    weekdays: text('weekdays').array().notNull(),
    pausedUntil: date('paused_until', { mode: 'string' }),
    /** When this person is considered next. */
    nextAt: instant('next_at').notNull(),
    lastOn: date('last_on', { mode: 'string' }),
    openDaysOn: date('open_days_on', { mode: 'string' }),
    /** Weekly reminders since the last sign of life. */
    weekly: smallint('weekly').notNull().default(0),
    /** The part of the programme that was announced last. */
    toldPart: text('told_part'),
  },
  // Most people keep the usual hour, so that thousands are due at the same instant.
  (table) => [index('reminder_next').on(table.nextAt, table.uid)],
);

/** A device that receives push messages. A token belongs to one account: the one that last presented it. */
export const pushToken = pgTable(
  'push_token',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    uid: owner(),
    channel: text('channel').$type<PushChannel>().notNull(),
    /** SHA-256 of the token, by which it is found. */
    tokenHash: bytes('token_hash').notNull(),
    /** The token, or the subscription of a browser as JSON, encrypted with the person's key. */
    token: bytes('token').notNull(),
    /** The session of its owner on that device: ending it ends the messages. Absent once that session has expired. */
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

/** A push message to send, written with its cause. The text is chosen when it is sent. */
export const pushMessage = pgTable(
  'push_message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenId: uuid('token_id')
      .notNull()
      .references(() => pushToken.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** Its subject, so that a device is never notified twice. */
    about: text('about').notNull(),
    createdAt: instant('created_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** When to retry, or to request the receipt; absent when nothing is left to do. */
    nextAttemptAt: instant('next_attempt_at'),
    /** After this nobody needs it any more. */
    discardAt: instant('discard_at').notNull(),
    sentAt: instant('sent_at'),
    /** Expo's receipt id, until the receipt was read. */
    ticket: text('ticket'),
  },
  (table) => [
    unique('push_message_once').on(table.tokenId, table.kind, table.about),
    index('push_message_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index('push_message_discard').on(table.discardAt),
  ],
);

/** A message from the product to a person; its text is made from the template when it is read. */
export const message = pgTable(
  'message',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    uid: owner(),
    template: text('template').$type<MessageTemplate>().notNull(),
    /** The badge it is about. */
    badge: text('badge').$type<Badge>(),
    /** What fills the template, as JSON that is sealed with the person's key; absent when nothing does. */
    about: bytes('about'),
    createdAt: instant('created_at').notNull(),
    /** When its owner was shown it; absent while it is unread. */
    seenAt: instant('seen_at'),
  },
  (table) => [
    index('message_uid').on(table.uid, table.createdAt),
    // A badge is received once, whatever happens again.
    unique('message_badge').on(table.uid, table.badge),
  ],
);

/** A badge that a person received, once and permanently. */
export const personBadge = pgTable(
  'person_badge',
  {
    uid: owner(),
    badge: text('badge').$type<Badge>().notNull(),
    receivedAt: instant('received_at').notNull(),
    /** When its owner was shown that it was received. */
    seenAt: instant('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.badge] })],
);
