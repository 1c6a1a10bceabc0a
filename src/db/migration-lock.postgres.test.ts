import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { administer, databaseUrl } from '#server/testing/databases.ts';
import { migratePostgresDatabase } from './migrate.ts';

const server = inject('postgresUrl');
const database = `houvast_lock_${randomBytes(6).toString('hex')}`;
const url = databaseUrl(server, database);
const LOCK_NOT_AVAILABLE = '55P03';

beforeAll(async () => {
  await administer(server, `create database ${database}`);
  await migratePostgresDatabase(url);
});
afterAll(() => administer(server, `drop database ${database} with (force)`));

test('a migration gives up when a table stays locked, and the next start does it', {
  timeout: 20_000,
}, async () => {
  const serving = new pg.Client({ connectionString: url });
  await serving.connect();
  await serving.query('begin');
  await serving.query('lock table drizzle.__drizzle_migrations in access exclusive mode');
  const refused = await migratePostgresDatabase(url).catch((error: unknown) => error);
  expect(refused).toMatchObject({ cause: { code: LOCK_NOT_AVAILABLE } });
  await serving.query('commit');
  await serving.end();
  await expect(migratePostgresDatabase(url)).resolves.toBeUndefined();
});
