import { beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '#domain/site/site.ts';
import { loadAllContent } from '#server/content-cli/kinds.ts';
import { until } from '#server/process/until.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { TEST_NOW } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const db = () => server().connection.db;
const LIST = '/staff/v1/alerts';
const STORING = {
  field_type: 'warning',
  sites: ['poh', 'alcohol'],
  title: { nl: 'Storing bij een hulplijn', en: 'A helpline has a problem' },
  body: { nl: 'Bel bij direct gevaar 112.\n\nOf je <b>huisarts</b>.', en: 'In danger call 112.' },
};
const KEPT = { ...STORING, sites: ['alcohol', 'poh'], published: false };

let dewit: TestClient;
beforeAll(async () => {
  dewit = await server().staff('administrator');
});

const write = async (change: object = {}) => (await dewit.post(LIST, { ...STORING, ...change })).json;
const patch = (id: number, change: object) => dewit.patch(`${LIST}/${id}`, change);
const seenOn = async (site: Site, language: 'nl' | 'en' = 'nl') =>
  (await server().visitor(site, { language }).get('/api/v1/crisis-alerts')).json as { nid: number }[];
const shows = (site: Site, nid: number) =>
  until('it shows', async () => (await seenOn(site)).find((alert) => alert.nid === nid));
const isGone = (site: Site, nid: number) =>
  until('it is gone', async () => !(await seenOn(site)).some((alert) => alert.nid === nid));
const load = (force: readonly string[] = []) => loadAllContent({ patientDb: db() }, TEST_NOW, new Set(force));
const prepared = async (title: string) => {
  const { rows } = (await dewit.get(LIST)).json as { rows: { id: number; title: { nl: string } }[] };
  return rows.find((row) => row.title.nl === title)?.id ?? 0;
};
const written = (id: number) =>
  rowsOf(db(), `select name, action, reason from audit_entry where subject = 'alert ${id}' order by id`);

describe('an alert of the staff (settled: staff)', () => {
  test('is a draft first, shows on its sites once it is published, and no longer once it is withdrawn', async () => {
    const draft = await dewit.post(LIST, STORING);
    expect(draft).toMatchObject({ status: 201, json: KEPT });
    const { id } = draft.json;
    expect(await seenOn('alcohol')).toEqual([]);
    expect(await patch(id, { published: true })).toMatchObject({ status: 200, json: { published: true } });
    expect(await shows('alcohol', id)).toEqual({
      nid: id,
      field_type: 'warning',
      title: STORING.title.nl,
      body: '<p>Bel bij direct gevaar 112.</p><p>Of je &lt;b&gt;huisarts&lt;/b&gt;.</p>',
      langcode: 'nl',
    });
    expect((await seenOn('alcohol', 'en'))[0]).toMatchObject({ title: STORING.title.en, langcode: 'en' });
    await shows('poh', id);
    expect(await seenOn('tobacco')).toEqual([]);
    await patch(id, { sites: ['tobacco'], title: { nl: 'Voorbij', en: 'Over' } });
    expect(await shows('tobacco', id)).toMatchObject({ title: 'Voorbij' });
    expect(await seenOn('alcohol')).toEqual([]);
    expect((await patch(id, { published: false })).status).toBe(200);
    await isGone('tobacco', id);
    const lines = ['alert_written', 'alert_published', 'alert_changed', 'alert_withdrawn'];
    expect(await written(id)).toEqual(lines.map((action) => ({ action, name: 'E. de Wit', reason: null })));
  });

  test('is written down only when something changed', async () => {
    const { id } = await write();
    await patch(id, { published: false, ...STORING });
    expect(await written(id)).toHaveLength(1);
  });

  test('is not changed from a version that a colleague changed meanwhile', async () => {
    const { id } = await write();
    const begun = { ...STORING, sites: ['alcohol', 'poh'] };
    const corrected = { ...begun, body: { nl: 'Bel 088 123 45 67.', en: 'Call 088 123 45 67.' } };
    expect((await patch(id, { ...corrected, from: begun })).status).toBe(200);
    const title = { nl: 'Storing', en: 'A problem' };
    for (const late of [{ ...begun, title }, { ...begun, title, published: true }, { sites: ['poh'] }])
      expect(await patch(id, { ...late, from: begun })).toMatchObject({
        status: 409,
        json: { code: 'edit_conflict', current: { ...corrected, id, published: false } },
      });
    expect((await dewit.get(`${LIST}/${id}`)).json).toMatchObject({ ...corrected, published: false });
    expect((await patch(id, { ...corrected, from: begun })).status, 'sent twice').toBe(200);
    expect((await patch(id, { ...corrected, title, from: corrected })).json).toMatchObject({ title });
    expect(await written(id)).toHaveLength(3);
  });

  test('of a site that is Dutch only needs no English', async () => {
    const { id } = await write({
      sites: ['poh'],
      title: { nl: 'Storing', en: '' },
      body: { nl: 'Even.', en: '' },
    });
    await patch(id, { published: true });
    expect(await shows('poh', id)).toMatchObject({ title: 'Storing', body: '<p>Even.</p>' });
    expect((await patch(id, { sites: ['poh', 'alcohol'] })).json.error).toHaveProperty(['title.en']);
    await patch(id, { published: false });
    await isGone('poh', id);
  });

  test.each<[string, object, string[]]>([
    ['no site', { sites: [] }, ['sites']],
    ['an unknown site', { sites: ['wijn'] }, ['sites']],
    ['an unknown kind', { field_type: 'panic' }, ['field_type']],
    ['a language', { title: { nl: 'Storing' } }, ['title']],
    ['no text', { body: { nl: ' \n', en: '\u200b' } }, ['body.en', 'body.nl']],
    ['a long title', { title: { nl: 'x'.repeat(81), en: 'x' } }, ['title.nl']],
    ['a long text', { body: { nl: 'x'.repeat(400), en: 'x'.repeat(5_001) } }, ['body.en']],
    ['a NUL', { body: { nl: 'Even \0niet.', en: 'A while.' } }, ['body.nl']],
    ['half a character', { title: { nl: 'Storing', en: 'Down \ud83d' } }, ['title.en']],
    ['a field that there is not', { uuid: 'x' }, ['uuid']],
  ])('with %s is refused by name', async (_, change, fields) => {
    const { status, json } = await dewit.post(LIST, { ...STORING, ...change });
    expect([status, json.code, Object.keys(json.error).toSorted()]).toEqual([400, 'invalid_input', fields]);
  });

  test('with a gap stays a draft, and one that shows gets none', async () => {
    const gap = { body: { nl: 'Storing bij [naam].', en: 'A problem.' } };
    const { id } = await write(gap);
    const refused = await patch(id, { published: true });
    expect(refused).toMatchObject({
      status: 400,
      json: { error: { 'body.nl': 'Vul in wat er tussen [ en ] moet staan.' } },
    });
    expect((await patch(id, { published: true, ...STORING })).status).toBe(200);
    expect((await patch(id, gap)).status).toBe(400);
    expect((await shows('alcohol', id)).nid).toBe(id);
    await patch(id, { published: false });
    await isGone('alcohol', id);
  });

  test('is found by its own number only', async () => {
    const [tip] = await rowsOf<{ number: number }>(
      db(),
      "select number from content_entity where kind = 'tip' limit 1",
    );
    for (const id of [tip?.number ?? 0, 999_999_999]) {
      expect((await dewit.get(`${LIST}/${id}`)).status).toBe(404);
      expect((await patch(id, { published: true })).status).toBe(404);
      expect((await dewit.get(`${LIST}/${id}/preview`)).status).toBe(404);
    }
    expect((await dewit.get(`${LIST}/x`)).status).toBe(404);
  });
});

describe('loading the files', () => {
  test('leaves alerts of the staff alone', async () => {
    const { id } = await write();
    await patch(id, { published: true });
    await shows('alcohol', id);
    expect(await load()).toMatchObject({ added: [], changed: [], removed: [] });
    expect((await dewit.get(`${LIST}/${id}`)).json).toEqual({ ...KEPT, id, published: true });
    await patch(id, { published: false });
    await isGone('alcohol', id);
  });

  test('leaves what they made of a prepared one, also its sites, until it is asked to replace it', async () => {
    const id = await prepared('Een hulplijn is minder goed bereikbaar');
    const change = {
      sites: ['cocaine'],
      body: { nl: 'De Luisterlijn heeft een storing.', en: 'A problem.' },
    };
    await patch(id, { ...change, published: true });
    const name = 'crisis-alert/helpline-outage';
    expect(await load()).toMatchObject({ changed: [], removed: [], kept: [`${name} (nl)`, `${name} (en)`] });
    expect((await dewit.get(`${LIST}/${id}`)).json).toMatchObject({ ...change, published: true });
    await shows('cocaine', id);
    expect(await load([name])).toMatchObject({ changed: [name], kept: [], withdrawn: [name] });
    await isGone('cocaine', id);
    const { json } = await dewit.get(`${LIST}/${id}`);
    expect(json.published).toBe(false);
    expect(json.sites).toHaveLength(7);
    expect(json.body.nl).toContain('[naam van de hulplijn]');
  });
});

describe('the list of alerts', () => {
  test('has those that show first, and all of them by pages', async () => {
    const first = await prepared('Een lastige periode?');
    await patch(first, { published: true });
    await rowsOf(
      db(),
      `insert into content_entity (id, kind, site, weight, published, shape)
        select 'crisis-alert/staff-' || nth, kind, site, weight, false, shape
        from content_entity, generate_series(1, 50) nth where number = ${first}`,
    );
    const page = (await dewit.get(LIST)).json;
    expect(page.rows).toHaveLength(50);
    expect(page.rows[0]).toMatchObject({ id: first, published: true });
    const rest = (await dewit.get(`${LIST}?page=${page.pager.older}`)).json;
    expect(rest.pager.older).toBeNull();
    const ids = [...page.rows, ...rest.rows].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const [{ total } = { total: 0 }] = await rowsOf<{ total: number }>(
      db(),
      "select count(*)::int as total from content_entity where kind = 'crisis_alert'",
    );
    expect(ids).toHaveLength(total);
    for (const wrong of ['2-1', 'x', '%00', '1-'])
      expect((await dewit.get(`${LIST}?page=${wrong}`)).json.code).toBe('malformed_request');
    await patch(first, { published: false });
  });
});

describe('alerts are for editors and administrators', () => {
  test('and for nobody else', async () => {
    const calls = (client: TestClient) =>
      Promise.all([
        client.get(LIST),
        client.post(LIST, STORING),
        client.patch(`${LIST}/1`, { published: true }),
      ]);
    for (const role of ['moderator', 'support'] as const) {
      for (const { status, json } of await calls(await server().staff(role)))
        expect([status, json.code]).toEqual([403, 'role_missing']);
    }
    for (const { status } of await calls(server().staffVisitor())) expect(status).toBe(403);
    for (const { status } of await calls(await server().login('Anna'))) expect(status).toBe(404);
    const editor = await server().staff('support');
    await rowsOf(db(), "update staff_member set role = 'editor' where role = 'support'");
    expect((await editor.post(LIST, STORING)).status).toBe(201);
    await rowsOf(db(), "update staff_member set role = 'support' where role = 'editor'");
  });
});
