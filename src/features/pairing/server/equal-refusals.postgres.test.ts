import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { watchStatements } from '#server/testing/statements.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { codeOf } from './pairing.testing.ts';

const server = sharedTestServer();
const query = <Row>(sql: string) => rowsOf<Row>(server().connection.db, sql);
let client: TestClient;
let refused: Readonly<Record<'unknown' | 'waits' | 'blocked' | 'rejected', string>>;

beforeAll(async () => {
  const [waits, blocked, rejected] = await Promise.all(
    ['wacht', 'geblokkeerd', 'afgewezen'].map((name) => nurse(server(), name)),
  );
  if (!waits || !blocked || !rejected) throw new Error('There are no nurses');
  refused = {
    unknown: 'ZZZZZZ',
    waits: await codeOf(waits),
    blocked: await codeOf(blocked),
    rejected: await codeOf(rejected),
  };
  const set = async (who: TestClient, change: string) => query(`${change} where uid = ${await who.uid()}`);
  await set(waits, `update nurse set state = 'applied'`);
  await set(rejected, `update nurse set state = 'rejected'`);
  await set(blocked, 'update account set blocked = true');
  client = await server().newcomer('gelijk');
});
afterEach(() => vi.restoreAllMocks());

/** The statements that a call with this code sends to the database, and its response. */
async function tried(code: string) {
  const seen = watchStatements();
  const { status, text } = await client.post('/proxy/pair-poh', { pairing_code: code });
  vi.restoreAllMocks();
  return { statements: seen.map((statement) => statement.text), status, text };
}

// A measured time would depend on the machine; what was measured once is in docs/security.md.
test('whose code it is that opens nothing shows in no answer and in no statement', async () => {
  await tried(refused.unknown);
  const unknown = await tried(refused.unknown);
  expect(unknown.status).toBe(404);
  expect(unknown.statements.filter((text) => text.includes('from "pairing_code"'))).toHaveLength(1);
  for (const kind of ['waits', 'blocked', 'rejected'] as const) {
    await query('delete from flood_attempts');
    await tried(refused.unknown);
    expect(await tried(refused[kind]), kind).toEqual(unknown);
  }
});

test('a malformed one is refused without a look-up', async () => {
  const { status, statements } = await tried('O01I!?');
  expect(status).toBe(400);
  expect(statements.filter((text) => /pairing_code|flood_attempts/.test(text))).toEqual([]);
});
