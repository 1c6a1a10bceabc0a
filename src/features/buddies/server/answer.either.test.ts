import { describe, expect, test } from 'vitest';
import { dump } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import en from '../text.en.json' with { type: 'json' };
import nl from '../text.nl.json' with { type: 'json' };
import { pairs } from './buddies.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const { inviting, accepted, stranger } = pairs(server, mails);

const GONE = { status: 404, json: { message: 'This link does not work, or no longer.' } };
const TWENTY = Array.from({ length: 20 });
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const read = (code: string) => stranger().get(`/api/v1/buddy?pairing_code=${code}`);

describe('the page behind a code', () => {
  test('shows what the mail said, and changes nothing, however often scanners open it', async () => {
    const { code, buddies } = await inviting('shown');
    for (const method of ['GET', 'HEAD'] as const) {
      await stranger().send(method, `/api/v1/buddy?pairing_code=${code}`, undefined);
    }
    expect(await read(code)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      json: {
        state: 'invited',
        name: 'shown',
        buddy_name: 'Bo',
        answer_before: '2026-12-20',
        cheers: [],
        cheered_today: false,
      },
    });
    for (const path of ['/buddy/invite/accept', '/buddy/invite/refuse', '/buddy/unsubscribe']) {
      expect((await stranger().get(`${path}?pairing_code=${code}`)).status).toBe(405);
    }
    expect(await buddies()).toMatchObject([{ status: [{ value: false }] }]);
  });

  test('says of one that is gone that it is, and nothing of texts that are no codes', async () => {
    const { client, code, id } = await inviting('vanished');
    await client.post('/buddy/delete', { buddy_id: id });
    expect((await read(code)).json).toEqual({
      state: 'gone',
      name: null,
      buddy_name: null,
      answer_before: null,
      cheers: [],
      cheered_today: false,
    });
    for (const wrong of ['', 'x', code.slice(1), `${code}x`, code.replace(/.$/, '!')]) {
      expect(await read(wrong), wrong).toMatchObject(GONE);
    }
  });

  test('is that of one site', async () => {
    const { code } = await inviting('one-site');
    const elsewhere = server().visitor('gambling', { address: '127.7.0.2' });
    const answer = await elsewhere.post('/buddy/invite/accept', { pairing_code: code });
    expect(answer).toMatchObject(GONE);
  });

  test('is guessed thirty times from a network, not more; a right code always works', async () => {
    const { code } = await inviting('guessed');
    const guesser = server().visitor('alcohol', { address: '127.6.0.1' });
    const guess = (nth: number) =>
      guesser.post('/buddy/invite/accept', { pairing_code: `${nth}`.padStart(43, 'a') });
    for (let nth = 0; nth < 30; nth += 1) expect(await guess(nth)).toMatchObject(GONE);
    expect(await guess(31)).toMatchObject({ status: 429, json: { code: 'too_many_requests' } });
    expect((await guesser.get('/api/v1/buddy?pairing_code=x')).status).toBe(429);
    expect((await guesser.post('/buddy/unsubscribe', { pairing_code: code })).status).toBe(200);
    server().passSeconds(3_601);
    expect(await guess(32)).toMatchObject(GONE);
  });
});

describe('accepting (contract 2.8 #50)', () => {
  test('may be repeated; the person reads it, and gets a badge', async () => {
    const { code, buddies, messages, client } = await inviting('accepted');
    const yes = () => stranger().post('/buddy/invite/accept', { pairing_code: code });
    expect(await yes()).toMatchObject({
      status: 200,
      json: { name: 'accepted', buddy_name: 'Bo' },
    });
    expect((await yes()).status).toBe(200);
    expect(await buddies()).toMatchObject([{ status: [{ value: true }] }]);
    expect((await messages()).filter((text) => text.includes('Bo is nu je buddy'))).toHaveLength(1);
    const { text } = await client.get('/entity/view/messages/block_1/results');
    expect(text).toContain('"name":"Niet alleen"');
    expect((await read(code)).json).toMatchObject({ state: 'accepted', answer_before: null });
    expect((await read(code)).json.cheers).toHaveLength(6);
  });

  test('by twenty presses at once happens once', async () => {
    const { code, messages } = await inviting('pressed');
    const answers = await Promise.all(
      TWENTY.map(() => stranger().post('/buddy/invite/accept', { pairing_code: code })),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    expect((await messages()).filter((text) => text.includes('is nu je buddy'))).toHaveLength(1);
  });

  test('is possible for somebody who is logged in', async () => {
    const { code } = await inviting('for-anna');
    const anna = await server().login('Anna');
    expect((await anna.post('/buddy/invite/accept', { pairing_code: code })).status).toBe(200);
  });
});

describe('refusing (contract 2.8 #51)', () => {
  test.each([
    ['refused', '/buddy/invite/refuse', inviting, 'refuse'],
    ['stopped', '/buddy/unsubscribe', accepted, 'unsubscribe'],
  ] as const)(
    'leaves the name of who %s in messages to the person only, as the page says',
    async (done, path, meeting, page) => {
      const { client, code, buddies, messages } = await meeting(`name-of-${done}`);
      expect((await stranger().post(path, { pairing_code: code })).status).toBe(200);
      expect(await buddies()).toEqual([]);
      expect((await messages())[0]).toContain('Bo');
      expect((await client.get('/user/me')).text).not.toContain('"Bo"');
      for (const { text, doneText } of [nl[page], en[page]]) {
        for (const said of [text, doneText]) expect(said).toMatch(/(naam|name) .*(berichten|messages)/i);
      }
    },
  );

  test('deletes name and address, and hands on the reason as it was written', async () => {
    const { code, address, buddies, messages } = await inviting('refused');
    const reason = 'Druk <b>nu</b> & {{buddy}}.\n\nIk bel je.';
    const no = () =>
      stranger().post('/buddy/invite/refuse', { pairing_code: code, refusal_reason: `  ${reason} ` });
    expect((await no()).status).toBe(200);
    expect(await no()).toMatchObject(GONE);
    const yes = await stranger().post('/buddy/invite/accept', { pairing_code: code });
    expect(yes).toMatchObject(GONE);
    expect(await buddies()).toEqual([]);
    expect((await messages())[0]).toContain(
      '<p>Druk &lt;b&gt;nu&lt;/b&gt; &amp; {{buddy}}.</p><p>Ik bel je.</p>',
    );
    const all = await dump(server().connection.db);
    for (const word of ['Ik bel je', address]) {
      expect(all).not.toContain(word);
      expect(all).not.toContain(Buffer.from(word).toString('hex'));
    }
  });

  test('without a reason says that it does not fit now', async () => {
    const { code, messages } = await inviting('no-reason');
    const answer = { pairing_code: code, refusal_reason: null, never_again: null };
    expect((await stranger().post('/buddy/invite/refuse', answer)).status).toBe(200);
    expect((await messages())[0]).toMatch(/^<p>Voor Bo past het nu niet/);
  });

  test('takes a reason of a thousand characters, not more', async () => {
    const { code } = await inviting('long-reason');
    const no = (length: number) =>
      stranger().post('/buddy/invite/refuse', { pairing_code: code, refusal_reason: 'a'.repeat(length) });
    expect(await no(1_001)).toMatchObject({
      status: 422,
      json: { error: { refusal_reason: expect.stringMatching(/1000|1\.000/) } },
    });
    expect((await no(1_000)).status).toBe(200);
  });

  test('by twenty presses at once happens once, whatever else is pressed', async () => {
    const { code, messages } = await inviting('torn');
    const answers = await Promise.all(
      TWENTY.map(() => stranger().post('/buddy/invite/refuse', { pairing_code: code })),
    );
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
    expect(statuses(answers).filter((status) => status === 404)).toHaveLength(19);
    expect((await messages()).filter((text) => text.includes('past het nu niet'))).toHaveLength(1);
  });

  test('for good keeps everybody’s invitations away, and tells nobody', async () => {
    const { code, address } = await inviting('for-good');
    await stranger().post('/buddy/invite/refuse', { pairing_code: code, never_again: true });
    const before = mails.to(address).length;
    const other = await server().newcomer('for-good-other', 'gambling');
    await server().confirm('for-good-other');
    expect((await other.post('/buddy/add', { name: 'Bo', email: address.toUpperCase() })).status).toBe(200);
    await server().runJob('deliver_mail');
    expect(mails.to(address)).toHaveLength(before);
  });
});

describe('stopping (contract 2.8 #52)', () => {
  test('may be repeated, also after everything is gone', async () => {
    const { code, client, buddies, messages } = await accepted('stopped');
    const stop = () => stranger().post('/buddy/unsubscribe', { pairing_code: code });
    expect((await stop()).status).toBe(200);
    expect((await stop()).status).toBe(200);
    expect(await buddies()).toEqual([]);
    expect((await messages()).filter((text) => text.includes('krijgt geen mails meer'))).toHaveLength(1);
    const { uid } = (await client.get('/user/me')).json;
    expect(uid).toHaveLength(1);
    const pass = [{ existing: NEWCOMER_PASSWORD }];
    expect((await client.post('/delete-user-account', { pass })).status).toBe(200);
    expect((await stop()).status).toBe(200);
    const unknown = await stranger('127.7.0.3').post('/buddy/unsubscribe', { pairing_code: 'a'.repeat(43) });
    expect(unknown).toMatchObject(GONE);
  });

  test('by twenty presses at once happens once', async () => {
    const { code, messages } = await accepted('stopped-often');
    const answers = await Promise.all(
      TWENTY.map(() => stranger().post('/buddy/unsubscribe', { pairing_code: code })),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    expect((await messages()).filter((text) => text.includes('krijgt geen mails meer'))).toHaveLength(1);
  });
});

describe('an encouragement', () => {
  test('is one of six sentences, once a day, and arrives as it was chosen', async () => {
    const { code, messages } = await accepted('cheered');
    const send = (cheer: number) => stranger().post('/api/v1/buddy/cheer', { pairing_code: code, cheer });
    for (const wrong of [0, 7, 1.5, -1]) expect((await send(wrong)).status).toBe(400);
    const answers = await Promise.all(TWENTY.map(() => send(3)));
    expect(answers.filter(({ json }) => json.sent)).toHaveLength(1);
    const [newest] = await messages();
    expect(newest).toContain('<p>Van Bo, voor jou:</p><p>Zin in een rondje buiten?</p>');
    expect((await read(code)).json.cheered_today).toBe(true);
    server().passSeconds(86_400);
    expect((await send(1)).json.sent).toBe(true);
  });

  test('comes from a buddy who accepted', async () => {
    const { code } = await inviting('not-yet');
    const early = await stranger().post('/api/v1/buddy/cheer', { pairing_code: code, cheer: 1 });
    expect(early).toMatchObject(GONE);
  });
});
