import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { categoryOf, commentBy, memberOf, postBy } from '../forum.testing.ts';
import { passTo, tellAndSend } from './following.testing.ts';

const mails = await startedMailServer();
const METRICS_TOKEN = 'only-the-tests-know-it';
const server = sharedTestServer({ MAIL_URL: mails.url, METRICS_TOKEN });
let category = 0;
let reader: TestClient;
beforeAll(async () => {
  category = await categoryOf(server());
  reader = await memberOf(server(), 'lezer');
});
let said = 0;
async function answer(client: TestClient, nid: number): Promise<number> {
  said += 1;
  return commentBy(client, nid, { field_body: `Reactie ${said}` });
}
async function writerOf(name: string) {
  const client = await memberOf(server(), name);
  await server().confirm(name);
  const nid = await postBy(client, category, { body: `<p>Van ${name}</p>` });
  // Besides the mail about a first badge.
  const mailed = () =>
    mails.to(`${name}@houvast.example`).filter(({ parsed }) => parsed.subject === 'Er zijn reacties voor je');
  const before = mailed().length;
  return { client, nid, mailed: () => mailed().slice(before) };
}
const runJobs = () => tellAndSend(server());
const goTo = (hour: number) => passTo(hour, server());
const HOUR = 3_600;
async function waitingInMetrics(): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await server().app.inject({ url: '/metrics', headers });
  return /^houvast_mails_waiting (\d+)$/m.exec(body)?.[1];
}

describe('forum_reply_mail (settled: forum)', () => {
  test('says that there are comments, leads to them, and holds no word of them', async () => {
    goTo(10);
    const { nid, mailed } = await writerOf('gemaild');
    await answer(reader, nid);
    await runJobs();
    expect(mailed()).toHaveLength(1);
    const text = mailed()[0]?.parsed.text ?? '';
    expect(text).toContain(`/forum/${category}/${nid}`);
    expect(mailed()[0]?.parsed.subject).toBe('Er zijn reacties voor je');
    expect(text).not.toMatch(/Reactie \d|lezer|Van gemaild|Een avond/);
    expect(mailed()[0]?.parsed.headers.has('list')).toBe(true);
  });

  test('comes at most once an hour and three times a day, and never in the quiet hours', async () => {
    goTo(9);
    const { nid, mailed } = await writerOf('begrensd');
    const hours: number[] = [];
    for (let half = 0; half < 10; half += 1) {
      await answer(reader, nid);
      await runJobs();
      hours.push(mailed().length);
      server().passSeconds(HOUR / 2 + 1);
    }
    expect(hours).toEqual([1, 1, 2, 2, 3, 3, 3, 3, 3, 3]);
    goTo(22);
    await answer(reader, nid);
    await runJobs();
    goTo(3);
    await runJobs();
    expect(mailed()).toHaveLength(3);
    goTo(9);
    await runJobs();
    expect(mailed()).toHaveLength(4);
  });

  test('does not come for what was read, for one’s own comments, or where following is off', async () => {
    goTo(11);
    const { client, nid, mailed } = await writerOf('stil');
    await answer(client, nid);
    await runJobs();
    await answer(reader, nid);
    await client.put(`/api/v1/forum/posts/${nid}/read-position`, { position: 2 });
    await runJobs();
    expect(mailed()).toEqual([]);
    await client.put(`/api/v1/forum/posts/${nid}/following`, { following: false });
    await answer(reader, nid);
    await answer(client, nid);
    await answer(reader, nid);
    await runJobs();
    expect(mailed()).toEqual([]);
    expect((await client.get(`/node/${nid}`)).json).toMatchObject({ following: false, read_position: 4 });
    await client.put(`/api/v1/forum/posts/${nid}/following`, { following: true });
    await answer(reader, nid);
    await runJobs();
    expect(mailed()).toHaveLength(1);
  });

  test('does not come to whoever has no name left in the conversation', async () => {
    goTo(12);
    const { client, nid, mailed } = await writerOf('weg');
    await client.patch(`/entity/node/${nid}/anonymize`, { anonymize_comments: true });
    await answer(reader, nid);
    await runJobs();
    expect(mailed()).toEqual([]);
  });

  test('waits for the morning where the mail server was away in the evening, and comes once for all', async () => {
    goTo(9);
    const { client, nid, mailed } = await writerOf('storing');
    mails.mood = 'busy';
    for (const hour of [10, 12, 20]) {
      goTo(hour);
      await answer(reader, nid);
      await runJobs();
    }
    mails.mood = 'kind';
    goTo(23);
    await server().runJob('deliver_mail');
    expect(mailed()).toEqual([]);
    expect(await waitingInMetrics(), 'what waits for the morning is not late').toBe('0');
    goTo(9);
    await server().runJob('deliver_mail');
    expect(mailed()).toHaveLength(1);

    mails.mood = 'busy';
    await answer(reader, nid);
    await runJobs();
    mails.mood = 'kind';
    await client.put(`/api/v1/forum/posts/${nid}/read-position`, { position: 4 });
    goTo(12);
    await server().runJob('deliver_mail');
    expect(mailed(), 'read meanwhile').toHaveLength(1);
  });

  test('comes once for all where the newest got through before the one that waited longer', async () => {
    goTo(9);
    const { nid, mailed } = await writerOf('ingehaald');
    mails.mood = 'busy';
    await answer(reader, nid);
    await runJobs();
    for (const minutes of [1, 2, 4, 8, 15, 30]) {
      server().passSeconds(minutes * 60);
      await server().runJob('deliver_mail');
    }
    mails.mood = 'kind';
    server().passSeconds(300);
    await answer(reader, nid);
    await runJobs();
    expect(mailed()).toHaveLength(1);
    server().passSeconds(HOUR);
    await server().runJob('deliver_mail');
    expect(mailed()).toHaveLength(1);
  });

  test('goes out once when two workers run at the same time', async () => {
    goTo(13);
    const { nid, mailed } = await writerOf('dubbel');
    await answer(reader, nid);
    await Promise.all([server().runJob('tell_followers'), server().runJob('tell_followers')]);
    await server().runJob('tell_followers');
    await server().runJob('deliver_mail');
    expect(mailed()).toHaveLength(1);
  });
});

describe('how far somebody read', () => {
  test('only ever grows, and never past the last comment', async () => {
    const { client, nid } = await writerOf('gelezen');
    for (let at = 0; at < 3; at += 1) await answer(reader, nid);
    const position = async (to: unknown) => {
      const put = await client.put(`/api/v1/forum/posts/${nid}/read-position`, { position: to });
      return [put.status, (await client.get(`/node/${nid}`)).json.read_position];
    };
    expect(await position(2)).toEqual([204, 2]);
    expect(await position(1)).toEqual([204, 2]);
    expect(await position(99)).toEqual([204, 3]);
    for (const wrong of [-1, 1.5, '2', null]) expect((await position(wrong))[0]).toBe(400);
    const elsewhere = await memberOf(server(), 'elders', { site: 'tobacco' });
    for (const path of [`posts/${nid}/read-position`, 'posts/999999999/read-position']) {
      expect((await elsewhere.put(`/api/v1/forum/${path}`, { position: 1 })).status).toBe(404);
    }
  });
});

test('deleting an account leaves its texts without a name, and takes its likes and number along', async () => {
  const { client, nid } = await writerOf('vertrekt');
  const other = await postBy(reader, category, { body: '<p>Blijft.</p>' });
  const cid = await answer(client, other);
  await client.post(`/entity/flagging/like_post/node/${other}`);
  expect((await reader.get(`/node/${other}`)).json.like_count).toBe(1);
  await rowsOf(server().connection.db, "delete from account where mail_key = 'vertrekt@houvast.example'");
  expect((await reader.get(`/node/${nid}`)).json).toMatchObject({
    author: null,
    uid: [{ target_id: 0 }],
    is_own: false,
  });
  expect((await reader.get(`/comment/${cid}`)).json).toMatchObject({
    author: null,
    is_original_poster: false,
  });
  expect((await reader.get(`/node/${other}`)).json.like_count).toBe(0);
  const rows = await rowsOf(
    server().connection.db,
    'select member from forum_post where nid in (' +
      nid +
      ') union all select member from forum_comment where cid = ' +
      cid,
  );
  expect(rows).toEqual([{ member: null }, { member: null }]);
});
