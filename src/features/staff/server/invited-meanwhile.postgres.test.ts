import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { AUDIT_LOCK } from '#db/advisory-locks.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';
import * as invited from './invited.testing.ts';

const server = sharedTestServer();

test('of two who invite somebody at the same moment, only the link of the later one is good', async () => {
  const { db } = server().connection;
  const mail = 'tweemaal@houvast.example';
  const first = await server().staff('administrator');
  await server().prove(first, 'administrator');
  const second = await server().staff('administrator');
  await server().prove(second, 'administrator');

  // Another transaction is writing in the log, so that both calls are under way before either is done.
  const { early, late } = await db.transaction(async (inside) => {
    await inside.execute(sql`select pg_advisory_xact_lock(${AUDIT_LOCK})`);
    const calls = [];
    for (const administrator of [first, second]) {
      calls.push(administrator.post('/staff/v1/staff', { name: 'M. Bakker', mail, role: 'administrator' }));
      await expect.poll(() => waiting(db), { timeout: 20_000 }).toBe(calls.length);
    }
    return { early: calls[0], late: calls[1] };
  });
  const opened = [];
  for (const answer of [await early, await late]) {
    expect(answer?.status, answer?.text).toBe(201);
    const [, token] = answer?.json.link.split('#') ?? [];
    opened.push((await invited.open(server().staffVisitor(), token)).status);
  }
  expect(opened).toEqual([403, 200]);
});
