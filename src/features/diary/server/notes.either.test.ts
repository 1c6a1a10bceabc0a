import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import { received } from '#features/badges/server/badges.testing.ts';
import { exportOf } from '#features/data-export/server/export-of.testing.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const TITLE = TEST_TODAY.split('-').toReversed().join('/');

/** Adds a registration with a note; the place of its form and how to change it. */
async function noted(client: TestClient, note: string, amount = 1) {
  const answer = await client.post('/webform_rest/submit', {
    webform_id: 'daily_registration',
    registration_date: TEST_TODAY,
    amount,
    note,
  });
  expect(answer.status).toBe(200);
  const { sid } = answer.json;
  const change = (fields: object) =>
    client.patch(`/webform_rest/daily_registration/submission/${sid}`, fields);
  return { sid, change };
}

async function entries(client: TestClient) {
  const { json } = await client.get('/entity/view/diary_overview/block_1/results');
  return json.rows.map((row: Record<string, { value: unknown }[]>) => ({
    nid: row['nid']?.[0]?.value,
    title: row['title']?.[0]?.value,
    body: row['field_diary_body']?.[0]?.value,
    day: row['field_diary_entry_date']?.[0]?.value,
    isNote: row['is_note'],
  }));
}

describe('the note of a registration stands in the diary (settled: diary)', () => {
  test('with the day as its title, safe and with its lines', async () => {
    const client = await server().newcomer('notes');
    await noted(client, 'Feest <b>bij</b> Bo.\nLaat thuis.\n\nMorgen rust.');
    expect(await entries(client)).toMatchObject([
      {
        title: TITLE,
        body: '<p>Feest &lt;b&gt;bij&lt;/b&gt; Bo.<br />Laat thuis.</p><p>Morgen rust.</p>',
        day: TEST_TODAY,
        isNote: true,
      },
    ]);
  });

  test('for each registration of a day, also the second one; none without a note', async () => {
    const client = await server().newcomer('two-notes');
    await noted(client, 'een');
    await noted(client, 'twee');
    await noted(client, '');
    await noted(client, ' \n ');
    expect((await entries(client)).map(({ body }: { body: string }) => body).toSorted()).toEqual([
      '<p>een</p>',
      '<p>twee</p>',
    ]);
  });

  test('by the answer to a day too', async () => {
    const client = await server().newcomer('day-answer');
    const put = await client.put(`/api/v1/days/${TEST_TODAY}`, { replaces: null, amount: 2, note: 'rustig' });
    expect(put.status).toBe(200);
    expect(await entries(client)).toMatchObject([{ body: '<p>rustig</p>', isNote: true }]);
    await client.put(`/api/v1/days/${TEST_TODAY}`, { replaces: 2, amount: 3 });
    expect(await entries(client)).toHaveLength(1);
  });

  test('an entry that was not edited follows a changed note, and goes with an emptied one', async () => {
    const client = await server().newcomer('follows');
    const { change } = await noted(client, 'eerst');
    await change({ note: 'daarna' });
    expect(await entries(client)).toMatchObject([{ body: '<p>daarna</p>', isNote: true }]);
    await change({ note: '' });
    expect(await entries(client)).toEqual([]);
    await change({ note: 'toch weer' });
    expect(await entries(client)).toMatchObject([{ body: '<p>toch weer</p>' }]);
  });

  test('an edited entry goes its own way: both stay as they are', async () => {
    const client = await server().newcomer('edited');
    const { sid, change } = await noted(client, 'notitie');
    const [{ nid }] = await entries(client);
    const edited = await client.patch(`/node/${nid}`, { title: 'Bo', field_diary_body: '<p>eigen</p>' });
    expect(edited.json.is_note).toBe(false);
    await change({ note: 'andere notitie' });
    await change({ note: '' });
    expect(await entries(client)).toMatchObject([{ title: 'Bo', body: '<p>eigen</p>', isNote: false }]);
    const { json } = await client.get(`/webform_rest/daily_registration/submission/${sid}`);
    expect(json.data.note).toBe('');
    const copy = await exportOf(server(), client, { pass: [{ existing: NEWCOMER_PASSWORD }] });
    expect(JSON.parse(copy['data.json'] ?? '').diary).toMatchObject([{ title: 'Bo', from_note: true }]);
  });

  test('a deleted registration leaves its entry, unlinked', async () => {
    const client = await server().newcomer('unlinked');
    const { sid } = await noted(client, 'blijft');
    expect((await client.delete(`/daily_registration/${sid}`)).status).toBe(204);
    expect(await entries(client)).toMatchObject([{ body: '<p>blijft</p>', isNote: false }]);
  });

  test('a deleted entry leaves its note, and comes back only when that is changed', async () => {
    const client = await server().newcomer('deleted');
    const { sid, change } = await noted(client, 'weg ermee');
    const [{ nid }] = await entries(client);
    await client.delete(`/node/${nid}`);
    await change({ amount: 2 });
    await change({ note: 'weg ermee' });
    expect(await entries(client)).toEqual([]);
    const { json } = await client.get(`/webform_rest/daily_registration/submission/${sid}`);
    expect(json.data.note).toBe('weg ermee');
    await change({ note: 'toch anders' });
    expect(await entries(client)).toMatchObject([{ body: '<p>toch anders</p>', isNote: true }]);
  });

  test('a restart leaves every entry', async () => {
    const client = await server().newcomer('restarts');
    await noted(client, 'van voor');
    expect((await client.post('/reset-progress')).status).toBe(200);
    expect(await entries(client)).toMatchObject([{ body: '<p>van voor</p>' }]);
  });

  test('twenty saves at once make one entry each', async () => {
    const client = await server().newcomer('at-once');
    const { change } = await noted(client, '');
    await Promise.all(Array.from({ length: 20 }, () => change({ note: 'tegelijk' })));
    expect(await entries(client)).toHaveLength(1);
  });

  test('the badge comes with the first entry that was written, not by a note', async () => {
    const client = await server().newcomer('badge');
    const { sid } = await noted(client, 'een notitie');
    expect(await received(client)).not.toContain('first-diary');
    const [{ nid }] = await entries(client);
    await client.patch(`/node/${nid}`, { field_diary_body: '<p>aangevuld</p>' });
    await client.delete(`/daily_registration/${sid}`);
    await noted(client, '');
    expect(await entries(client)).toMatchObject([{ body: '<p>aangevuld</p>', isNote: false }]);
    expect(await received(client), 'by a note that was edited, and lost its day').not.toContain(
      'first-diary',
    );
    await client.post('/node', {
      type: 'diary_entry',
      title: 'Eigen',
      field_diary_body: 'tekst',
      field_diary_entry_date: addDays(TEST_TODAY, -1),
    });
    expect(await received(client)).toContain('first-diary');
  });
});
