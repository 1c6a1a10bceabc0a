import { beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { categoryOf, cidOf, commentFields, memberOf, postBy } from '../forum.testing.ts';

const server = sharedTestServer();
let category = 0;
let writer: TestClient;
let reader: TestClient;
beforeAll(async () => {
  category = await categoryOf(server());
  writer = await memberOf(server(), 'schrijver');
  reader = await memberOf(server(), 'lezer');
});
const comment = (client: TestClient, nid: number, text: string) =>
  client.post('/comment', commentFields(nid, { field_body: [{ value: text }] }));

describe('the same words (settled: forum)', () => {
  test('nobody says the same twice a day by changing a text, nor in a post and a comment', async () => {
    const teller = await memberOf(server(), 'zegt-het-vaker');
    const nid = await postBy(teller, category, { title: 'Eerst', body: '<p>Koop hier.</p>' });
    expect((await comment(teller, nid, 'Koop hier!')).status).toBe(201);
    expect((await comment(teller, nid, 'koop hier.')).status).toBe(422);
    const cid = cidOf(await comment(teller, nid, 'Iets anders.'));
    const change = (words: string) => teller.patch(`/comment/${cid}`, { field_body: [{ value: words }] });
    expect(await change('<p><em>Koop</em> hier.</p>')).toMatchObject({
      status: 422,
      json: { error: { field_body: expect.stringContaining('al geplaatst') } },
    });
    expect((await change('<p><strong>Iets</strong> anders.</p>')).status).toBe(200);
    expect((await change('<p>Iets nieuws.</p>')).status).toBe(200);
    expect((await teller.patch(`/node/${nid}`, { body: [{ value: 'Koop hier!' }] })).status).toBe(422);
  });

  test('words that a change brought count from that change', async () => {
    const teller = await memberOf(server(), 'verandert');
    const nid = await postBy(writer, category, { body: '<p>Over veranderen.</p>' });
    const said = await comment(teller, nid, 'Eerste woorden.');
    const change = (words: string) =>
      teller.patch(`/comment/${cidOf(said)}`, { field_body: [{ value: words }] });
    server().passSeconds(20 * 3_600);
    expect((await change('Andere woorden.')).status).toBe(200);
    server().passSeconds(5 * 3_600);
    const again = await comment(teller, nid, 'Andere woorden.');
    expect(again.json.error).toEqual({
      field_body: 'Dit heb je al geplaatst. Nog een keer kan over 19 uur.',
    });
    expect((await comment(teller, nid, 'Eerste woorden.')).status).toBe(201);
  });

  test('a change that changes nothing is never refused as said before', async () => {
    const teller = await memberOf(server(), 'blijft-bij');
    const nid = await postBy(writer, category, { body: '<p>Over hetzelfde.</p>' });
    const words = '<p>Net zo.</p>';
    const first = cidOf(await comment(teller, nid, words));
    server().passSeconds(25 * 3_600);
    expect((await comment(teller, nid, words)).status).toBe(201);
    const save = (value: string) => teller.patch(`/comment/${first}`, { field_body: [{ value }] });
    expect((await save(words)).status).toBe(200);
    expect((await teller.patch(`/comment/${first}`, {})).status).toBe(200);
    expect((await save('<p><em>Net</em> zo.</p>')).status).toBe(422);
  });

  test('nobody says the same twice a day', async () => {
    const nid = await postBy(writer, category, { body: '<p>Herhaling.</p>' });
    expect((await comment(reader, nid, 'Sterkte!')).status).toBe(201);
    const again = await comment(reader, nid, 'Sterkte!');
    expect(again.status).toBe(422);
    expect(again.json.error).toEqual({
      field_body: 'Dit heb je al geplaatst. Nog een keer kan over 24 uur.',
    });
    expect((await comment(reader, nid, '<p> <strong>sterkte!</strong> </p>')).status).toBe(422);
    expect((await comment(writer, nid, 'Sterkte!')).status).toBe(201);
    server().passSeconds(20 * 3_600);
    expect((await comment(reader, nid, 'Sterkte!')).json.error.field_body).toMatch(/over 4 uur/);
    server().passSeconds(4 * 3_600);
    expect((await comment(reader, nid, 'Sterkte!')).status).toBe(201);
  });
});
