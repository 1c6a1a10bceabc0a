import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { idempotentAnswer } from '#db/schema/platform.ts';
import { dump } from './testing/dump.ts';
import { TEST_TODAY } from './testing/test-environment.ts';
import { sharedTestServer } from './testing/test-server.ts';

const server = sharedTestServer();
const CANARY = 'kanarie-in-de-notitie';

/** A word as it would stand in a dump: plain, as hex, and as base64 wherever in it the word begins. */
function spellings(word: string): string[] {
  const within = [0, 1, 2].map((before) => Buffer.from('x'.repeat(before) + word).toString('base64'));
  // What surrounds the word changes the first characters and the last.
  return [word, Buffer.from(word).toString('hex'), ...within.map((text) => text.slice(4, -4))];
}

const everythingStored = () => dump(server().connection.db);

async function writeCanary() {
  const anna = await server().login('Anna');
  const answer = await anna.post(
    '/webform_rest/submit',
    { webform_id: 'daily_registration', registration_date: TEST_TODAY, amount: 1, note: CANARY },
    { headers: { 'idempotency-key': 'canary' } },
  );
  return { anna, sid: answer.json.sid as string };
}

describe('at rest', () => {
  test('a note is stored nowhere in plain text', async () => {
    const { anna, sid } = await writeCanary();
    const everything = await everythingStored();
    expect(everything).toContain(sid);
    expect(everything).not.toContain(CANARY);
    expect(everything).not.toContain(Buffer.from(CANARY).toString('hex'));
    expect((await anna.get('/registrations/overview')).text).toContain(CANARY);
  });

  test('a diary is nowhere in plain text: no title, no body, no draft', async () => {
    const anna = await server().login('Anna');
    const keyed = { headers: { 'idempotency-key': 'diary-canary' } };
    const words = { title: `titel ${CANARY}`, field_diary_body: `<p>dagboek ${CANARY}</p>` };
    const entry = { type: 'diary_entry', ...words, field_diary_entry_date: TEST_TODAY };
    const { json } = await anna.post('/node', entry, keyed);
    const [{ value: nid }] = json.nid;
    await anna.put(`/api/v1/node-drafts/diary_entry-${nid}`, { fields: words, revision: 1 }, keyed);
    await anna.patch(`/node/${nid}`, { title: '' });
    const everything = [await everythingStored(), ...server().log].join('\n');
    expect(everything).toContain(json.uuid[0].value);
    for (const form of spellings(CANARY)) expect(everything, form).not.toContain(form);
    expect((await anna.get(`/node/${nid}`)).text).toContain(CANARY);
    expect((await anna.get('/api/v1/node-drafts')).text).toContain(CANARY);
  });

  test('a response that is kept against double taps is encrypted', async () => {
    const { sid } = await writeCanary();
    const rows = await server()
      .connection.db.select({ answer: idempotentAnswer.answer })
      .from(idempotentAnswer);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows[0]?.answer.toString()).not.toContain(sid);
    expect(rows[0]?.answer.toString()).not.toContain('sid');
  });

  test('a note cannot be decrypted in the row of another registration', async () => {
    const { anna, sid } = await writeCanary();
    const other = await anna.post('/webform_rest/submit', {
      webform_id: 'daily_registration',
      registration_date: TEST_TODAY,
      amount: 1,
      note: 'mine',
    });
    await server().connection.db.execute(
      sql`update registration set note = (select note from registration where uuid = ${sid}) where uuid = ${other.json.sid}`,
    );
    expect(await anna.get('/registrations/overview')).toMatchObject({
      status: 500,
      json: { message: 'Internal Server Error', code: 'internal' },
    });
  });

  test('the log contains no address, name, note, token or number of anyone', async () => {
    const { anna, sid } = await writeCanary();
    await anna.get(`/user/${(await anna.get('/user/me')).json.uid[0].value}`);
    const log = server().log.join('\n');
    expect(log).toContain('/user/:uid');
    for (const secret of [CANARY, 'anna@houvast.example', 'Anna', sid, anna.cookie, await anna.token()]) {
      expect(log).not.toContain(secret);
    }
  });

  test('the rate-limit table holds no mail or IP address', async () => {
    const stranger = server().visitor('alcohol', { address: '127.5.6.7' });
    await stranger.send('POST', '/user/login', { name: 'stranger@houvast.example', pass: 'x' });
    const everything = await everythingStored();
    expect(everything).toContain('login-account');
    expect(everything).not.toContain('stranger@houvast.example');
    expect(everything).not.toContain('127.5.6.7');
  });
});
