import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbedded } from '#db/connection.ts';
import { migrateEmbedded, migratePostgresDatabase } from '#db/migrate.ts';
import { addDays, type Day, dayAt } from '#domain/kit/day.ts';
import { BADGES, type Badge } from '#domain/notices/badge.ts';
import { loadContent } from '#features/programme/server/authoring/load.ts';
import { Keyring, type Vault } from '#platform/crypto/keyring.ts';
import { hashPassword } from '#platform/crypto/password.ts';
import { randomToken, sha256 } from '#platform/crypto/secret-token.ts';
import { NOTE, OVERVIEW_DAYS, PASSWORD } from './fixture.ts';

/** Registered days of each person, one registration a day, the last one today. */
const DAYS = 100;
const PROGRAMME_DAYS = 42;
/** The one badge that nobody has received yet, so that every registration evaluates the person's days. */
const NOT_RECEIVED: Badge = 'goal-days-30';

/** Somebody who is logged in. */
export interface Person {
  readonly uid: number;
  readonly mail: string;
  readonly cookie: string;
}

/** The settings that the data was made with. */
export const SECRETS = {
  ENCRYPTION_KEYS: `bench:${randomBytes(32).toString('base64')}`,
  SESSION_SECRET: randomToken(),
};
const keyring = new Keyring(
  new Map([['bench', Buffer.from(SECRETS.ENCRYPTION_KEYS.slice('bench:'.length), 'base64')]]),
);

export const today: Day = dayAt(new Date(), 'Europe/Amsterdam');

type Run = (text: string, values?: unknown[]) => Promise<unknown>;

/** Fills a PostgreSQL database at `url` with this many people with 100 days each, all logged in. */
export async function fillPostgres(url: string, people: number): Promise<Person[]> {
  await migratePostgresDatabase(url);
  return withClient(url, (run) => fill(run, people));
}

/** Adds people numbered up to `last` after the `known` ones: bulk data that is never read. */
export function addStrangers(url: string, known: number, last: number): Promise<void> {
  return withClient(url, async (run) => {
    await insertPeople(run, known + 1, last, 'none');
    await settle(run);
  });
}

/**
 * Deletes the registrations of these people from the first day of their overviews on, so that each day gets a first
 * registration again.
 */
export function emptyDays(url: string, people: readonly Person[]): Promise<void> {
  return withClient(url, async (run) => {
    await run('delete from registration where uid = any($1) and day > $2::date', [
      people.map(({ uid }) => uid),
      addDays(today, -OVERVIEW_DAYS),
    ]);
    await run('vacuum analyze registration');
  });
}

/** Fills an embedded database in the future DATA_DIR. */
export async function fillEmbedded(dataDir: string, people: number): Promise<Person[]> {
  mkdirSync(dataDir, { recursive: true });
  const { client, close } = await openEmbedded({ dataDir: join(dataDir, 'pglite') });
  await migrateEmbedded(client);
  const filled = await fill((text, values) => client.query(text, values), people);
  await close();
  return filled;
}

/** Runs statements on a connection of their own. */
export async function withClient<Answer>(url: string, work: (run: Run) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work((text, values) => client.query(text, values));
  } finally {
    await client.end();
  }
}

async function fill(run: Run, count: number): Promise<Person[]> {
  await insertPeople(run, 1, count, await hashPassword(PASSWORD));
  const people = Array.from({ length: count }, (_, index) => ({
    uid: index + 1,
    mail: mailOf(index + 1),
    cookie: randomToken(),
  }));
  const uids = people.map(({ uid }) => uid);
  // Last seen in the future: updating it every five minutes would affect some rounds and not others.
  await run(
    `insert into session (uid, id_hash, created_at, last_seen_at)
     select uid, decode(hex, 'hex'), now(), now() + interval '1 hour' from unnest($1::int[], $2::text[]) as t(uid, hex)`,
    [uids, people.map(({ cookie }) => sha256(cookie).toString('hex'))],
  );
  const keys = uids.map((uid) => keyring.createKey(uid));
  await run(
    `insert into account_key (uid, wrapped, master_key)
     select uid, decode(hex, 'hex'), 'bench' from unnest($1::int[], $2::text[]) as t(uid, hex)`,
    [uids, keys.map(({ wrapped }) => wrapped.toString('hex'))],
  );
  const notes = uids.flatMap((uid, index) =>
    Array.from({ length: OVERVIEW_DAYS }, (_, day) => {
      const row = uuidOf(uid, day);
      const sealed = keys[index]?.vault.seal({ table: 'registration', column: 'note', row }, NOTE);
      return { row, hex: sealed?.toString('hex') };
    }),
  );
  await run(
    `update registration set note = decode(hex, 'hex') from unnest($1::text[], $2::text[]) as t(row, hex)
     where uuid = row::uuid`,
    [notes.map(({ row }) => row), notes.map(({ hex }) => hex)],
  );
  await run(
    `insert into person_badge (uid, badge, received_at, seen_at)
     select uid, badge, now(), now() from unnest($1::int[]) uid, unnest($2::text[]) badge`,
    [uids, BADGES.filter((badge) => badge !== NOT_RECEIVED)],
  );
  await insertAnswers(
    run,
    people.map(({ uid }, index) => ({ uid, vault: keys[index]?.vault })),
  );
  await settle(run);
  return people;
}

/** Everyone has answered every exercise of the programme, a few sentences each. */
async function insertAnswers(
  run: Run,
  people: readonly { readonly uid: number; readonly vault: Vault | undefined }[],
): Promise<void> {
  const programme = loadContent().programmes.get('alcohol');
  const exercises = [...(programme?.phases ?? []), ...(programme ? [programme.end] : [])].flatMap(
    (phase) => phase.exercises,
  );
  const rows = people.flatMap(({ uid, vault }) =>
    exercises.map(({ id, questions }, index) => {
      const row = uuidOf(uid, DAYS + index);
      const answers = JSON.stringify(Object.fromEntries(questions.map(({ key }) => [key, NOTE])));
      const sealed = vault?.seal({ table: 'exercise_submission', column: 'answers', row }, answers);
      return { row, uid, id, hex: sealed?.toString('hex') };
    }),
  );
  await run(
    `insert into exercise_submission (uuid, uid, webform_id, answers, revision, created_at, changed_at)
     select row::uuid, uid, id, decode(hex, 'hex'), 1, now(), now()
     from unnest($1::text[], $2::int[], $3::text[], $4::text[]) as t(row, uid, id, hex)`,
    [
      rows.map(({ row }) => row),
      rows.map(({ uid }) => uid),
      rows.map(({ id }) => id),
      rows.map(({ hex }) => hex),
    ],
  );
}

async function insertPeople(run: Run, first: number, last: number, passwordHash: string): Promise<void> {
  await run(
    `with people as (
       insert into account (uid, site, mail, mail_key, password_hash, name, language, roles, created_at)
       overriding system value
       select n, 'alcohol', 'person' || n || '@bench.example', 'person' || n || '@bench.example', $3, 'Person', 'nl',
         '{client}', now() from generate_series($1::int, $2::int) n
       returning uid
     )
     insert into participant (uid, site, notification_kinds, registrations_start, programme_start)
     select uid, 'alcohol', '{daily_mail}', $4::date, $5::date from people`,
    [first, last, passwordHash, addDays(today, 1 - OVERVIEW_DAYS), addDays(today, 1 - PROGRAMME_DAYS)],
  );
  await run(
    `insert into day_goal (uid, day, goal)
     select n, $3::date - d, 2 from generate_series($1::int, $2::int) n, generate_series(0, ${PROGRAMME_DAYS - 1}) d`,
    [first, last, today],
  );
  // Day by day, as people register, so that the rows of one person are far apart on disk.
  await run(
    `insert into registration (uuid, uid, day, amount, place, company, created_at, changed_at)
     select md5(n || ':' || d)::uuid, n, $3::date - d, 1.5 + d % 3, 'home', 'alone',
       now() - d * interval '1 day', now() - d * interval '1 day'
     from generate_series($1::int, $2::int) n, generate_series(0, ${DAYS - 1}) d order by d desc, n`,
    [first, last, today],
  );
}

/** Leaves the tables as autovacuum would, so that no round pays for the inserts. */
async function settle(run: Run): Promise<void> {
  await run('vacuum analyze');
  await run('checkpoint');
}

const mailOf = (uid: number) => `person${uid}@bench.example`;

/** The same as md5(uid:day)::uuid in SQL. */
function uuidOf(uid: number, daysAgo: number): string {
  const hex = createHash('md5').update(`${uid}:${daysAgo}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
