import { expect } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import type { TestServer } from '#server/testing/test-server.ts';

/** The bodies of somebody's entries. */
export async function bodiesOf(client: TestClient): Promise<string[]> {
  const { json } = await client.get('/entity/view/diary_overview/block_1/results');
  return json.rows.map((row: { field_diary_body: { value: string }[] }) => row.field_diary_body[0]?.value);
}

/** Somebody with these notes, as they were before there was a diary. */
export async function withNotesOfBefore(
  server: TestServer,
  name: string,
  notes: readonly string[],
): Promise<TestClient> {
  const client = await server.newcomer(name);
  for (const note of notes) {
    const day = { webform_id: 'daily_registration', registration_date: TEST_TODAY, amount: 1, note };
    expect((await client.post('/webform_rest/submit', day)).status).toBe(200);
  }
  const { db } = server.connection;
  const uid = await client.uid();
  await rowsOf(db, `delete from diary_entry where uid = ${uid}`);
  await rowsOf(db, `insert into note_backlog select uuid from registration where uid = ${uid}`);
  return client;
}

/** Changes what somebody noted today. */
export async function changeNote(client: TestClient, before: string, note: string) {
  const { json } = await client.get('/registrations/overview');
  const items: { uuid: string; note: string }[] = Object.values(json[TEST_TODAY].items);
  const found = items.find((item) => item.note === before);
  return client.patch(`/webform_rest/daily_registration/submission/${found?.uuid}`, { note });
}
