import { randomUUID } from 'node:crypto';
import { buddy } from '#db/schema/buddies.ts';
import { diaryEntry } from '#db/schema/community.ts';
import { account, accountKey, participant } from '#db/schema/identity.ts';
import { reminder } from '#db/schema/notices.ts';
import { dayGoal, plan, registration } from '#db/schema/tracking.ts';
import { writtenDay } from '#domain/community/diary.ts';
import { addDays, type Day } from '#domain/kit/day.ts';
import { DAY_MS, plusDays } from '#domain/kit/duration.ts';
import { paragraphsHtml } from '#domain/kit/html.ts';
import { USUAL_TIMES } from '#domain/notices/reminder-times.ts';
import { measureOf, siteProfile } from '#domain/site/site.ts';
import { goalSchedule } from '#domain/tracking/goal.ts';
import type { Db } from '../connection.ts';
import { seedExercises } from './exercises.ts';
import type { DemoPerson, DemoRegistration } from './people.ts';
import { seedBadges } from './seed-badges.ts';
import type { DemoKey, SeedTools } from './seed-tools.ts';

type NewPerson = DemoPerson & { readonly passwordHash: string };

type SeededRegistration = DemoRegistration & { readonly uuid: string };

/** Tools that seal with the key of one person. */
type OwnTools = SeedTools & { readonly key: DemoKey };

/** Adds one of the demo people, with all they have kept. */
export async function seedPerson(db: Db, person: NewPerson, tools: SeedTools): Promise<void> {
  const start = addDays(tools.today, -person.startedDaysAgo);
  const uid = await seedAccount(db, person, tools.now);
  await seedParticipant(db, uid, person, start, tools);
  const key = tools.createKey(uid);
  await db.insert(accountKey).values({ uid, wrapped: key.wrapped, masterKey: key.masterKey });
  const own = { ...tools, key };
  const goals = await seedPlan(db, uid, person, start, tools);
  await seedBadges(db, uid, person, goals, tools);
  await seedBuddies(db, uid, person, own);
  const registrations = await seedRegistrations(db, uid, person, own);
  await seedDiary(db, uid, person, registrations, own);
  await seedExercises(db, uid, person.exercises ?? [], { now: tools.now, key });
}

async function seedAccount(db: Db, person: NewPerson, now: Date): Promise<number> {
  const [row] = await db
    .insert(account)
    .values({
      site: person.site,
      mail: person.mail,
      mailKey: person.mail,
      mailValidatedAt: now,
      passwordHash: person.passwordHash,
      name: person.name,
      language: person.language,
      roles: ['client'],
      createdAt: plusDays(now, -person.startedDaysAgo),
    })
    .returning({ uid: account.uid });
  if (!row) throw new Error(`${person.name} was not added`);
  return row.uid;
}

/** Adds what belongs to a participant from the start, and the usual reminder. */
async function seedParticipant(
  db: Db,
  uid: number,
  { site, avatar, nickname }: DemoPerson,
  start: Day,
  { now, nicknameKeys }: SeedTools,
): Promise<void> {
  await db.insert(participant).values({
    uid,
    site,
    avatar,
    ...(nickname ? { nickname, ...nicknameKeys(site, nickname) } : {}),
    notificationKinds: [...siteProfile(site).notificationKinds],
    registrationsStart: start,
    programmeStart: start,
  });
  const { minute, weekdays } = USUAL_TIMES;
  // Long due: the next run computes the next moment.
  const nextAt = plusDays(now, -1);
  await db.insert(reminder).values({ uid, minute, weekdays: [...weekdays], nextAt });
}

/** Adds the registrations of a person, and returns them with the uuids they got. */
async function seedRegistrations(
  db: Db,
  uid: number,
  { registrations }: DemoPerson,
  { today, now, key }: OwnTools,
): Promise<readonly SeededRegistration[]> {
  const seeded = registrations.map((entry) => ({ ...entry, uuid: randomUUID() }));
  await db.insert(registration).values(
    seeded.map(({ uuid, daysAgo, amount, stake, place, company, note }, index) => {
      // One after another, so that those of one day keep their order.
      const filledAt = new Date(now.getTime() - daysAgo * DAY_MS - (seeded.length - index));
      return {
        uuid,
        uid,
        day: addDays(today, -daysAgo),
        amount,
        stake: stake ?? null,
        place: place ?? null,
        company: company ?? null,
        note: note ? key.seal({ table: 'registration', column: 'note', row: uuid }, note) : null,
        createdAt: filledAt,
        changedAt: filledAt,
      };
    }),
  );
  return seeded;
}

/** Adds the diary of a person: what they wrote, and the notes of their days. */
async function seedDiary(
  db: Db,
  uid: number,
  { entries = [], language }: DemoPerson,
  registrations: readonly SeededRegistration[],
  { today, now, key }: OwnTools,
): Promise<void> {
  const notes = registrations.flatMap(({ uuid, daysAgo, note }) =>
    note ? [{ daysAgo, title: writtenDay(addDays(today, -daysAgo)), text: note, registration: uuid }] : [],
  );
  const written = entries.map((entry) => ({ ...entry, registration: null }));
  const rows = [...written, ...notes].map(({ daysAgo, title, text, registration: noted }) => {
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
  { now, key }: OwnTools,
): Promise<void> {
  if (buddies.length === 0) return;
  await db.insert(buddy).values(
    buddies.map(({ acceptedDaysAgo, ...opened }) => {
      const acceptedAt = plusDays(now, -acceptedDaysAgo);
      const sealed = key.sealBuddy(randomUUID(), opened);
      const status = 'accepted' as const;
      return { ...sealed, uid, status, invitedAt: acceptedAt, acceptedAt };
    }),
  );
}
