import { beforeEach, describe, expect, test } from 'vitest';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { atTheDoor } from './door.testing.ts';
import { withClient } from './open-client.ts';
import { verifyAccessLog } from './verify-log.ts';

const server = sharedTestServer();
const query = <Row>(sql: string) => rowsOf<Row>(server().connection.db, sql);
const verify = () => verifyAccessLog(server().connection.db);
const uidOf = async (mail: string) =>
  (await query<{ uid: number }>(`select uid from account where mail_key = '${mail}'`))[0]?.uid ?? 0;

let anna: number;
let nurse: number;

/** As somebody who owns the database: no trigger is in the way. */
async function behind(...statements: readonly string[]): Promise<void> {
  const set = async (to: string) => {
    for (const table of ['access_log', 'access_log_head'])
      await query(`alter table ${table} ${to} trigger all`);
  };
  await set('disable');
  for (const statement of statements) await query(statement);
  await set('enable');
}

const look = () =>
  withClient(atTheDoor(server(), nurse), { uid: anna, site: 'alcohol', look: 'exercises' }, async () => {});

beforeEach(async () => {
  anna = await uidOf('anna@houvast.example');
  nurse = await uidOf(DEMO_NURSE.mail);
  await behind('delete from access_log', 'delete from access_log_head');
  for (let nth = 0; nth < 4; nth += 1) await look();
});

test('counts the looks of twenty at the same moment', async () => {
  await Promise.all(Array.from({ length: 20 }, look));
  expect(await verify()).toEqual({ rows: 24, brokenAt: null, looseEnd: null });
  expect(await query('select client, looks from access_log_head')).toEqual([{ client: anna, looks: 24 }]);
});

describe('shows behind the back of the triggers', () => {
  const added = `insert into access_log select client, 5, nurse, look, at, day, hash from access_log where nth = 4`;

  test.each([
    ['a row cut from the end', 'delete from access_log where nth = 4', { counted: 4, found: 3 }],
    ['all rows of a client cut', 'delete from access_log', { counted: 4, found: 0 }],
    ['a head removed', 'delete from access_log_head', { counted: 0, found: 4 }],
    ['a head put back', "update access_log_head set looks = 3, hash = '\\x00'", { counted: 3, found: 4 }],
    ['another last row', "update access_log_head set hash = '\\x00'", { counted: 4, found: 4 }],
  ])('%s, also when she looks again', async (_, statement, end) => {
    await behind(statement);
    expect(await verify()).toMatchObject({ brokenAt: null, looseEnd: { client: anna, ...end } });
    await look();
    const { brokenAt, looseEnd } = await verify();
    expect((brokenAt ?? looseEnd)?.client).toBe(anna);
  });

  test('a row added by hand', async () => {
    await behind(added);
    expect((await verify()).brokenAt).toEqual({ client: anna, nth: 5 });
  });

  test('a row added by hand with the hash that fits', async () => {
    const { hash } =
      (await query<{ hash: Uint8Array }>('select hash from access_log where nth = 4'))[0] ?? {};
    await look();
    await behind(
      `update access_log_head set looks = 4, hash = '\\x${Buffer.from(hash ?? []).toString('hex')}'`,
    );
    expect(await verify()).toMatchObject({ looseEnd: { client: anna, counted: 4, found: 5 } });
    await look();
    expect(await verify()).toMatchObject({ rows: 6, looseEnd: { counted: 4, found: 6 } });
  });

  test('a last row in the place of another', async () => {
    const [last] = await query<{ hash: Uint8Array }>('select hash from access_log_head');
    await behind(
      'delete from access_log where nth = 4',
      'update access_log_head set looks = 3, hash = (select hash from access_log where nth = 3)',
    );
    server().passSeconds(1);
    await look();
    await behind(`update access_log_head set hash = '\\x${Buffer.from(last?.hash ?? []).toString('hex')}'`);
    expect((await verify()).looseEnd).toEqual({ client: anna, counted: 4, found: 4 });
    await look();
    expect((await verify()).brokenAt).toEqual({ client: anna, nth: 5 });
  });
});

test.each([
  ['is not put back', 'update access_log_head set looks = looks - 1'],
  ['is not given to another', 'update access_log_head set client = client + 1, looks = looks + 1'],
  ['is not emptied', 'truncate access_log_head'],
  ['is kept while its client is there', 'delete from access_log_head'],
])('a head %s', async (_, statement) => {
  await expect(query(statement)).rejects.toHaveProperty(
    'cause.message',
    expect.stringMatching(/never changed or deleted|are kept/),
  );
});

test('forgetting the looks at clients who are gone leaves the rest whole', async () => {
  const ago = (years: number) =>
    new Date(server().clock.now().getTime() - years * 365.25 * 86_400_000).toISOString();
  const gone = (client: number, years: number) =>
    query(`with look as (select 9999000 + ${client} as client, 1 as nth, ${nurse} as nurse, 'exercises' as look,
        '${ago(years)}'::timestamptz as at, '${ago(years).slice(0, 10)}'::date as day)
      insert into access_log select client, nth, nurse, look, at, day, sha256(decode(repeat('00', 32), 'hex') || convert_to(concat_ws('|',
        client, nth, nurse, look, (extract(epoch from at) * 1000)::bigint, day), 'UTF8')) from look`);
  await gone(1, 6);
  await gone(2, 4);
  expect(await verify()).toEqual({ rows: 6, brokenAt: null, looseEnd: null });
  await server().runJob('tidy_up');
  expect(await verify()).toEqual({ rows: 5, brokenAt: null, looseEnd: null });
  const heads = await query('select client from access_log_head order by 1');
  expect(heads).toEqual([{ client: anna }, { client: 9_999_002 }]);
});
