import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { forumComment } from '#db/schema/forum.ts';
import { decideOn, queueOf, report } from '#features/moderation/server/moderation.testing.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { categoryOf, commentBy, list, memberOf, postBy } from '../forum.testing.ts';
import { passTo, tellAndSend } from './following.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
let category = 0;
let reader: TestClient;
beforeAll(async () => {
  category = await categoryOf(server());
  reader = await memberOf(server(), 'lezer');
});

async function writerOf(name: string) {
  const client = await memberOf(server(), name);
  await server().confirm(name);
  const nid = await postBy(client, category, { body: `<p>Van ${name}</p>` });
  const mailed = () =>
    mails.to(`${name}@houvast.example`).filter(({ parsed }) => parsed.subject === 'Er zijn reacties voor je')
      .length;
  /** The number of unread comments, in the list and in the conversation, and where the first of them is. */
  async function unread() {
    const { rows } = (await list(client, 'forum_category_posts', `?args[]=${category}`)).json;
    const row = rows.find((one: { nid: number }) => one.nid === nid);
    const { unread_count: count, first_unread: first } = (await client.get(`/node/${nid}`)).json;
    return [row.unread_count, count, first];
  }
  return { client, nid, mailed, unread };
}

const runJobs = () => tellAndSend(server());
const goTo = (hour: number) => passTo(hour, server());

async function hide(cid: number): Promise<void> {
  const { db } = server().connection;
  await db.update(forumComment).set({ hiddenBy: 'moderator' }).where(eq(forumComment.cid, cid));
}

test('comments that were hidden are no news, and not counted', async () => {
  const { client, nid, mailed, unread } = await writerOf('verborgen');
  await client.put(`/api/v1/forum/posts/${nid}/read-position`, { position: 0 });
  await hide(await commentBy(reader, nid, { field_body: 'Een' }));
  expect(await unread()).toEqual([0, 0, null]);
  await runJobs();
  expect(mailed()).toBe(0);
  await commentBy(reader, nid, { field_body: 'Twee' });
  expect(await unread()).toEqual([1, 1, 2]);
  await runJobs();
  expect(mailed()).toBe(1);
});

test('a comment that reports hid before anybody heard of it is news once a moderator leaves it', async () => {
  const { nid, mailed, unread } = await writerOf('teruggezet');
  const cid = await commentBy(reader, nid, { field_body: 'Vier' });
  for (const name of ['melder-een', 'melder-twee', 'melder-drie'])
    await report(await memberOf(server(), name), 'comment', cid);
  await runJobs();
  expect(mailed()).toBe(0);
  const moderator = await server().staff('moderator');
  const item = Math.max(...(await queueOf(moderator)).map(({ id }) => id));
  const left = { action: 'dismiss', rule: 'fits', reason: 'Hier is niets mis mee.' };
  expect((await decideOn(moderator, item, { ...left, report_count: 3 })).status).toBe(200);
  expect((await unread())[1]).toBe(1);
  await runJobs();
  expect(mailed()).toBe(1);
});

test('a mail about a comment that was hidden while it waited is not sent', async () => {
  const { nid, mailed } = await writerOf('intussen');
  mails.mood = 'busy';
  const cid = await commentBy(reader, nid, { field_body: 'Drie' });
  await runJobs();
  await hide(cid);
  mails.mood = 'kind';
  server().passSeconds(3_600);
  await server().runJob('deliver_mail');
  expect(mailed()).toBe(0);
});

test('a comment that was hidden in the night delays no mail about a later one', async () => {
  const { nid, mailed } = await writerOf('nacht');
  goTo(3);
  const cid = await commentBy(reader, nid, { field_body: 'Vijf' });
  await runJobs();
  await hide(cid);
  goTo(9);
  await runJobs();
  expect(mailed()).toBe(0);
  await commentBy(reader, nid, { field_body: 'Zes' });
  await runJobs();
  expect(mailed()).toBe(1);
});
