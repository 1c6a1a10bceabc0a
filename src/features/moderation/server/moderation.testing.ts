import type { TextKind } from '#domain/community/moderation/moderation.ts';
import { categoryOf, commentBy, memberOf, postBy } from '#features/forum/server/forum.testing.ts';
import type { TestAnswer, TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import type { OwnDecision } from '../contract.ts';
import type { QueueRow } from '../staff-contract.ts';

/** The rule and reason of a decision about a text that breaks the forum rules. */
export const FAULT = { rule: 'urges', reason: 'Er staan hoeveelheden in.' } as const;

/** Reads the whole queue. */
export async function queueOf(moderator: TestClient): Promise<QueueRow[]> {
  const rows: QueueRow[] = [];
  for (let page: string | null = ''; page !== null; ) {
    const { json } = await moderator.get(`/staff/v1/queue${page && `?page=${page}`}`);
    rows.push(...json.rows);
    page = json.pager.older;
  }
  return rows;
}

/** Whether an item waits for a decision. */
export async function isQueued(moderator: TestClient, item: number): Promise<boolean> {
  return (await queueOf(moderator)).some(({ id }) => id === item);
}

/** The decisions about somebody's own texts, newest first, as their page has them. */
export async function ownDecisions(writer: TestClient): Promise<OwnDecision[]> {
  return (await writer.get('/api/v1/moderation-decisions')).json.rows;
}

/** The newest of the decisions about somebody's own texts. */
export async function ownDecision(writer: TestClient): Promise<OwnDecision> {
  const [newest] = await ownDecisions(writer);
  if (!newest) throw new Error('Nothing was decided about their texts');
  return newest;
}

/** Decides about a text as it is now, unless `body` names another revision or number of reports. */
export async function decideOn(moderator: TestClient, item: number, body: object): Promise<TestAnswer> {
  const { revision = 1, report_count = 0 } = (await moderator.get(`/staff/v1/queue/${item}`)).json;
  return moderator.post(`/staff/v1/queue/${item}/decision`, { revision, report_count, ...body });
}

/** Decides on an appeal about a text that nobody changed. */
export function decideAppealOn(member: TestClient, id: number, body: object): Promise<TestAnswer> {
  return member.post(`/staff/v1/appeals/${id}/decision`, { revision: 1, ...body });
}

export function report(
  client: TestClient,
  kind: TextKind,
  id: number,
  reason = 'triggers',
): Promise<TestAnswer> {
  const flag = kind === 'post' ? 'inappropriate_post/node' : 'inappropriate/comment';
  return client.post(`/entity/flagging/${flag}/${id}`, { field_reason: [{ value: reason }] });
}

/** Reports a text, and returns the item by which it waits in the queue. */
export async function reportToQueue(
  moderator: TestClient,
  ...given: Parameters<typeof report>
): Promise<number> {
  await report(...given);
  return Math.max(...(await queueOf(moderator)).map(({ id }) => id));
}

/** Makes a conversation: a writer with a post and a comment under it, and a reader. */
export async function conversation(server: TestServer, name: string) {
  const writer = await memberOf(server, name);
  const reader = await memberOf(server, `${name}-leest`);
  const category = await categoryOf(server);
  const nid = await postBy(writer, category, { body: `<p>Bericht van ${name}.</p>` });
  const cid = await commentBy(writer, nid, { field_body: [{ value: `<p>Reactie van ${name}.</p>` }] });
  const shownTo = async (client: TestClient) => (await client.get(`/comment/${cid}`)).json;
  return { writer, reader, category, nid, cid, shownTo };
}

/** Makes a conversation in which the comment was reported once; `item` is its number in the queue. */
export async function reported(server: TestServer, name: string, moderator: TestClient) {
  const made = await conversation(server, name);
  return { ...made, item: await reportToQueue(moderator, made.reader, 'comment', made.cid) };
}

/** The newest message of somebody, as text. */
export async function newestMessage(client: TestClient): Promise<string> {
  const { json } = await client.get('/entity/view/messages/block_1/results');
  return json.rows[0]?.text[0]?.value ?? '';
}
