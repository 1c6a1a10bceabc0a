import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterEach, expect, test } from 'vitest';
import { type Connection, type Db, openPostgres } from './connection.ts';
import { prepared } from './prepared.ts';

const settings = pgTable('pg_settings', { name: text('name'), unit: text('unit') });
const roles = pgTable('pg_roles', { until: text('rolvaliduntil'), name: text('rolname').notNull() });
const settingNamed = prepared((db) =>
  db
    .select()
    .from(settings)
    .where(eq(settings.name, sql.placeholder('name')))
    .prepare('setting_named'),
);

const url = process.env['TEST_DATABASE_URL'] ?? '';
const opened: Connection[] = [];
const open = (...given: Parameters<typeof openPostgres>) => {
  const connection = openPostgres(...given);
  opened.push(connection);
  return connection.db;
};
afterEach(async () => {
  for (const connection of opened.splice(0)) await connection.close();
});

/** The prepared statements of a handle's connection. */
async function plannedOn(db: Db): Promise<string[]> {
  const found: unknown = await db.execute(sql`select name from pg_prepared_statements order by name`);
  return (found as { rows: { name: string }[] }).rows.map(({ name }) => name);
}

const WORK_MEM = [{ name: 'work_mem', unit: 'kB' }];
const NO_UNIT = [{ name: 'port', unit: null }];

test('a statement runs on the database, in a transaction and on the database again', async () => {
  const db = open(url);
  const ask = (handle: Db, name: string) => settingNamed(handle).execute({ name });
  expect(await ask(db, 'work_mem')).toEqual(WORK_MEM);
  await db.transaction(async (inside) => {
    expect(await ask(inside, 'port')).toEqual(NO_UNIT);
    expect(await ask(inside, 'work_mem')).toEqual(WORK_MEM);
    expect(await plannedOn(inside)).toEqual(['setting_named']);
  });
  expect(await ask(db, 'port')).toEqual(NO_UNIT);
});

test('a table is null where its join found nothing, and a column without a value where it found something', async () => {
  const settingOfRole = prepared((db) =>
    db
      .select({
        settings,
        role: roles,
        name: settings.name,
        length: sql`length(${settings.name})`.mapWith(BigInt),
      })
      .from(settings)
      .leftJoin(roles, eq(roles.name, sql.placeholder('role')))
      .where(eq(settings.name, 'port'))
      .prepare('setting_of_role'),
  );
  const db = open(url);
  const [found] = NO_UNIT;
  const port = { name: 'port', length: 4n };
  const ask = (role: string) => settingOfRole(db).execute({ role });
  expect(await ask('nobody')).toEqual([{ settings: found, role: null, ...port }]);
  const role = { until: null, name: 'pg_monitor' };
  expect(await ask('pg_monitor')).toEqual([{ settings: found, role, ...port }]);
});

test('a pooler in transaction mode gets no statement names, in transactions either', async () => {
  const db = open(url, { direct: url });
  expect(await settingNamed(db).execute({ name: 'work_mem' })).toEqual(WORK_MEM);
  await db.transaction(async (inside) => {
    expect(await settingNamed(inside).execute({ name: 'work_mem' })).toEqual(WORK_MEM);
    expect(await plannedOn(inside)).toEqual([]);
  });
});
