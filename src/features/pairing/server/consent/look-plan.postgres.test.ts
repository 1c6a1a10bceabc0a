import { afterEach, expect, test, vi } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { planOf } from '#server/testing/plan.testing.ts';
import { watchStatements } from '#server/testing/statements.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
afterEach(() => vi.restoreAllMocks());

test('a page of looks reads those at its client only', async () => {
  const { db } = server().connection;
  const client = await server().newcomer('tussen-velen');
  await rowsOf(
    db,
    `insert into access_log (client, nth, nurse, look, at, day, hash)
     select c, n, 1, 'exercises', now(), date '2026-10-01' + n / 3, '\\x00'
     from generate_series(2000001, 2000300) c, generate_series(1, 90) n order by c, n`,
  );
  await rowsOf(db, 'analyze access_log');
  const asked = watchStatements();
  expect((await client.get('/api/v1/access-log')).status).toBe(200);
  const ofLooks = asked.filter(({ text }) => text.includes('"access_log"'));
  expect(ofLooks).toHaveLength(2);
  for (const look of ofLooks) {
    const plan = await planOf(db, look);
    expect(plan).toMatch(/Index (Only )?Scan .*access_log/);
    expect(plan).not.toContain('Seq Scan on access_log');
  }
});
