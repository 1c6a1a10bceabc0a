import { beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { categoryOf, cidOf, commentFields, list, memberOf, nicknameOf, postBy } from '../forum.testing.ts';

const server = sharedTestServer();
let category = 0;
let writer: TestClient;
let reader: TestClient;
beforeAll(async () => {
  category = await categoryOf(server());
  writer = await memberOf(server(), 'schrijver');
  reader = await memberOf(server(), 'lezer');
});
let written = 0;
async function conversation() {
  written += 1;
  const nid = await postBy(writer, category, { body: `<p>Gesprek ${written}</p>` });
  const fields = commentFields(nid, { field_body: `<p>Reactie ${written}</p>` });
  const cid = cidOf(await writer.post('/comment', fields));
  const shown = async (client: TestClient) =>
    (await list(client, 'forum_post_comments', `?args[]=${nid}`)).json.rows[0];
  return { nid, cid, shown };
}
const like = (cid: number) => `/entity/flagging/like/comment/${cid}`;
const report = (cid: number) => `/entity/flagging/inappropriate/comment/${cid}`;
const because = { field_reason: [{ value: 'triggers' }] };

describe('a like (contract 2.7 #46, #47)', () => {
  test('counts at once, for a post and for a comment, and can be taken back', async () => {
    const { nid, cid, shown } = await conversation();
    const liked = await reader.post(like(cid));
    expect(liked).toMatchObject({
      status: 201,
      json: {
        flag_id: [{ target_id: 'like' }],
        entity_type: [{ value: 'comment' }],
        entity_id: [{ value: String(cid) }],
        field_reason: [],
      },
    });
    expect(await reader.post(like(cid))).toMatchObject({ status: 200, json: liked.json });
    expect(await shown(reader)).toMatchObject({ like_count: 1, flags: { like: true, inappropriate: false } });
    expect(await shown(writer)).toMatchObject({ like_count: 1, flags: { like: false } });
    await reader.post(`/entity/flagging/like_post/node/${nid}`);
    expect((await writer.get(`/node/${nid}`)).json).toMatchObject({
      like_count: 1,
      flags: { like_post: false },
    });
    for (const _ of [1, 2]) expect((await reader.delete(like(cid))).status).toBe(204);
    expect(await shown(reader)).toMatchObject({ like_count: 0, flags: { like: false } });
  });

  test('counts once, however many calls arrive at the same time', async () => {
    const { cid, shown } = await conversation();
    const answers = await Promise.all(Array.from({ length: 20 }, () => reader.post(like(cid))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect((await shown(reader)).like_count).toBe(1);
  });

  test('is of the kind of text that its flag is for, and of a text that this site has', async () => {
    const { nid, cid } = await conversation();
    expect((await reader.post(`/entity/flagging/like/node/${nid}`)).status).toBe(400);
    expect((await reader.post(`/entity/flagging/like_post/comment/${cid}`)).status).toBe(400);
    expect((await reader.post(`/entity/flagging/adore/comment/${cid}`)).status).toBe(400);
    expect((await reader.delete(`/entity/flagging/adore/comment/${cid}`)).status).toBe(400);
    expect((await reader.post(like(999_999_999))).status).toBe(404);
    const elsewhere = await memberOf(server(), 'elders', { site: 'tobacco' });
    expect((await elsewhere.post(like(cid))).status).toBe(404);
    expect((await elsewhere.delete(like(cid))).status).toBe(404);
  });
});

describe('a report', () => {
  test('says why, is never of one’s own text, and can be taken back', async () => {
    const { cid, shown } = await conversation();
    for (const body of [
      undefined,
      {},
      { field_reason: ' ' },
      { field_reason: 'x'.repeat(501) },
      { field_reason: 'Om \0dit.' },
    ]) {
      const refused = await reader.post(report(cid), body);
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.json.error)).toEqual(['field_reason']);
    }
    expect((await writer.post(report(cid), because)).status).toBe(403);
    const added = await reader.post(report(cid), because);
    expect(added).toMatchObject({ status: 201, json: { field_reason: [{ value: 'triggers' }] } });
    expect((await shown(reader)).flags.inappropriate).toBe(true);
    expect((await shown(writer)).flags.inappropriate).toBe(false);
    expect((await reader.delete(report(cid))).status).toBe(204);
    expect((await shown(reader)).flags.inappropriate).toBe(false);
  });

  test('may be about one’s own text once one’s name is off it: the forum rules say to ask for its removal like that', async () => {
    const { nid, cid } = await conversation();
    const reportPost = `/entity/flagging/inappropriate_post/node/${nid}`;
    for (const path of [report(cid), reportPost])
      expect((await writer.post(path, because)).status, path).toBe(403);
    const mine = { field_reason: [{ value: 'own' }] };
    for (const path of [report(cid), reportPost]) {
      const refused = await reader.post(path, mine);
      expect(refused, 'it has a name').toMatchObject({ status: 422, json: { error: { field_reason: {} } } });
    }
    await writer.patch(`/entity/comment/${cid}/anonymize`);
    await writer.patch(`/entity/node/${nid}/anonymize`);
    for (const path of [report(cid), reportPost])
      expect((await writer.post(path, mine)).status, path).toBe(201);
    // Nobody is asked whether it is true.
    expect((await reader.post(report(cid), mine)).status).toBe(201);
  });

  test('of a new account goes five times a day; its other reports wait, likes do not', async () => {
    const fresh = await memberOf(server(), 'vers', { isNew: true });
    for (let nth = 1; nth <= 5; nth += 1) {
      const { cid } = await conversation();
      expect((await fresh.post(report(cid), because)).status).toBe(201);
      expect((await fresh.post(report(cid), because)).status, 'the same again is no other one').toBe(200);
      server().passSeconds(600);
    }
    const { cid, shown } = await conversation();
    const refused = await fresh.post(report(cid), because);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': String(86_400 - 3_000) } });
    expect((await shown(fresh)).flags.inappropriate).toBe(false);
    expect((await fresh.post(like(cid))).status).toBe(201);
    expect((await reader.post(report(cid), because)).status).toBe(201);
    server().passSeconds(86_400 - 3_000);
    expect((await fresh.post(report(cid), because)).status).toBe(201);
  });

  test('of three people puts a text out of sight; its writer still reads it, and it keeps its place', async () => {
    const { nid, cid, shown } = await conversation();
    const others = await Promise.all(['een', 'twee', 'drie'].map((name) => memberOf(server(), name)));
    const [first] = others;
    await first?.post(report(cid), because);
    expect((await shown(reader)).hidden).toBeNull();
    await Promise.all(others.map((other) => other.post(report(cid), because)));
    expect(await shown(reader)).toMatchObject({
      hidden: { by: 'reports', reason: null },
      status: [{ value: false }],
      field_body: [{ value: '' }],
      author: null,
      uid: [{ target_id: 0 }],
      position: 1,
    });
    expect((await shown(writer)).field_body[0].value).toMatch(/Reactie/);
    expect((await reader.get(`/node/${nid}`)).json.comment_count).toBe(1);
    await first?.delete(report(cid));
    expect((await shown(reader)).hidden).not.toBeNull();
  });

  test('that hides a text lets no other text of its writer tell who wrote it', async () => {
    const others = await Promise.all(['vier', 'vijf', 'zes'].map((name) => memberOf(server(), name)));
    const hidden = await conversation();
    expect(await hidden.shown(reader)).toMatchObject({ is_original_poster: true });
    await Promise.all(others.map((other) => other.post(report(hidden.cid), because)));
    expect(await hidden.shown(reader)).toMatchObject({ author: null, is_original_poster: false });
    expect(await hidden.shown(writer)).toMatchObject({ is_original_poster: true });

    const under = await conversation();
    const ofPost = `/entity/flagging/inappropriate_post/node/${under.nid}`;
    await Promise.all(others.map((other) => other.post(ofPost, because)));
    expect((await reader.get(`/node/${under.nid}`)).json.author).toBeNull();
    expect(await under.shown(reader)).toMatchObject({
      author: { nickname: nicknameOf('schrijver') },
      is_original_poster: false,
    });
    expect((await reader.get(`/comment/${under.cid}`)).json.is_original_poster).toBe(false);
    expect(await under.shown(writer)).toMatchObject({ is_original_poster: true });
  });
});
