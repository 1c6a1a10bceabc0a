import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { enrol, invite, open as openInvitation } from '#features/staff/server/invited.testing.ts';
import { until } from '#server/process/until.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';

const pages = unbuiltPages(renderPage);
const server = sharedTestServer({}, pages);
const bySetting = sharedTestServer({ MAINTENANCE: '1' }, pages);
const PATH = '/staff/v1/maintenance';
const REASON = 'Nieuwe versie.';

let dewit: TestClient;
beforeAll(async () => {
  dewit = await server().staff('administrator');
});
afterEach(async () => {
  await put({ on: false });
  await until('the sites are open', async () => (await open('/')).statusCode === 200);
});

const open = (url: string, headers: Record<string, string> = {}) =>
  server().app.inject({ url, headers: { host: 'alcohol.localhost:3000', ...headers } });
async function put(body: object, { code = true } = {}) {
  if (code) await server().prove(dewit, 'administrator');
  return dewit.put(PATH, body);
}
async function close(body: object = {}) {
  const answer = await put({ on: true, reason: REASON, ...body });
  await until('the sites are closed', async () => (await open('/')).statusCode === 503);
  return answer;
}
const inHours = (hours: number) => new Date(server().clock.now().getTime() + hours * 3_600_000).toISOString();
const lines = async () => {
  const rows = await rowsOf(
    server().connection.db,
    "select action, name, reason from audit_entry where action like 'sites_%' or action = 'closing_changed' order by id",
  );
  return rows as { action: string; name: string; reason: string | null }[];
};

describe('the switch of the staff (settled: staff)', () => {
  test('closes every page and call of all sites, and opens them, without a restart', async () => {
    const anna = await server().login('Anna');
    expect((await dewit.get(PATH)).json).toMatchObject({ on: false, by_setting: false, since: null });
    const before = (await lines()).length;
    expect(await close()).toMatchObject({
      status: 200,
      json: { on: true, name: 'E. de Wit', reason: REASON, until: null },
    });
    for (const [host, title] of [
      ['tobacco', 'Even dicht voor onderhoud'],
      ['poh', 'Even dicht voor onderhoud'],
    ] as const) {
      const { statusCode, headers, body } = await open('/', { host: `${host}.localhost:3000` });
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        '300',
        'no-store',
      ]);
      expect(body).toContain(title);
      expect(body).toContain('Probeer het over een paar minuten opnieuw.');
    }
    expect(await anna.get('/user/me')).toMatchObject({ status: 503, json: { code: 'unavailable' } });
    expect((await anna.post('/user/logout')).status).toBe(503);
    for (const url of ['/hulp', '/healthz', '/robots.txt', '/afmelden?uid=1&kind=daily_mail&hash=x'])
      expect((await open(url)).statusCode, url).not.toBe(503);
    expect((await dewit.get(PATH)).status).toBe(200);
    expect((await dewit.get('/staff/v1/alerts')).status).toBe(200);

    expect(await put({ on: false })).toMatchObject({ status: 200, json: { on: false, reason: null } });
    await until('the sites are open', async () => (await open('/')).statusCode === 200);
    expect((await anna.get('/user/me')).status).toBe(200);
    expect((await lines()).slice(before)).toEqual([
      { action: 'sites_closed', name: 'E. de Wit', reason: REASON },
      { action: 'sites_opened', name: 'E. de Wit', reason: null },
    ]);
  });

  test('tells visitors around when to come back, while that is still to come', async () => {
    const about = inHours(4.5);
    const time = new Intl.DateTimeFormat('nl-NL', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Amsterdam',
    });
    const hour = time.format(new Date(about)).replace(':', '.');
    expect((await close({ until: about })).json).toMatchObject({ until: about });
    await until('it is said', async () =>
      (await open('/')).body.includes(`Probeer het rond ${hour} uur opnieuw.`),
    );
    const dutch = await open('/');
    expect(Number(dutch.headers['retry-after'])).toBeGreaterThan(4 * 3_600);
    expect((await open('/en')).body).toMatch(/Try again around \d{1,2}:\d\d [ap]m\./);
    const call = await server().visitor('alcohol').get('/user/me');
    expect(Number(call.headers['retry-after'])).toBeGreaterThan(4 * 3_600);
    server().passSeconds(5 * 3_600);
    expect((await open('/')).headers['retry-after']).toBe('300');
    expect((await open('/')).body).toContain('over een paar minuten');
    dewit = await server().staff('administrator');
  });

  test('changes the hour and the reason of a closing, and keeps since when and who closed', async () => {
    const before = (await lines()).length;
    const { since } = (await close()).json;
    server().passSeconds(60);
    const about = inHours(1);
    const change = {
      on: true,
      reason: 'Het duurt langer.',
      until: about,
      from: { since, until: null, reason: REASON },
    };
    const colleague = server().staffVisitor();
    await openInvitation(
      colleague,
      await invite(server(), dewit, 'bakker-2@houvast.example', 'administrator'),
    );
    const [code] = await enrol(server(), colleague);
    await colleague.post('/staff/v1/code', { recovery_code: code });
    const changed = await colleague.put(PATH, change);
    const { reason } = change;
    expect(changed.json).toMatchObject({ since, until: about, reason, name: 'E. de Wit' });
    expect((await lines()).slice(before)).toEqual([
      { action: 'sites_closed', name: 'E. de Wit', reason: REASON },
      { action: 'closing_changed', name: 'M. Bakker', reason },
    ]);
  });

  test('closes nothing from a page of before it was opened again, and changes nothing from one of before it was closed', async () => {
    const conflict = { status: 409, json: { code: 'edit_conflict' } };
    const { since } = (await close()).json;
    const begun = { since, until: null, reason: REASON };
    expect(await put({ on: true, reason: 'Ook ik.' })).toMatchObject(conflict);
    expect((await dewit.get(PATH)).json).toMatchObject({ since, reason: REASON });
    await put({ on: false });
    server().passSeconds(60);
    const before = (await lines()).length;
    for (const over of [since, '%']) {
      expect(
        await put({ on: true, reason: 'Het duurt langer.', from: { ...begun, since: over } }),
      ).toMatchObject(conflict);
    }
    expect((await dewit.get(PATH)).json.on).toBe(false);
    expect(await lines()).toHaveLength(before);
    await close();
    expect(await put({ on: true, reason: 'Langer.', from: begun }), 'another closing').toMatchObject(
      conflict,
    );
  });

  test('does not undo what a colleague changed about a closing meanwhile', async () => {
    const { since } = (await close()).json;
    const begun = { since, until: null, reason: REASON };
    const corrected = { until: inHours(2), reason: 'Het duurt langer.' };
    expect((await put({ on: true, ...corrected, from: begun })).status).toBe(200);
    const late = { on: true, until: inHours(1), reason: REASON };
    for (const from of [
      begun,
      { ...begun, reason: corrected.reason },
      { ...corrected, since, reason: REASON },
    ])
      expect(await put({ ...late, from })).toMatchObject({ status: 409, json: { code: 'edit_conflict' } });
    expect((await dewit.get(PATH)).json).toMatchObject(corrected);
    expect((await put({ ...late, from: { ...corrected, since } })).json).toMatchObject({ until: late.until });
  });

  test('serves no page of the other state from what is kept', async () => {
    const scripted = (body: string) => body.includes('data-scripts') || body.includes('/start.js');
    const first = await open('/hulp');
    expect(scripted(first.body)).toBe(true);
    await close();
    const closed = await open('/hulp', { 'if-none-match': String(first.headers['etag']) });
    expect(closed.statusCode).toBe(200);
    expect(scripted(closed.body)).toBe(false);
    await put({ on: false });
    await until('the sites are open', async () => (await open('/')).statusCode === 200);
    expect(scripted((await open('/hulp')).body)).toBe(true);
  });

  test('asks for a new code each time', async () => {
    const bare = { on: true, reason: REASON };
    expect(await put(bare, { code: false })).toMatchObject({ status: 403, json: { code: 'code_required' } });
    expect((await put(bare)).status).toBe(200);
    expect((await put({ on: false }, { code: false })).json.code).toBe('code_required');
  });

  test.each<[string, object, string[]]>([
    ['no reason', { on: true }, ['reason']],
    ['a reason of 501 characters', { on: true, reason: 'x'.repeat(501) }, ['reason']],
    ['a reason with an address', { on: true, reason: 'Melding van tom@voorbeeld.nl' }, ['reason']],
    ['an hour of yesterday', { on: true, reason: REASON, until: '2026-11-19T11:00:00Z' }, ['until']],
    ['what is no hour', { on: true, reason: REASON, until: '%' }, ['until']],
    ['nothing', {}, ['on']],
    ['another field', { on: false, sites: ['alcohol'] }, ['sites']],
  ])('refuses %s by name', async (_, body, fields) => {
    const before = (await lines()).length;
    const { status, json } = await put(body);
    expect([status, Object.keys(json.error)]).toEqual([400, fields]);
    expect((await open('/')).statusCode).toBe(200);
    expect(await lines()).toHaveLength(before);
  });

  test('is there for administrators only', async () => {
    for (const role of ['moderator', 'support'] as const) {
      const member = await server().staff(role);
      expect((await member.get(PATH)).json.code).toBe('role_missing');
      expect((await member.put(PATH, { on: true, reason: REASON })).json.code).toBe('role_missing');
    }
    expect((await server().visitor('alcohol').get(PATH)).status).toBe(404);
  });
});

test('what a setting closed, nobody opens', async () => {
  const member = await bySetting().staff('administrator');
  expect((await member.get(PATH)).json).toMatchObject({ on: true, by_setting: true, reason: null });
  for (const on of [true, false]) {
    await bySetting().prove(member, 'administrator');
    expect((await member.put(PATH, { on, reason: REASON })).json.error).toHaveProperty('on');
  }
  const page = await bySetting().app.inject({ url: '/', headers: { host: 'alcohol.localhost:3000' } });
  expect(page.statusCode).toBe(503);
});
