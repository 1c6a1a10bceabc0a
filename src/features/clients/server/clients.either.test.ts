import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import { demoNurse } from '#features/pairing/server/pairing.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { answerExercise, pairedClient } from './clients.testing.ts';

const server = sharedTestServer();
const query = <Row>(sql: string) => rowsOf<Row>(server().connection.db, sql);
let nurse: TestClient;
beforeAll(async () => {
  nurse = await demoNurse(server());
});
const rowOf = async (name: string) =>
  (await nurse.get('/get-clients-of-poh')).json.find((row: { name: string }) => row.name === name);

describe('her list', () => {
  test('has Anna with her figures, and neither nickname nor avatar', async () => {
    const anna = await server().login('Anna');
    const own = (await anna.get('/registrations/statistics')).json;
    const { completed_exercises: completed, recent, reasons, ...row } = await rowOf('Anna');
    expect(row).toEqual({
      uid: await anna.uid(),
      domain: 'alcohol',
      name: 'Anna',
      nickname: null,
      avatar: null,
      program_start_date: own.programStartDate,
      registrations_start_date: own.registrationsStartDate,
      days_registered: own.total,
      weeks_registered: Math.ceil(own.total / 7),
      streak: { total: own.total, completed: own.completed, success: own.success, failed: own.failed },
      totalRegistrations: own.total,
      completedRegistrations: own.completed,
      successes: own.success,
      fails: own.failed,
      shares: { registrations: true, exercises: true },
    });
    const answers = (await anna.get('/entity/view/exercise_answers/rest_export_1/results')).json.rows;
    expect(completed).toEqual(
      answers.map(({ uuid, webform_id, created }: Record<string, string>) => ({
        webform_id,
        submissionId: uuid,
        uuid,
        data: {},
        created,
      })),
    );
    expect(recent).toHaveLength(7);
    expect(reasons).toBeInstanceOf(Array);
  });

  test('puts first who was silent for seven days, and says so', async () => {
    await pairedClient(server(), nurse, 'aanwezig');
    const silent = await pairedClient(server(), nurse, 'stil');
    await query(
      `update participant set registrations_start = '${addDays(server().clock.today(), -9)}' where uid = ${await silent.uid()}`,
    );
    const [first] = (await nurse.get('/get-clients-of-poh')).json;
    expect(first).toMatchObject({
      name: 'stil',
      reasons: ['silence'],
      days_registered: 10,
      weeks_registered: 2,
    });
    expect(await rowOf('aanwezig')).toMatchObject({ reasons: [], weeks_registered: 1 });
  });

  test('tells nothing of what a client keeps', async () => {
    const client = await pairedClient(server(), nurse, 'houdt');
    await query(
      `update pairing set registrations_off_at = now(), exercises_off_at = now() where uid = ${await client.uid()}`,
    );
    expect(await rowOf('houdt')).toMatchObject({
      shares: { registrations: false, exercises: false },
      registrations_start_date: null,
      days_registered: null,
      weeks_registered: null,
      streak: null,
      totalRegistrations: null,
      completedRegistrations: null,
      successes: null,
      fails: null,
      completed_exercises: [],
      reasons: [],
      recent: [],
    });
  });

  test.each(['Anna', 'visitor'])('is none of %s’s business', async (who) => {
    const caller = who === 'Anna' ? await server().login('Anna') : server().visitor('poh');
    expect((await caller.get('/get-clients-of-poh')).status).toBe(who === 'Anna' ? 404 : 403);
  });
});

describe('registrations of a client', () => {
  const path = async (client: TestClient, page: string) =>
    `/get-client-daily-registrations/alcohol/${await client.uid()}?page=${page}`;

  test('are walked back to the first day that the client is shown, fifty a page, the newest first, without note and urge', async () => {
    const client = await pairedClient(server(), nurse, 'bladert');
    const uid = await client.uid();
    const today = server().clock.today();
    await query(`insert into registration (uuid, uid, day, amount, cost, place, company, craving, created_at, changed_at)
      select gen_random_uuid(), ${uid}, '${today}'::date - n, 1.5, 4.5, 'home', 'alone', 9, now(), now() from generate_series(0, 130) n`);
    await query(`update participant set registrations_start = '${today}'::date - 120 where uid = ${uid}`);
    await query(`insert into day_goal (uid, day, goal) values (${uid}, '${today}', 2)`);
    const found: Record<string, unknown>[] = [];
    let pages = 1;
    for (let page = 0; page < pages; page += 1) {
      const { json } = await nurse.get(await path(client, String(page)));
      expect(json.pager).toEqual({
        current_page: page,
        total_items: 121,
        total_pages: 3,
        items_per_page: 50,
      });
      pages = json.pager.total_pages;
      found.push(...json.entities);
    }
    expect(pages).toBe(3);
    expect(new Set(found.map(({ uuid }) => uuid)).size).toBe(121);
    const { uuid: _, ...newest } = found[0] ?? {};
    const said = { amount: 1.5, cost: 4.5, where: 'home', with_who: 'alone' };
    expect(newest).toEqual({ registration_date: today, ...said, goal: 2 });
    expect(found.at(-1)).toMatchObject({ registration_date: addDays(today, -120), goal: null });
    expect((await nurse.get(await path(client, '3'))).json).toMatchObject({
      entities: [],
      pager: { current_page: 3 },
    });
  });

  test.each(['-1', 'x', '1.5', '99999999'])('have no page %s', async (page) => {
    const anna = await server().login('Anna');
    expect((await nurse.get(await path(anna, page))).status).toBe(400);
  });

  test('by day are those that the client sees, with the goals of open days', async () => {
    const anna = await server().login('Anna');
    const own: Record<string, { items: object; totalAmount: number | null }> = (
      await anna.get('/registrations/overview')
    ).json;
    const hers = (await nurse.get(`/api/v1/client-overview/alcohol/${await anna.uid()}`)).json;
    expect(Object.keys(hers)).toEqual(Object.keys(own));
    for (const [day, { items, ...figures }] of Object.entries(own)) {
      const { items: shown, ...same } = hers[day];
      expect(same, day).toEqual(figures);
      expect(shown, day).toHaveLength(Object.keys(items).length);
    }
  });
});

describe('exercises of a client', () => {
  test('have the answers of this programme only', async () => {
    const client = await pairedClient(server(), nurse, 'oefent');
    const before = await answerExercise(client, 'Antwoord van vroeger');
    const path = `/get-client-exercises/alcohol/${await client.uid()}`;
    expect((await nurse.get(path)).json).toMatchObject([{ webform_id: before.id, data: before.data }]);
    await query(`update exercise_submission set archived_at = now() where uid = ${await client.uid()}`);
    expect((await nurse.get(path)).json).toEqual([]);
  });
});

describe('what a nurse reads of the programmes', () => {
  test.each(['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'])('%s', async (site) => {
    const node = await nurse.get(`/get-program-node/${site}`);
    expect(node.status).toBe(200);
    const [first] = node.json.field_paragraphs[0].field_exercise;
    const fields = await nurse.get(`/get-webform-fields/${site}/${first.field_webform[0].target_id}`);
    expect(fields.status).toBe(200);
  });

  test.each(['naasten', 'poh', 'beer'])('not %s', async (site) => {
    expect((await nurse.get(`/get-program-node/${site}`)).status).toBe(404);
    expect((await nurse.get(`/get-webform-fields/${site}/x`)).status).toBe(404);
  });

  test('a participant reads their own only', async () => {
    const anna = await server().login('Anna');
    expect((await anna.get('/get-program-node/alcohol')).status).toBe(200);
    expect((await anna.get('/get-program-node/tobacco')).status).toBe(404);
  });

  test('a card to talk by for each phase', async () => {
    const cards = (await nurse.get('/api/v1/conversation-cards')).json;
    expect(cards.map(({ phase }: { phase: number }) => phase)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const danger of [
      'Tabak: hulpmiddelen en andere medicijnen',
      'gedachten aan zelfmoord',
      'psychose',
      'crash',
    ])
      expect(cards[1].watch).toContain(danger);
    expect((await (await server().login('Anna')).get('/api/v1/conversation-cards')).status).toBe(404);
  });
});
