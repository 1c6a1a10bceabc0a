import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { administer, databaseUrl } from '#server/testing/databases.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { type Connection, openEmbedded, openPostgres } from './connection.ts';
import { DEMO_PEOPLE } from './demo/people.ts';
import { migrateEmbedded, migratePostgresDatabase } from './migrate.ts';

/** The last migration before accounts and participants became separate tables. */
const BEFORE = '0011_flood-attempts';

const folder = mkdtempSync(join(tmpdir(), 'houvast-migrations-'));
const database = `houvast_before_${randomBytes(6).toString('hex')}`;
const server = inject('postgresUrl');
let connection: Connection;

/** The migrations up to then. */
function migrationsBefore(): string {
  cpSync(new URL('migrations', import.meta.url), folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; tag: string }[] };
  const last = journal.entries.findIndex(({ tag }) => tag === BEFORE);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

beforeAll(async () => {
  const migrationsFolder = migrationsBefore();
  if (server === '') {
    const embedded = await openEmbedded({});
    await migratePglite(embedded.db as never, { migrationsFolder });
    connection = embedded;
  } else {
    await administer(server, `create database ${database}`);
    connection = openPostgres(databaseUrl(server, database));
    await migrateNodePostgres(connection.db as never, { migrationsFolder });
  }
  for (const [index, { name, mail, site, language, avatar }] of DEMO_PEOPLE.entries()) {
    const loggedIn = index % 2 === 0 ? '2026-11-19T20:00:00Z' : null;
    await connection.db.execute(sql`
      insert into account (site, mail, mail_key, name, nickname, nickname_key, avatar, language, roles,
        notification_kinds, shows_badges, registrations_start, programme_start, created_at, last_login_at)
      values (${site}, ${mail}, ${mail}, ${name}, ${`${name}-21`}, ${`${name}-21`}, ${avatar}, ${language}, '{client}',
        '{daily_mail,badge_mail}', ${index !== 1}, '2026-10-01', '2026-10-12', '2026-10-01T10:00:00Z', ${loggedIn})`);
  }
});

afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
  if (server !== '') await administer(server, `drop database ${database} with (force)`);
});

test('every account keeps its row, and its data as a participant', async () => {
  const kept = `uid, site, nickname, nickname_key, avatar, notification_kinds, shows_badges,
    registrations_start::text, programme_start::text`;
  const logins = 'select uid, last_login_at as at from account where last_login_at is not null order by uid';
  const before = await rowsOf(connection.db, `select ${kept} from account order by uid`);
  const accounts = await rowsOf(connection.db, 'select uid, mail, name from account order by uid');
  const loginsBefore = await rowsOf(connection.db, logins);
  expect(before).toHaveLength(DEMO_PEOPLE.length);
  expect(loginsBefore.length).toBeGreaterThan(0);

  if (connection.kind === 'embedded') await migrateEmbedded(connection.client);
  else await migratePostgresDatabase(databaseUrl(server, database));

  expect(await rowsOf(connection.db, `select ${kept} from participant order by uid`)).toEqual(before);
  expect(await rowsOf(connection.db, 'select uid, mail, name from account order by uid')).toEqual(accounts);
  expect(await rowsOf(connection.db, 'select uid, at from last_login order by uid')).toEqual(loginsBefore);
});

test('a nickname is still unique on a site', async () => {
  const [one] = await rowsOf<{ uid: number }>(connection.db, 'select uid from participant order by uid');
  const uid = one?.uid ?? 0;
  await connection.db.execute(sql`insert into account (site, mail, mail_key, name, language, roles, created_at)
    select site, 'x' || mail, 'x' || mail_key, name, language, roles, created_at from account where uid = ${uid}`);
  const again = connection.db.execute(sql`
    insert into participant (uid, site, nickname, nickname_key, notification_kinds, registrations_start, programme_start)
    select (select max(uid) from account), site, nickname, nickname_key, '{}', registrations_start, programme_start
    from participant where uid = ${uid}`);
  await expect(again).rejects.toMatchObject({ cause: { code: '23505' } });
});
