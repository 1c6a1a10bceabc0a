import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { buddy } from '#db/schema/buddies.ts';
import { diaryEntry } from '#db/schema/community.ts';
import { account, accountKey, participant } from '#db/schema/identity.ts';
import { reminder } from '#db/schema/notices.ts';
import { dayGoal, plan, registration } from '#db/schema/tracking.ts';
import type { BuddyDraft } from '#domain/buddies/buddy.ts';
import { writtenDay } from '#domain/community/diary.ts';
import { addDays, type Day } from '#domain/kit/day.ts';
import { DAY_MS, plusDays } from '#domain/kit/duration.ts';
import { paragraphsHtml } from '#domain/kit/html.ts';
import { USUAL_TIMES } from '#domain/notices/reminder-times.ts';
import { measureOf, type Site, siteProfile } from '#domain/site/site.ts';
import { goalSchedule } from '#domain/tracking/goal.ts';
import { SEED_LOCK } from '../advisory-locks.ts';
import type { Db } from '../connection.ts';
import { deleteAccounts, findDemoAccounts } from './accounts.ts';
import { seedExercises } from './exercises.ts';
import { DEMO_APPLICANT, DEMO_NURSE, seedApplicant, seedNurse } from './nurses.ts';
import { seedPairings } from './pairing.ts';
import { DEMO_PEOPLE, type DemoPerson } from './people.ts';
import { seedBadges } from './seed-badges.ts';
import { seedConversation } from './seed-conversation.ts';

type SealedBuddy = Pick<typeof buddy.$inferInsert, 'uuid' | 'name' | 'email' | 'emailHash'>;

/** What seeding needs from higher layers. */
export interface SeedTools {
  readonly today: Day;
  readonly now: Date;
  /** Hashes the demo password, which takes as long as a login. */
  hashPassword(): Promise<string>;
  createKey(uid: number): DemoKey;
  /** What makes a nickname unique. */
  nicknameKeys(
    site: Site,
    nickname: string,
  ): Pick<typeof participant.$inferInsert, 'nicknameKey' | 'nicknameHash'>;
}

/** A new key for a person; `seal` encrypts their texts with it for one place in the database. */
interface DemoKey {
  readonly wrapped: Buffer;
  readonly masterKey: string;
  seal(
    place: { readonly table: string; readonly column: string; readonly row: string },
    text: string,
  ): Buffer;
  /** The columns that hold a buddy's name and address. */
  sealBuddy(uuid: string, opened: BuddyDraft): SealedBuddy;
}

/** Adds the missing demo people. With `renew` all of them are reset, with dates relative to today. */
export async function seedDemo(
  db: Db,
  tools: SeedTools,
  { renew }: { readonly renew: boolean },
): Promise<void> {
  await db.transaction(async (transaction) => {
    // Nodes that start together must not add the same people twice.
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const present = await findDemoAccounts(transaction, tools);
    if (renew) await deleteAccounts(transaction, present);
    const known = new Set(renew ? [] : present.map(({ mail }) => mail));
    const missing = DEMO_PEOPLE.filter(({ mail }) => !known.has(mail));
    const lacksNurse = !known.has(DEMO_NURSE.mail);
    const lacksApplicant = !known.has(DEMO_APPLICANT.mail);
    if (missing.length > 0 || lacksNurse || lacksApplicant) {
      const passwordHash = await tools.hashPassword();
      for (const person of missing) await seedPerson(transaction, { ...person, passwordHash }, tools);
      if (lacksNurse) await seedNurse(transaction, { ...tools, passwordHash });
      if (lacksApplicant) await seedApplicant(transaction, { ...tools, passwordHash });
      const isPairedAnew = missing.some(({ pairedDaysAgo }) => pairedDaysAgo !== undefined);
      if (lacksNurse || isPairedAnew) {
        const added = await findDemoAccounts(transaction, tools);
        const uids = new Map(added.map(({ mail, uid }) => [mail, uid]));
        await seedPairings(transaction, uids, tools.now);
      }
    }
    await seedConversation(transaction, tools.now);
  });
}

async function seedPerson(
  db: Db,
  person: DemoPerson & { readonly passwordHash: string },
  tools: SeedTools,
): Promise<void> {
  const start = addDays(tools.today, -person.startedDaysAgo);
  const [row] = await db
    .insert(account)
    .values({
      site: person.site,
      mail: person.mail,
      mailKey: person.mail,
      mailValidatedAt: tools.now,
      passwordHash: person.passwordHash,
      name: person.name,
      language: person.language,
      roles: ['client'],
      createdAt: plusDays(tools.now, -person.startedDaysAgo),
    })
    .returning({ uid: account.uid });
  if (!row) throw new Error(`${person.name} was not added`);
  const { uid } = row;
  await db.insert(participant).values({
    uid,
    site: person.site,
    avatar: person.avatar,
    ...(person.nickname
      ? { nickname: person.nickname, ...tools.nicknameKeys(person.site, person.nickname) }
      : {}),
    notificationKinds: [...siteProfile(person.site).notificationKinds],
    registrationsStart: start,
    programmeStart: start,
  });
  const key = tools.createKey(uid);
  await db.insert(accountKey).values({ uid, wrapped: key.wrapped, masterKey: key.masterKey });
  const { minute, weekdays } = USUAL_TIMES;
  // Long due: the next run computes the next moment.
  const nextAt = plusDays(tools.now, -1);
  await db.insert(reminder).values({ uid, minute, weekdays: [...weekdays], nextAt });
  const goals = await seedPlan(db, uid, person, start, tools);
  await seedBadges(db, uid, person, goals, tools);
  const registrations = person.registrations.map((entry, index, all) => {
    // One after another, so that those of one day keep their order.
    const filledAt = new Date(tools.now.getTime() - entry.daysAgo * DAY_MS - (all.length - index));
    return { ...entry, uuid: randomUUID(), day: addDays(tools.today, -entry.daysAgo), filledAt };
  });
  await seedBuddies(db, uid, person, { ...tools, key });
  await db.insert(registration).values(
    registrations.map(({ uuid, day, filledAt, ...entry }) => {
      return {
        uuid,
        uid,
        day,
        amount: entry.amount,
        stake: entry.stake ?? null,
        place: entry.place ?? null,
        company: entry.company ?? null,
        note: entry.note ? key.seal({ table: 'registration', column: 'note', row: uuid }, entry.note) : null,
        createdAt: filledAt,
        changedAt: filledAt,
      };
    }),
  );
  await seedDiary(db, uid, person, registrations, { ...tools, key });
  await seedExercises(db, uid, person.exercises ?? [], { ...tools, seal: key.seal });
}

/** Adds the diary of a person: what they wrote, and the notes of their days. */
async function seedDiary(
  db: Db,
  uid: number,
  { entries = [], language }: DemoPerson,
  registrations: readonly { readonly uuid: string; readonly daysAgo: number; readonly note?: string }[],
  { today, now, key }: SeedTools & { readonly key: DemoKey },
): Promise<void> {
  const notes = registrations.flatMap(({ uuid, daysAgo, note }) =>
    note ? [{ daysAgo, title: writtenDay(addDays(today, -daysAgo)), text: note, registration: uuid }] : [],
  );
  const rows = [...entries, ...notes].map(({ daysAgo, title, text, registration: noted = null }) => {
    const uuid = randomUUID();
    const writtenAt = plusDays(now, -daysAgo);
    const place = { table: 'diary_entry', row: uuid };
    return {
      uuid,
      uid,
      day: addDays(today, -daysAgo),
      title: key.seal({ ...place, column: 'title' }, title),
      body: key.seal({ ...place, column: 'body' }, paragraphsHtml(text)),
      language,
      revision: 1,
      registration: noted,
      followsNote: noted !== null,
      fromNote: noted !== null,
      createdAt: writtenAt,
      changedAt: writtenAt,
    };
  });
  if (rows.length > 0) await db.insert(diaryEntry).values(rows);
}

async function seedPlan(
  db: Db,
  uid: number,
  person: DemoPerson,
  start: Day,
  tools: SeedTools,
): Promise<ReadonlyMap<Day, number>> {
  if (!person.plan) return new Map();
  const savedAt = plusDays(tools.now, -person.startedDaysAgo);
  await db.insert(plan).values({ uuid: randomUUID(), uid, ...person.plan, savedAt });
  const measure = measureOf(person.site);
  const goals = goalSchedule(person.plan, { programmeStart: start, today: start, measure });
  await db.insert(dayGoal).values([...goals].map(([day, goal]) => ({ uid, day, goal })));
  return goals;
}

async function seedBuddies(
  db: Db,
  uid: number,
  { buddies = [] }: DemoPerson,
  tools: SeedTools & { readonly key: ReturnType<SeedTools['createKey']> },
): Promise<void> {
  if (buddies.length === 0) return;
  await db.insert(buddy).values(
    buddies.map(({ acceptedDaysAgo, ...opened }) => {
      const acceptedAt = plusDays(tools.now, -acceptedDaysAgo);
      const sealed = tools.key.sealBuddy(randomUUID(), opened);
      const status = 'accepted' as const;
      return { ...sealed, uid, status, invitedAt: acceptedAt, acceptedAt };
    }),
  );
}
