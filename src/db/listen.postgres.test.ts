import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SilentProxy } from '#server/process/silent-proxy.ts';
import { listenOnPostgres } from './listen.ts';
import { handleOf, openPool } from './pool.ts';

const URL = process.env['TEST_DATABASE_URL'] ?? '';
const CHANNEL = 'houvast_listen_test';

test('a connection that was dropped on the way is replaced, and reports that it may have missed something', async () => {
  const proxy = await SilentProxy.to(URL);
  const pool = openPool({ url: URL, pooled: false, most: 1, patienceMs: 3_000 });
  const notify = () => handleOf(pool).execute(sql`select pg_notify(${CHANNEL}, '')`);
  let told = 0;
  const listening = { url: proxy.url, channel: CHANNEL, askEvery: 400, patience: 300 };
  const stop = await listenOnPostgres(listening, () => {
    told += 1;
  });
  await notify();
  await expect.poll(() => told).toBe(1);

  proxy.forgetConnections();
  await notify();
  await expect.poll(() => told).toBe(2);
  await notify();
  await expect.poll(() => told).toBe(3);
  await stop();
  await pool.end();
  await proxy.close();
});
