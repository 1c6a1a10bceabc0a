import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { NICKNAME_DAYS, NICKNAME_REST_DAYS } from '#domain/identity/nickname.ts';
import { RETENTION } from '#domain/identity/retention.ts';
import { addDays } from '#domain/kit/day.ts';
import type { Site } from '#domain/site/site.ts';
import { dump, rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const DAY = 86_400;
const TAKEN =
  'Deze naam is niet vrij. Ook een naam die iemand niet meer gebruikt, blijft een jaar rusten. Kies een andere.';

let people = 0;
/** Somebody of their own for each test, whose name and address resemble no nickname. */
async function somebody(site: Site = 'alcohol') {
  people += 1;
  const name = `persoon-${people}`;
  const client = await server().newcomer(name, site);
  const uid = (await client.get('/user/me')).json.uid[0].value as number;
  const take = (nickname: string) => client.patch(`/user/${uid}`, { field_nickname: [{ value: nickname }] });
  return { client, uid, take, mail: `${name}@houvast.example` };
}
const nicknameOf = async (client: TestClient) => (await client.get('/user/me')).json.field_nickname[0]?.value;

async function expectTaken(nickname: string): Promise<void> {
  const answer = await (await somebody()).take(nickname);
  expect(answer.status, nickname).toBe(422);
  expect(answer.json.error, nickname).toEqual({ field_nickname: TAKEN });
}
async function expectFree(nickname: string): Promise<void> {
  expect((await (await somebody()).take(nickname)).status, nickname).toBe(200);
}

describe('a nickname', () => {
  test('is one person’s on a site, and so is every other that looks like it', async () => {
    const owner = await somebody();
    expect((await owner.take(' Reiger 1 ')).status).toBe(200);
    expect(await nicknameOf(owner.client)).toBe('Reiger 1');
    for (const same of ['rEIGER 1', 'r\u0435iger-1', '\uff32eigerl', 'Rei\u200bger_I', 'Réiger|']) {
      await expectTaken(same);
    }
    const elsewhere = await somebody('tobacco');
    expect((await elsewhere.take('Reiger 1')).status).toBe(200);
  });

  test.each([
    ['Moderat\u043er', 'Deze naam lijkt van Houvast of van een hulpverlener te zijn. Kies een andere.'],
    ['\u202eanna', 'Deze naam kunnen anderen niet goed lezen. Gebruik letters of cijfers.'],
    ['\u02b9\u02b9', 'Deze naam kunnen anderen niet goed lezen. Gebruik letters of cijfers.'],
    ['x', 'Gebruik 2 tot 30 tekens.'],
  ])('%j is refused with its reason', async (nickname, text) => {
    const { take, client } = await somebody();
    const answer = await take(nickname);
    expect(answer).toMatchObject({ status: 422, json: { error: { field_nickname: text } } });
    expect(await nicknameOf(client)).toBeUndefined();
  });

  test('changes once in thirty days; the first one, the same one and another spelling of it cost nothing', async () => {
    const { take, client } = await somebody();
    const changeable = async () => (await client.get('/user/me')).json.field_nickname_changeable_from;
    for (const free of ['Merel', 'Merel', 'mErel', 'Me-rel', 'Merel'])
      expect((await take(free)).status).toBe(200);
    expect(await changeable()).toEqual([]);
    expect((await take('Specht')).status).toBe(200);
    const from = addDays(server().clock.today(), NICKNAME_DAYS);
    expect(await changeable()).toEqual([{ value: from }]);
    for (const other of ['Koolmees', '']) {
      const { status, json } = await take(other);
      expect(status).toBe(422);
      expect(json.error.field_nickname).toMatch(
        /^Je kunt je bijnaam weer veranderen vanaf \d+ \w+ 20\d\d\.$/,
      );
    }
    for (const free of ['Specht', 'SPECHT']) expect((await take(free)).status).toBe(200);
    server().passSeconds((NICKNAME_DAYS - 1) * DAY);
    await client.login(`persoon-${people}@houvast.example`, NEWCOMER_PASSWORD);
    expect((await take('Koolmees')).status).toBe(422);
    server().passSeconds(DAY);
    await client.login(`persoon-${people}@houvast.example`, NEWCOMER_PASSWORD);
    expect(await changeable()).toEqual([]);
    expect((await take('')).status, 'clearing counts as well').toBe(200);
    expect((await take('Koolmees')).status).toBe(422);
  });

  test('that is far too long is refused before it is compared, which would take a second', async () => {
    const { take } = await somebody();
    expect((await take('Zwaluw')).status).toBe(200);
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const { status } = await take('\ufdfa'.repeat(20_000));
    const lengths = normalize.mock.contexts.map((text) => String(text).length);
    normalize.mockRestore();
    expect(status).toBe(422);
    expect(Math.max(0, ...lengths)).toBeLessThan(1_000);
  });

  test('that two people want at the same moment goes to one of them', async () => {
    const both = [await somebody(), await somebody()];
    const answers = await Promise.all(
      both.map(({ take }, nth) => take(nth === 0 ? 'IJsvogel' : '\u0406JSVOGEL')),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('stays as it was when something else in the same call is refused', async () => {
    const { client, uid, take } = await somebody();
    await take('Buizerd');
    const fields = { field_nickname: [{ value: 'Wouw' }], field_name: [{ value: '' }] };
    expect((await client.patch(`/user/${uid}`, fields)).status).toBe(422);
    expect(await nicknameOf(client)).toBe('Buizerd');
    await expectFree('Wouw');
  });
});

describe('a nickname that came free', () => {
  /** Each gives up a nickname that somebody has. */
  const roads: readonly [string, (owner: Awaited<ReturnType<typeof somebody>>) => Promise<unknown>][] = [
    ['changed', ({ take }) => take('Iets anders')],
    ['cleared', ({ take }) => take('')],
    [
      'left',
      ({ client }) => client.post('/delete-user-account', { pass: [{ existing: NEWCOMER_PASSWORD }] }),
    ],
    [
      'unused',
      async () => {
        server().passSeconds((RETENTION.unusedDays + 1) * DAY);
        await server().runJob('remove_unused_accounts');
      },
    ],
    ['removed', ({ uid }) => server().connection.db.execute(sql`delete from account where uid = ${uid}`)],
  ];

  test.each(roads)('because it was %s rests for a year', async (road, giveUp) => {
    const nickname = `Vogel ${road}`;
    const owner = await somebody();
    expect((await owner.take(nickname)).status).toBe(200);
    await giveUp(owner);
    const kept = await rowsOf(
      server().connection.db,
      `select uid from participant where nickname = '${nickname}'`,
    );
    expect(kept).toEqual([]);
    await expectTaken(nickname);
    await expectTaken(`V\u043egel_${road}`);
    await server().runJob('tidy_up');
    server().passSeconds(NICKNAME_REST_DAYS * DAY - 1);
    await server().runJob('tidy_up');
    await expectTaken(nickname);
    server().passSeconds(1);
    await expectFree(nickname);
  });

  test('is not kept anywhere, nor whose it was', async () => {
    const { client, take } = await somebody();
    await take('Sperwer');
    await client.post('/delete-user-account', { pass: [{ existing: NEWCOMER_PASSWORD }] });
    const everything = (await dump(server().connection.db)).toLowerCase();
    expect(everything).not.toContain('sperwer');
    const columns = await rowsOf<{ name: string }>(
      server().connection.db,
      `select column_name as name from information_schema.columns where table_name = 'resting_nickname'`,
    );
    expect(columns.map(({ name }) => name).toSorted()).toEqual(['hash', 'site', 'until']);
  });

  test('is forgotten after the year', async () => {
    const { take } = await somebody();
    await take('Torenvalk');
    await take('Boomvalk');
    const resting = async () => {
      const [row] = await rowsOf<{ count: number }>(
        server().connection.db,
        'select count(*)::int as count from resting_nickname',
      );
      return row?.count;
    };
    await server().runJob('tidy_up');
    expect(await resting()).toBeGreaterThan(0);
    server().passSeconds((NICKNAME_REST_DAYS + 1) * DAY);
    await server().runJob('tidy_up');
    expect(await resting()).toBe(0);
  });

  test('is not had back by who gave it up, but may be kept in another spelling', async () => {
    const { client, take, mail } = await somebody();
    await take('Kievit');
    await take('Grutto');
    server().passSeconds(NICKNAME_DAYS * DAY);
    await client.login(mail, NEWCOMER_PASSWORD);
    expect((await take('kievit')).json.error).toEqual({ field_nickname: TAKEN });
    expect((await take('grutto')).status).toBe(200);
  });
});
