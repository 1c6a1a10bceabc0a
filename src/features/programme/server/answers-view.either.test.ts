import { describe, expect, test } from 'vitest';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const VIEW = '/entity/view/exercise_answers/rest_export_1/results';
const one = { webform_id: 's-my-reasons', reasons: ['slapen'] };
const two = { webform_id: 's-balance', pro_use: ['rust'] };

describe('the answers to exercises as a list (contract section 3)', () => {
  test('holds the caller’s answers, oldest first, until a restart', async () => {
    const client = await server().newcomer('lister', 'cannabis');
    const other = await server().newcomer('other-lister', 'cannabis');
    const first = await client.post('/webform_rest/submit', one);
    server().passSeconds(1);
    const second = await client.post('/webform_rest/submit', two);
    expect(second.status).toBe(200);
    const { json } = await client.get(VIEW);
    expect(json.pager).toEqual({ current_page: 0, total_items: 2, total_pages: 1, items_per_page: 50 });
    expect(json.rows).toEqual([
      {
        submissionId: first.json.sid,
        uuid: first.json.sid,
        webform_id: 's-my-reasons',
        data: { reasons: ['slapen'] },
        revision: 1,
        created: '2026-11-20T11:00:00.000Z',
        changed: '2026-11-20T11:00:00.000Z',
      },
      expect.objectContaining({ uuid: second.json.sid, data: { pro_use: ['rust'] } }),
    ]);
    expect((await client.get(`${VIEW}?webform_id=s-balance`)).json.rows).toEqual([json.rows[1]]);
    expect((await client.get(`${VIEW}?page=1`)).json.rows).toEqual([]);
    expect((await other.get(VIEW)).json.rows).toEqual([]);
    await client.post('/reset-progress');
    expect((await client.get(VIEW)).json.rows).toEqual([]);
  });

  test('requires a login, and is not found without a programme', async () => {
    expect(await server().visitor('cannabis').get(VIEW)).toMatchObject({
      status: 403,
      json: { code: 'login_required' },
    });
    expect((await server().visitor('poh').get(VIEW)).status).toBe(404);
  });
});
