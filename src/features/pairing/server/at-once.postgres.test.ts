import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Connection, openPostgres } from '#db/connection.ts';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { atTheDoor } from '#platform/clients/door.testing.ts';
import { withClient } from '#platform/clients/open-client.ts';
import { verifyAccessLog } from '#platform/clients/verify-log.ts';
import { Failure } from '#platform/failure.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { databaseUrl } from '#server/testing/global-setup.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

/** The issue asks for a hundred. */
const ROUNDS = process.env['FULL'] === '1' ? 100 : 4;
const AT_ONCE = 50;
const ACTIVE = 'select count(*)::int as active from pairing where uid = $1 and ended_at is null';

const server = sharedTestServer();
/** Another pool on the same database, as another node has. */
let other: Connection;
let anna: TestClient;
let uid: number;
let nurse: number;
let token: string;

beforeAll(async () => {
  const { db } = server().connection;
  const [row] = await rowsOf<{ name: string }>(db, 'select current_database() as name');
  other = openPostgres(databaseUrl(inject('postgresUrl'), row?.name ?? ''));
  anna = await server().login('Anna');
  uid = await anna.uid();
  const [her] = await rowsOf<{ uid: number }>(
    db,
    `select uid from account where mail_key = '${DEMO_NURSE.mail}'`,
  );
  nurse = her?.uid ?? 0;
  token = await anna.token();
});
afterAll(() => other.close());

const call = async (path: string, body?: object) => {
  const { status } = await anna.send('POST', path, body, { headers: { 'x-csrf-token': token } });
  return status;
};
const pair = () => call('/proxy/pair-poh', { pairing_code: DEMO_NURSE.code });
const unpair = () => call('/unpair-user-poh-proxy');

/** Looks, on either node; answers how many pairings there are when she has read: null where the door stayed closed. */
async function look(nth: number): Promise<number | null> {
  const node = nth % 2 ? server() : { ...server(), connection: other };
  const asked = { uid, site: 'alcohol', look: 'registrations' } as const;
  return withClient(atTheDoor(node, nurse), asked, async ({ db }) => {
    await rowsOf(db, 'select pg_sleep(0.005)');
    const [row] = await rowsOf<{ active: number }>(db, ACTIVE.replace('$1', String(uid)));
    return row?.active ?? 0;
  }).catch((error: unknown) => {
    if (error instanceof Failure && error.status === 404) return null;
    throw error;
  });
}

test('of pairs, ends and looks at once there are never two pairings, and no look after an end', async () => {
  let looks = 0;
  let ends = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, nth): Promise<unknown> => {
        if (nth % 5 === 0) {
          const seen = await look(nth);
          if (seen !== null) looks += 1;
          return seen === null || seen === 1;
        }
        const status = await (nth % 2 ? pair() : unpair());
        if (nth % 2 === 0 && status === 200) ends += 1;
        return (nth % 2 ? [200, 404, 409, 429] : [200, 404]).includes(status);
      }),
    );
    expect(found).toEqual(found.map(() => true));
    const rows = await rowsOf<{ active: number }>(other.db, ACTIVE.replace('$1', String(uid)));
    expect(rows[0]?.active).toBeLessThanOrEqual(1);
    await pair();
  }
  expect(looks).toBeGreaterThan(0);
  expect(ends).toBeGreaterThanOrEqual(ROUNDS);
  expect((await verifyAccessLog(other.db)).brokenAt).toBeNull();
}, 120_000);
