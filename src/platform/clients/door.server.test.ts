import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { type ConsentKind, LOOK_NOT_LOGGED } from '#domain/nurse/pairing.ts';
import type { Site } from '#domain/site/site.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { Vault } from '../crypto/keyring.ts';
import { atTheDoor } from './door.testing.ts';
import { withClient, withClients } from './open-client.ts';
import { verifyAccessLog } from './verify-log.ts';

const server = sharedTestServer();
const query = <Row>(sql: string) => rowsOf<Row>(server().connection.db, sql);
let anna: number;
let nurse: number;
beforeAll(async () => {
  const uidOf = async (mail: string) =>
    (await query<{ uid: number }>(`select uid from account where mail_key = '${mail}'`))[0]?.uid ?? 0;
  anna = await uidOf('anna@houvast.example');
  nurse = await uidOf(DEMO_NURSE.mail);
});

interface Asking {
  readonly by?: number;
  readonly uid?: number;
  readonly site?: Site;
}

/** A client without the vault, which only has to be one. */
const open = (look: ConsentKind, { by = nurse, uid = anna, site = 'alcohol' }: Asking = {}) =>
  withClient(atTheDoor(server(), by), { uid, site, look }, async (_, { vault, ...client }) => {
    expect(vault).toBeInstanceOf(Vault);
    return client;
  });
const list = () => withClients(atTheDoor(server(), nurse), async (_, clients) => clients);
const CLOSED = { status: 404, code: 'not_found', message: 'There is no such client.' };
const logged = async () => (await query<{ nth: number }>('select nth from access_log')).length;

describe('the door to a client', () => {
  test('opens to her nurse and writes that down', async () => {
    const shares = { registrations: true, exercises: true };
    expect(await open('registrations')).toEqual({ uid: anna, site: 'alcohol', name: 'Anna', shares });
    expect(await query('select client, nth, nurse, look, day::text as day from access_log')).toEqual([
      { client: anna, nth: 1, nurse, look: 'registrations', day: server().clock.today() },
    ]);
  });

  test('writes her list once a day', async () => {
    expect(await list()).toHaveLength(1);
    const before = await logged();
    expect(await list()).toMatchObject([{ uid: anna }]);
    expect(await logged()).toBe(before);
    server().passSeconds(86_400);
    await list();
    expect(await logged()).toBe(before + 1);
  });

  test.each([
    ['a nurse who is blocked', `update account set blocked = %s where uid = %n`, ['true', 'false']],
    [
      'a nurse who is not approved',
      `update nurse set state = %s where uid = %n`,
      ["'applied'", "'approved'"],
    ],
    ['what the client keeps', `update pairing set exercises_off_at = %s where uid = %a`, ['now()', 'null']],
    [
      'a consent that has ended',
      `update pairing set consent_until = %s where uid = %a`,
      ["'2026-11-01'", "'2027-04-30'"],
    ],
    ['an end', `update pairing set ended_at = %s where uid = %a`, ['now()', 'null']],
  ])('stays closed to %s, and writes nothing', async (_, change, [closed = '', opened = '']) => {
    const set = (to: string) =>
      query(change.replace('%s', to).replace('%n', String(nurse)).replace('%a', String(anna)));
    await set(closed);
    const before = await logged();
    await expect(open('exercises')).rejects.toMatchObject(CLOSED);
    expect(await logged()).toBe(before);
    await set(opened);
    expect((await open('exercises')).uid).toBe(anna);
  });

  test('is the same for everybody who is not hers on that site', async () => {
    for (const asked of [{ by: anna }, { uid: nurse }, { uid: 9_999_999 }, { site: 'tobacco' } as const]) {
      await expect(open('registrations', asked), JSON.stringify(asked)).rejects.toMatchObject(CLOSED);
    }
  });

  test('says in her list what a client keeps', async () => {
    await query(`update pairing set registrations_off_at = now() where uid = ${anna}`);
    expect(await list()).toMatchObject([{ shares: { registrations: false, exercises: true } }]);
    await query(`update pairing set registrations_off_at = null where uid = ${anna}`);
  });

  test('numbers and chains what is looked at at the same moment', async () => {
    const before = await logged();
    await Promise.all(Array.from({ length: 10 }, (_, nth) => open(nth % 2 ? 'registrations' : 'exercises')));
    const rows = await query<{ nth: number }>(
      `select nth from access_log where client = ${anna} order by nth`,
    );
    expect(rows.map(({ nth }) => nth)).toEqual(Array.from({ length: before + 10 }, (_, index) => index + 1));
    expect(await verifyAccessLog(server().connection.db)).toMatchObject({
      rows: rows.length,
      brokenAt: null,
    });
  });

  test('reads nothing where the log cannot be written', async () => {
    await query('alter table access_log rename to mislaid');
    let isRead = false;
    const looking = withClient(
      atTheDoor(server(), nurse),
      { uid: anna, site: 'alcohol', look: 'exercises' },
      async () => {
        isRead = true;
      },
    );
    await expect(looking).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      message: LOOK_NOT_LOGGED,
    });
    expect(isRead).toBe(false);
    await query('alter table mislaid rename to access_log');
  });
});

describe('the log', () => {
  test.each([
    ['is not changed', "update access_log set look = 'list'"],
    ['is not emptied', 'truncate access_log'],
    ['forgets no client who is there', 'delete from access_log'],
  ])('%s', async (_, statement) => {
    await expect(query(statement)).rejects.toHaveProperty(
      'cause.message',
      expect.stringMatching(/never changed or deleted|are kept/),
    );
  });

  test('is kept for five years after the last look at a client who is gone', async () => {
    const { clock } = server();
    const years = (count: number) =>
      new Date(clock.now().getTime() - count * 365.25 * 86_400_000).toISOString();
    const row = (client: number, nth: number, at: string) =>
      query(`insert into access_log (client, nth, nurse, look, at, day, hash)
        values (${client}, ${nth}, ${nurse}, 'exercises', '${at}', '${at.slice(0, 10)}', '\\x00')`);
    await row(9_999_998, 1, years(6));
    await row(9_999_999, 1, years(6));
    await row(9_999_999, 2, years(4));
    await row(anna, 1_000, years(6));
    await server().runJob('tidy_up');
    const left = await query(
      'select client, nth from access_log where client > 9999990 or nth = 1000 order by 1, 2',
    );
    expect(left).toEqual([
      { client: anna, nth: 1_000 },
      { client: 9_999_999, nth: 1 },
      { client: 9_999_999, nth: 2 },
    ]);
  });

  test('shows a row that was changed behind the back of the trigger', async () => {
    const { db } = server().connection;
    await query('alter table access_log disable trigger all');
    await query("update access_log set look = 'exercises' where nth = 1");
    await query('alter table access_log enable trigger all');
    expect((await verifyAccessLog(db)).brokenAt).toEqual({ client: anna, nth: 1 });
  });
});
