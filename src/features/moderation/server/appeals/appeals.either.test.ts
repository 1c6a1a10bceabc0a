import { beforeAll, describe, expect, test } from 'vitest';
import { exportOf } from '#features/data-export/server/export-of.testing.ts';
import { commentFields, memberOf } from '#features/forum/server/forum.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import type { AppealRow } from '../../appeal-staff-contract.ts';
import {
  decideAppealOn,
  decideOn,
  FAULT,
  newestMessage,
  ownDecision,
  ownDecisions,
  queueOf,
  report,
  reported,
  reportToQueue,
} from '../moderation.testing.ts';

const server = sharedTestServer();
let moderator: TestClient;
let administrator: TestClient;
beforeAll(async () => {
  moderator = await server().staff('moderator');
  administrator = await server().staff('administrator');
});

const appeal = (client: TestClient, id: unknown, text: unknown = 'Het ging me om het rondje.') =>
  client.post('/api/v1/appeals', { id, text });
const openAppeals = async (client: TestClient): Promise<AppealRow[]> =>
  (await client.get('/staff/v1/appeals')).json.rows;
const settle = (client: TestClient, id: number, outcome: string, reason = 'Dit kan zo.') =>
  decideAppealOn(client, id, { outcome, reason });

/** A comment that a moderator hid, and the decision as its writer has it. */
async function hidden(name: string, decision: object = { action: 'hide', ...FAULT }) {
  const made = await reported(server(), name, moderator);
  await decideOn(moderator, made.item, decision);
  const own = await ownDecision(made.writer);
  return { ...made, id: own.id, own };
}

describe('an appeal (settled: staff)', () => {
  test('is made once, of a decision that its writer finds among their own', async () => {
    const { writer, own, id, cid } = await hidden('bezwaar');
    expect(own).toEqual({
      id,
      kind: 'comment',
      target: cid,
      path: `/comment/${cid}`,
      title: 'Een avond zonder',
      action: 'hide',
      rule: 'urges',
      rule_name: 'schrijf niets wat trek of drang oproept',
      reason: FAULT.reason,
      days: null,
      written_on: '2026-11-20',
      appeal: null,
      undone: null,
    });
    const made = await appeal(writer, id);
    const json = {
      text: 'Het ging me om het rondje.',
      created: expect.any(String),
      outcome: null,
      reason: null,
    };
    expect(made).toMatchObject({ status: 201, json });
    expect(await appeal(writer, id, 'Nog eens.')).toMatchObject({
      status: 409,
      json: { code: 'edit_conflict', current: made.json },
    });
    expect((await ownDecision(writer)).appeal).toEqual(made.json);
    expect(await openAppeals(administrator)).toContainEqual(
      expect.objectContaining({
        id,
        kind: 'comment',
        text: 'Reactie van bezwaar.',
        appeal: 'Het ging me om het rondje.',
        writer: { number: expect.any(Number), nickname: 'bezwaar-schrijft' },
        decision: expect.objectContaining({ name: 'M. Bakker', action: 'hide' }),
        may_decide: true,
      }),
    );
  });

  test('names a hidden conversation only to the writer of its post', async () => {
    const { writer, reader, nid } = await hidden('titel');
    const asked = await reader.post('/comment', commentFields(nid));
    await report(writer, 'comment', asked.json.cid[0].value);
    await report(reader, 'post', nid);
    const items = (await queueOf(moderator)).toSorted((one, two) => two.id - one.id).slice(0, 2);
    for (const { id } of items) await decideOn(moderator, id, { action: 'hide', ...FAULT });
    expect((await ownDecisions(reader)).map(({ title }) => title)).toEqual(['']);
    expect((await ownDecision(writer)).title).not.toBe('');
  });

  test('is settled with no address in the reason', async () => {
    const { writer, id } = await hidden('adres');
    await appeal(writer, id);
    const refused = await settle(administrator, id, 'upheld', 'Noemt tom@voorbeeld.nl.');
    expect(refused).toMatchObject({
      status: 400,
      json: { error: { reason: expect.stringMatching(/adres/) } },
    });
    expect((await openAppeals(administrator)).map((open) => open.id)).toContain(id);
  });

  test('is stored once if it arrives twenty times at once', async () => {
    const { writer, id } = await hidden('twintig');
    const answers = await Promise.all(Array.from({ length: 20 }, () => appeal(writer, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test('is about a decision on one’s own text, on one’s own site, in 1 to 1,000 characters', async () => {
    const { writer, reader, id } = await hidden('eigen');
    const elsewhere = await memberOf(server(), 'eigen-elders', { site: 'tobacco' });
    for (const client of [reader, elsewhere]) {
      expect((await appeal(client, id)).status).toBe(404);
      expect(await ownDecisions(client)).toEqual([]);
    }
    for (const none of [0, -1, 1.5, 999_999_999, 2 ** 40])
      expect((await appeal(writer, none)).status).toBe(404);
    expect((await appeal(writer, '%')).status).toBe(400);
    for (const text of ['', ' ', 'Een \0rondje', 'x'.repeat(1_001)]) {
      const refused = await appeal(writer, id, text);
      expect(refused).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
      expect(Object.keys(refused.json.error)).toEqual(['text']);
    }
    expect((await server().visitor('alcohol').post('/api/v1/appeals', { id, text: 'x' })).status).toBe(403);
    expect((await appeal(writer, id, 'x'.repeat(1_000))).status).toBe(201);
  });

  test('is decided once, by another moderator, and the writer hears of it', async () => {
    const { writer, reader, id, shownTo } = await hidden('teruggezet');
    await appeal(writer, id);
    expect((await openAppeals(moderator)).find((row) => row.id === id)?.may_decide).toBe(false);
    expect(await settle(moderator, id, 'upheld')).toMatchObject({
      status: 403,
      json: { code: 'role_missing' },
    });
    for (const [outcome, reason, field] of [
      ['perhaps', 'x', 'outcome'],
      ['upheld', ' ', 'reason'],
      ['upheld', 'x'.repeat(5_001), 'reason'],
    ] as const) {
      const refused = await settle(administrator, id, outcome, reason);
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.json.error)).toEqual([field]);
    }
    const reversed = await settle(administrator, id, 'reversed', 'Het rondje telt.');
    const outcome = { outcome: 'reversed', reason: 'Het rondje telt.', name: 'E. de Wit' };
    expect(reversed).toMatchObject({ status: 200, json: outcome });
    expect(await settle(administrator, id, 'upheld')).toMatchObject({
      status: 409,
      json: { code: 'edit_conflict', current: reversed.json },
    });
    expect((await shownTo(reader)).hidden).toBeNull();
    expect(await ownDecision(writer)).toMatchObject({
      appeal: { outcome: 'reversed', reason: 'Het rondje telt.' },
      undone: { reason: 'Het rondje telt.', on: '2026-11-20' },
    });
    expect(await newestMessage(writer)).toContain('het besluit teruggedraaid.</p><p>Het rondje telt.</p>');
    expect(await openAppeals(administrator)).not.toContainEqual(expect.objectContaining({ id }));
    const [line] = (await administrator.get('/staff/v1/audit?part=moderation')).json.rows;
    expect(line).toMatchObject({ action: 'appeal_reversed', reason: 'Het rondje telt.', name: 'E. de Wit' });
    expect((await appeal(writer, id)).status).toBe(409);
  });

  test('that is upheld leaves everything as it was', async () => {
    const { writer, reader, id, shownTo } = await hidden('blijft');
    await appeal(writer, id);
    expect((await settle(administrator, id, 'upheld', 'Het blijft zo.')).status).toBe(200);
    expect((await shownTo(reader)).hidden).toMatchObject({ by: 'moderator' });
    expect(await newestMessage(writer)).toContain('Het besluit blijft.');
  });

  test('opens the forum again for whoever was closed off, and the conversation that was closed', async () => {
    const closed = { action: 'close_off', rule: 'trade', reason: 'Handel.', days: null };
    const { writer, id, reader, shownTo, nid } = await hidden('weer-open', closed);
    await appeal(writer, id);
    await settle(administrator, id, 'reversed');
    expect((await writer.get('/api/v1/forum')).json.may_write).toBe(true);
    expect((await shownTo(reader)).hidden).toBeNull();

    const item = await reportToQueue(moderator, reader, 'post', nid);
    await decideOn(moderator, item, { action: 'lock', rule: 'kind', reason: 'Ruzie.' });
    const lock = await ownDecision(writer);
    await appeal(writer, lock.id);
    await settle(administrator, lock.id, 'reversed');
    expect((await reader.get(`/node/${nid}`)).json).toMatchObject({ is_open: true, is_locked: false });
  });

  test('of words that were taken away does not bring them back', async () => {
    const { writer, id, reader, shownTo } = await hidden('blijft-weg', {
      action: 'remove',
      rule: 'protect',
      reason: 'Een adres.',
    });
    await appeal(writer, id);
    await settle(administrator, id, 'reversed', 'Je mag het opnieuw schrijven.');
    expect(await shownTo(reader)).toMatchObject({ hidden: { by: 'removed' }, field_body: [{ value: '' }] });
  });

  test('is in the export, and goes with the account', async () => {
    const { writer, id } = await hidden('gaat-mee');
    await appeal(writer, id, 'Mijn bezwaar in eigen woorden.');
    const copy = await exportOf(server(), writer);
    expect(JSON.parse(copy['data.json'] ?? '').moderation_appeals).toMatchObject([
      {
        text: 'Mijn bezwaar in eigen woorden.',
        action: 'hide',
        decision_reason: FAULT.reason,
        outcome: null,
        answered_at: null,
      },
    ]);
    expect(copy['index.html']).toContain('Mijn bezwaar in eigen woorden.');
    const other = await hidden('gaat-ook-mee');
    await appeal(other.writer, other.id);
    await report(other.reader, 'post', other.nid, 'ads');
    await settle(administrator, other.id, 'upheld', 'Dat past niet, ook niet zo.');
    const { 'data.json': answered = '', 'index.html': words } = await exportOf(server(), other.writer);
    expect(JSON.parse(answered).moderation_appeals).toMatchObject([
      { outcome: 'upheld', answered_at: server().clock.now().toISOString() },
    ]);
    for (const word of [
      'reactie',
      'verborgen',
      'schrijf niets wat trek of drang oproept',
      'Het besluit bleef',
    ])
      expect(words, word).toContain(`>${word}<`);
    expect(words).toContain('>Dat past niet, ook niet zo.<');
    const reports = (await exportOf(server(), other.reader))['index.html'];
    expect(reports).toContain('>Melding van een bericht<');
    expect(reports).toContain('>Reclame of oplichting<');
    await rowsOf(server().connection.db, "delete from account where mail_key = 'gaat-mee@houvast.example'");
    expect((await settle(administrator, id, 'upheld')).status).toBe(404);
    expect(await openAppeals(administrator)).not.toContainEqual(expect.objectContaining({ id }));
  });

  test.each(['%', '1', '1.1.1', 'x.1'])('there is no page %s', async (page) => {
    const answer = await moderator.get(`/staff/v1/appeals?page=${encodeURIComponent(page)}`);
    expect(answer).toMatchObject({ status: 400, json: { code: 'malformed_request' } });
  });
});
