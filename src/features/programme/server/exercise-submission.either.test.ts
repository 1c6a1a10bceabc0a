import { describe, expect, test } from 'vitest';
import type { Programme } from '#domain/content/content.ts';
import type { Site } from '#domain/site/site.ts';
import { dump } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { loadContent } from './authoring/load.ts';

const { programmes } = loadContent();
const programmeOf = (site: Site) => programmes.get(site) as Programme;
const server = sharedTestServer();
const [first, second] = programmeOf('cannabis').phases[0]?.exercises ?? [];
const FIRST = first?.id ?? '';
const submit = (client: TestClient, webform_id: string, fields: object, headers = {}) =>
  client.post('/webform_rest/submit', { webform_id, ...fields }, { headers });
const reasons = { reasons: ['slapen', ' ', ''], most_important: 'rust' };
const path = (sid: string, id = FIRST) => `/webform_rest/${id}/submission/${sid}`;

/** Answers that are valid for any exercise. */
function enough(id: string): Record<string, unknown> {
  const { phases, end } = programmeOf('cannabis');
  const exercise = [...phases, end].flatMap(({ exercises }) => exercises).find((found) => found.id === id);
  return Object.fromEntries(
    (exercise?.questions ?? []).map((question) => [
      question.key,
      question.kind === 'quiz' ? [question.options[0]?.id] : question.kind === 'list' ? ['een'] : 'ja',
    ]),
  );
}

async function started(name: string) {
  const client = await server().newcomer(name, 'cannabis');
  const { json } = await submit(client, FIRST, reasons);
  return { client, sid: json.sid as string };
}

describe('submitting an exercise (contract 2.5 #21)', () => {
  test('saves the answers as typed, without empty rows', async () => {
    const client = await server().newcomer('keeps', 'cannabis');
    const answer = await submit(client, FIRST, reasons);
    expect(answer).toMatchObject({ status: 200, json: { sid: expect.any(String), revision: 1 } });
    const read = await client.get(path(answer.json.sid));
    expect(read).toMatchObject({
      status: 200,
      json: {
        entity: { uuid: [{ value: answer.json.sid }], webform_id: [{ target_id: FIRST }] },
        data: { reasons: ['slapen'], most_important: 'rust' },
        revision: 1,
      },
    });
    expect(Object.keys(read.json.data)).toHaveLength(2);
  });

  test.each<[string, object, string[]]>([
    ['nothing', {}, ['reasons']],
    ['empty answers only', { reasons: [' '], most_important: '' }, ['reasons']],
    ['a question that is not there', { ...reasons, other: 'x' }, ['other']],
    ['a text that is too long', { most_important: 'x'.repeat(1001) }, ['most_important']],
    ['too many rows', { reasons: Array.from({ length: 9 }, String) }, ['reasons']],
    ['a number', { most_important: 3 }, ['most_important']],
  ])('%s is refused under its field', async (name, fields, wrong) => {
    const client = await server().newcomer(`wrong-${name.replaceAll(' ', '-')}`, 'cannabis');
    const answer = await submit(client, FIRST, fields);
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
    expect(Object.keys(answer.json.error)).toEqual(wrong);
    expect((await submit(client, FIRST, reasons)).status).toBe(200);
  });

  test('unlocks one exercise after the other, and phases on their day', async () => {
    const client = await server().newcomer('in-turn', 'cannabis');
    const locked = {
      status: 403,
      json: { code: 'exercise_locked', message: 'This exercise is not open yet.' },
    };
    const next = second?.id ?? '';
    expect(await submit(client, next, enough(next))).toMatchObject(locked);
    const tooEarly: number[] = [];
    const { phases, end } = programmeOf('cannabis');
    const [ending = ''] = end.exercises.map(({ id }) => id);
    const openings = phases.map(({ exercises }) => exercises.find(({ safety }) => !safety)?.id ?? '');
    for (const [week, { exercises }] of phases.entries()) {
      for (const later of [...openings.slice(week + 1), ending]) {
        expect(await submit(client, later, enough(later)), later).toMatchObject(locked);
      }
      for (const { id } of exercises) expect((await submit(client, id, enough(id))).status, id).toBe(200);
      const [early = ending] = openings.slice(week + 1);
      tooEarly.push((await submit(client, early, enough(early))).status);
      server().passSeconds(7 * 86_400);
      await client.login('in-turn@houvast.example', NEWCOMER_PASSWORD);
    }
    expect(tooEarly, 'the day of a phase counts, the end opens at once').toEqual([
      ...Array(5).fill(403),
      200,
    ]);
  });

  test('accepts an exercise about safety on the first day', async () => {
    const client = await server().newcomer('safe-first', 'cannabis');
    const id = 'c-safe-start';
    expect((await client.put(`/api/v1/drafts/${id}`, { data: {} })).status).toBe(200);
    expect((await submit(client, id, enough(id))).status).toBe(200);
  });

  test('accepts it once, even from two devices at once; the other one gets what is stored', async () => {
    const client = await server().newcomer('twice', 'cannabis');
    const answers = await Promise.all([submit(client, FIRST, reasons), submit(client, FIRST, reasons)]);
    const [kept, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(kept?.status).toBe(200);
    expect(refused).toMatchObject({
      status: 409,
      json: { code: 'edit_conflict', current: { sid: kept?.json.sid, revision: 1 } },
    });
  });

  test('repeated under the same key gives the first response', async () => {
    const client = await server().newcomer('keyed', 'cannabis');
    const keyed = { 'idempotency-key': 'exercise' };
    const one = await submit(client, FIRST, reasons, keyed);
    const again = await submit(client, FIRST, reasons, keyed);
    expect(again).toMatchObject({ status: 200, json: one.json });
  });

  test('of another site is not found', async () => {
    const client = await server().newcomer('elsewhere', 'cannabis');
    const answer = await submit(client, 'a-safe-start', { q1: ['x'] });
    expect(answer).toMatchObject({ status: 400, json: { error: { message: 'Invalid webform_id value.' } } });
  });
});

describe('changing a submission (contract 2.5 #23)', () => {
  test('changes the answers sent, clears those sent empty, and increments the revision', async () => {
    const { client, sid } = await started('changes');
    const answer = await client.patch(path(sid), {
      reasons: ['geld', 'werk'],
      most_important: '',
      revision: 1,
    });
    expect(answer).toMatchObject({ status: 200, json: { sid, revision: 2 } });
    expect((await client.get(path(sid))).json).toMatchObject({
      data: { reasons: ['geld', 'werk'] },
      revision: 2,
    });
    expect((await client.get(path(sid))).json.data).not.toHaveProperty('most_important');
    expect((await client.patch(path(sid), { better_life: 'x' })).json.revision).toBe(3);
    expect((await client.patch(path(sid), { reasons: [], better_life: null })).status).toBe(400);
  });

  test('with an older revision is a conflict and changes nothing', async () => {
    const { client, sid } = await started('conflict');
    await client.patch(path(sid), { most_important: 'telefoon', revision: 1 });
    const late = await client.patch(path(sid), { most_important: 'laptop', revision: 1 });
    expect(late).toMatchObject({
      status: 409,
      json: {
        code: 'edit_conflict',
        message: 'This was changed meanwhile.',
        current: { data: { most_important: 'telefoon' }, revision: 2 },
      },
    });
    expect((await client.get(path(sid))).json.data.most_important).toBe('telefoon');
  });

  test("someone else's, another exercise's and a missing one are equally not found", async () => {
    const { sid } = await started('owner');
    const other = await started('other');
    for (const wrong of [path(sid), path(other.sid, second?.id), path(sid.replace(/^./, 'f'))]) {
      for (const answer of [
        await other.client.get(wrong),
        await other.client.patch(wrong, { reasons: ['x'] }),
      ]) {
        expect(answer, wrong).toMatchObject({
          status: 404,
          json: { message: "Can't load webform submission." },
        });
      }
    }
    expect(await other.client.get(path('none'))).toMatchObject({
      status: 400,
      json: { error: { message: 'Invalid submission UUID.' } },
    });
    expect((await other.client.get(path(sid, 'goal'))).status).toBe(404);
  });
});

test('answers are not stored in plain text anywhere', async () => {
  const client = await server().newcomer('sealed', 'cannabis');
  const { json } = await submit(
    client,
    FIRST,
    { reasons: ['kanarie-reden'] },
    { 'idempotency-key': 'sealed' },
  );
  const everything = await dump(server().connection.db);
  expect(everything).toContain(json.sid);
  expect(everything).not.toContain('kanarie-reden');
  expect(everything).not.toContain(Buffer.from('kanarie-reden').toString('hex'));
});

test('a restart reopens the exercises and archives the answers', async () => {
  const { client, sid } = await started('restart');
  await client.post('/reset-progress');
  expect((await client.get(path(sid))).status).toBe(404);
  expect((await client.patch(path(sid), { reasons: ['x'] })).status).toBe(404);
  expect(await submit(client, second?.id ?? '', enough(second?.id ?? ''))).toMatchObject({ status: 403 });
  expect((await submit(client, FIRST, reasons)).status).toBe(200);
});

test('the questions are also at the shared path, for exercises only', async () => {
  const { client } = await started('shared-path');
  const shared = await client.get(`/webform_rest/${FIRST}/fields`);
  expect(shared.status).toBe(200);
  expect(shared.headers['etag']).toBeDefined();
  expect(shared.json).toEqual((await client.get(`/get-webform-fields/cannabis/${FIRST}`)).json);
  expect((await client.get('/webform_rest/goal/fields')).status).toBe(404);
});
