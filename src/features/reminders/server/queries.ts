import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { isDone } from '#db/day-facts.ts';
import { lastUsed } from '#db/last-used.ts';
import { countOpenDays } from '#db/reminder-facts.ts';
import { account, participant } from '#db/schema/identity.ts';
import { reminder } from '#db/schema/notices.ts';
import type { Day } from '#domain/kit/day.ts';
import type { Site } from '#domain/site/site.ts';

export type ReminderRow = typeof reminder.$inferSelect;
export type NewReminder = typeof reminder.$inferInsert;
export type PersonFacts = Awaited<ReturnType<typeof findFacts>>[number];

export async function insertReminder(db: Db, row: NewReminder): Promise<void> {
  await db.insert(reminder).values(row).onConflictDoNothing();
}

export async function findReminder(db: Db, uid: number): Promise<ReminderRow | undefined> {
  const [row] = await db.select().from(reminder).where(eq(reminder.uid, uid));
  return row;
}

export async function updateReminder(
  db: Db,
  uid: number,
  changes: Pick<ReminderRow, 'minute' | 'weekdays' | 'pausedUntil' | 'nextAt'>,
): Promise<void> {
  await db.update(reminder).set(changes).where(eq(reminder.uid, uid));
}

/** The people due longest, locked until this transaction ends; concurrent workers skip them. */
export function claimDue(db: Db, now: Date, limit: number): Promise<ReminderRow[]> {
  return db
    .select()
    .from(reminder)
    .where(lte(reminder.nextAt, now))
    .orderBy(asc(reminder.nextAt), asc(reminder.uid))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/**
 * What the rules need about many people, in one statement. Their accounts are locked until this transaction ends, so a
 * deletion waits. Accounts that are being deleted are skipped, because waiting for that could deadlock. `submitted` is not
 * read for people who turned reminders of exercises off. Columns are written out, because inside subqueries the builder
 * drops the table qualifier.
 */
export function findFacts(db: Db, uids: readonly number[], asked: Day) {
  return db
    .select({
      uid: account.uid,
      site: sql<Site>`account.site`,
      language: account.language,
      mail: account.mail,
      mailValidatedAt: account.mailValidatedAt,
      showsBadges: participant.showsBadges,
      blocked: account.blocked,
      notificationKinds: participant.notificationKinds,
      registrationsStart: participant.registrationsStart,
      programmeStart: participant.programmeStart,
      lastSignAt: sql<string>`greatest(
        ${lastUsed}, (select max(created_at) from registration where registration.uid = account.uid)
      )`,
      dayIsDone: isDone(asked),
      openDays: countOpenDays(asked),
      submitted: sql<[id: string, at: string][]>`(
        select coalesce(json_agg(json_build_array(webform_id, created_at)), '[]') from exercise_submission
        where exercise_submission.uid = account.uid and archived_at is null
          and 'end_of_phase_mail' = any(participant.notification_kinds)
      )`,
    })
    .from(account)
    .innerJoin(participant, eq(participant.uid, account.uid))
    .where(inArray(account.uid, [...uids]))
    .for('key share', { of: account, skipLocked: true });
}

type Checked = Pick<ReminderRow, 'uid' | 'nextAt' | 'lastOn' | 'openDaysOn' | 'weekly' | 'toldPart'>;

/** Saves the outcome for many people, in one statement. */
export async function saveChecked(db: Db, rows: readonly Checked[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(
    ({ uid, nextAt, lastOn, openDaysOn, weekly, toldPart }) =>
      sql`(${uid}::int, ${nextAt.toISOString()}::timestamptz, ${lastOn}::date, ${openDaysOn}::date, ${weekly}::smallint, ${toldPart}::text)`,
  );
  await db.execute(sql`
    update reminder set next_at = v.next_at, last_on = v.last_on, open_days_on = v.open_days_on,
      weekly = v.weekly, told_part = v.told_part
    from (values ${sql.join(values, sql`, `)}) as v (uid, next_at, last_on, open_days_on, weekly, told_part)
    where reminder.uid = v.uid`);
}
