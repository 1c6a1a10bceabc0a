import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SilentProxy } from '#server/process/silent-proxy.ts';
import { handleOf, openPool } from './pool.ts';

test('a connection that fell silent inside a transaction is closed, and no statement is sent after it', async () => {
  const proxy = await SilentProxy.to(process.env['TEST_DATABASE_URL'] ?? '');
  const pool = openPool({ url: proxy.url, pooled: false, most: 1, patienceMs: 300 });
  const db = handleOf(pool);
  const answers = async () => (await db.execute(sql`select 1 as one`)).rows;

  const cutOff = db.transaction(async (inside) => {
    await inside.execute(sql`select 1`);
    proxy.fallSilent();
    await inside.execute(sql`select 2`);
  });
  await expect(cutOff).rejects.toThrow('Failed query');
  expect(pool.totalCount).toBe(0);

  proxy.speak();
  expect(await answers()).toEqual([{ one: 1 }]);
  await pool.end();
  await proxy.close();
});

test('a connection that lay idle for longer than a statement may take is still there, and is closed if it then falls silent', async () => {
  const proxy = await SilentProxy.to(process.env['TEST_DATABASE_URL'] ?? '');
  const pool = openPool({ url: proxy.url, pooled: false, most: 1, patienceMs: 200 });
  const other = openPool({ url: proxy.url, pooled: false, most: 1, patienceMs: 30_000 });
  const connection = async () => (await pool.query('select pg_backend_pid() as pid')).rows;

  const first = await connection();
  await other.query('select pg_sleep(0.5)');
  expect(await connection()).toEqual(first);

  await other.query('select pg_sleep(0.5)');
  proxy.fallSilent();
  await expect(connection()).rejects.toThrow('The database did not answer in time');
  expect(pool.totalCount).toBe(0);

  proxy.speak();
  await Promise.all([pool.end(), other.end()]);
  await proxy.close();
});
