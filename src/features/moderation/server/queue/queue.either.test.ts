import { beforeAll, describe, expect, test } from 'vitest';
import {
  categoryOf,
  commentBy,
  commentFields,
  list,
  memberOf,
  nicknameOf,
  postBy,
} from '#features/forum/server/forum.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import type { QueueRow } from '../../staff-contract.ts';
import { conversation, decideOn, queueOf, report, reported, reportToQueue } from '../moderation.testing.ts';

const server = sharedTestServer();
let moderator: TestClient;
let category = 0;
beforeAll(async () => {
  moderator = await server().staff('moderator');
  category = await categoryOf(server());
});
const of = (rows: readonly QueueRow[], title: string) => rows.filter((row) => row.title === title);
const titled = (title: string, text: string) => ({
  title: [{ value: title }],
  body: [{ value: `<p>${text}</p>` }],
});

describe('what comes into the queue (settled: staff)', () => {
  test('is first what shows danger, then what was reported, then the first text of a new account', async () => {
    const writer = await memberOf(server(), 'in-de-rij');
    const reader = await memberOf(server(), 'meldt');
    const fresh = await memberOf(server(), 'eerste-keer', { isNew: true });
    await postBy(fresh, category, titled('Nieuw hier', 'Hoi allemaal.'));
    const nid = await postBy(writer, category, titled('Gemeld', 'Twee pakken.'));
    await report(reader, 'post', nid);
    server().passSeconds(1);
    await postBy(writer, category, titled('Nood', 'Ik wil niet meer leven.'));
    await postBy(writer, category, titled('Gewoon', 'Vandaag ging het goed.'));
    const rows = await queueOf(moderator);
    const ours = rows.filter(({ title }) => ['Nieuw hier', 'Gemeld', 'Nood', 'Gewoon'].includes(title));
    expect(ours.map(({ title, cause }) => [title, cause])).toEqual([
      ['Nood', 'danger'],
      ['Gemeld', 'report'],
      ['Nieuw hier', 'newAccount'],
    ]);
    expect(ours[1]).toMatchObject({
      site: 'alcohol',
      kind: 'post',
      category: 'Lastige momenten',
      hidden_by: null,
      report_count: 1,
      report_reasons: ['triggers'],
    });
  });

  test('is there once, with its most urgent cause, and stays when a report is taken back', async () => {
    const fresh = await memberOf(server(), 'steeds-erger', { isNew: true });
    const nid = await postBy(fresh, category, titled('Steeds erger', 'Hoi.'));
    const causes = async () => of(await queueOf(moderator), 'Steeds erger').map(({ cause }) => cause);
    expect(await causes()).toEqual(['newAccount']);
    const reader = await memberOf(server(), 'trekt-in');
    await report(reader, 'post', nid);
    expect(await causes()).toEqual(['report']);
    await reader.delete(`/entity/flagging/inappropriate_post/node/${nid}`);
    expect(await causes()).toEqual(['report']);
    await fresh.patch(`/node/${nid}`, { body: [{ value: '<p>Ik wil dood.</p>' }], revision: 1 });
    expect(await causes()).toEqual(['danger']);
    await postBy(fresh, category, titled('Steeds erger', 'Nog een bericht.'));
    expect(await causes()).toEqual(['danger']);
  });

  test('is one item after three reports at once, which hide the text', async () => {
    const { cid, shownTo, writer } = await conversation(server(), 'drie-tegelijk');
    const readers = await Promise.all([1, 2, 3].map((nth) => memberOf(server(), `melder-${nth}`)));
    await Promise.all(readers.map((reader) => report(reader, 'comment', cid, 'ads')));
    expect((await shownTo(readers[0] ?? writer)).hidden).toEqual({ by: 'reports', reason: null });
    const item = (await queueOf(moderator)).find(({ report_count }) => report_count === 3);
    expect(item).toMatchObject({
      cause: 'hidden',
      kind: 'comment',
      hidden_by: 'reports',
      report_reasons: ['ads'],
    });
  });

  test('comes right after danger if three reports hid it, before older reports', async () => {
    const readers = await Promise.all([1, 2, 3].map((nth) => memberOf(server(), `verbergt-${nth}`)));
    const writer = await memberOf(server(), 'verborgen-na-drie');
    const place = (title: string, text = `Gewoon ${title}.`) => postBy(writer, category, titled(title, text));
    const older = await place('Ouder gemeld');
    await report(readers[0] ?? writer, 'post', older);
    server().passSeconds(1);
    const hidden = await place('Door drie gemeld');
    for (const reader of readers) await report(reader, 'post', hidden);
    server().passSeconds(1);
    await place('Later in nood', 'Ik wil niet meer leven.');
    const titles = ['Later in nood', 'Door drie gemeld', 'Ouder gemeld'];
    const order = (await queueOf(moderator)).map(({ title }) => title);
    expect(order.filter((title) => titles.includes(title))).toEqual(titles);
  });
});

describe('the queue', () => {
  test('is read page by page, without leaving out or showing twice', async () => {
    const { nid } = await conversation(server(), 'lange-rij');
    await rowsOf(
      server().connection.db,
      `with made as (insert into forum_comment (nid, position, uuid, body, language, created_at, changed_at)
         select ${nid}, 1000 + n, gen_random_uuid(), 'x', 'nl', now(), now() from generate_series(1, 120) n returning cid)
       insert into moderation_item (site, kind, target, rank, opened_at)
       select 'alcohol', 'comment', cid, cid % 4, '2026-11-20T10:00Z' from made`,
    );
    expect((await moderator.get('/staff/v1/queue')).json.rows).toHaveLength(50);
    const seen = await queueOf(moderator);
    expect(seen.length).toBeGreaterThanOrEqual(120);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    const rank = { danger: 0, hidden: 1, report: 2, newAccount: 3 };
    const ranks = seen.map(({ cause }) => rank[cause]);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  });

  test.each(['%', '1', '0.1', "0.1.1'", '0.1.1.1', '9'.repeat(40)])('has no page %s', async (page) => {
    const answer = await moderator.get(`/staff/v1/queue?page=${encodeURIComponent(page)}`);
    expect(answer).toMatchObject({ status: 400, json: { code: 'malformed_request' } });
  });

  test('says when moderators look, as the forum does', async () => {
    const { moderator_hours } = (await moderator.get('/staff/v1/queue')).json;
    expect(moderator_hours).toBe('op werkdagen tussen 9.00 en 17.00 uur');
    const english = await server().newcomer('reads-hours', 'alcohol', { language: 'en' });
    expect((await english.get('/api/v1/forum')).json.moderator_hours).toBe(
      'on working days between 9 am and 5 pm',
    );
  });
});

describe('an item', () => {
  test('shows the text as typed with what stands around it, and whose it is by pseudonym', async () => {
    const writer = await memberOf(server(), 'buren');
    const nid = await postBy(writer, category, titled('Met buren', 'De opening.'));
    const say = async (text: string, pid?: number) => {
      const more = {
        field_body: [{ value: text }],
        ...(pid === undefined ? {} : { pid: [{ target_id: pid }] }),
      };
      return commentBy(writer, nid, more);
    };
    const first = await say('<p>Eerste.</p>');
    await say('<p>Tweede.</p>');
    const payload =
      '<p>Kijk <a href="https://voorbeeld.example/?a=1&amp;b=2"><strong>hier</strong></a></p><p>&lt;img src=x onerror="alert(1)"&gt;</p><ul><li>een</li></ul>';
    const cid = await say(payload, first);
    await say('<p>Vierde.</p>');
    const reader = await memberOf(server(), 'buur');
    await report(reader, 'comment', cid, 'ads');
    const row = of(await queueOf(moderator), 'Met buren')[0];
    const { json } = await moderator.get(`/staff/v1/queue/${row?.id}`);
    expect(json).toMatchObject({
      ...row,
      text: 'Kijk hier (https://voorbeeld.example/?a=1&b=2)\n\n<img src=x onerror="alert(1)">\neen',
      language: 'nl',
      revision: 1,
      edited: false,
      locked: false,
      account_age: 30,
      closed_off: null,
      writer: { nickname: nicknameOf('buren'), number: expect.any(Number) },
      reports: [{ reason: 'ads', count: 1 }],
      earlier: [],
      actions: ['dismiss', 'hide', 'answer', 'remove_nickname', 'close_off', 'remove'],
      decision: null,
    });
    expect(json.neighbours.map(({ place, text }: { place: string; text: string }) => [place, text])).toEqual([
      ['post', 'De opening.'],
      ['parent', 'Eerste.'],
      ['previous', 'Tweede.'],
      ['next', 'Vierde.'],
    ]);
    expect(json.rules.map(({ rule }: { rule: string }) => rule)).toContain('fits');
    const hide = json.told.find(({ action }: { action: string }) => action === 'hide');
    expect(hide.text).toMatch(
      /^Een moderator heeft je reactie van 20 november 2026 verborgen\. Afspraak: \{\{rule\}\}\./,
    );
  });

  test('leaves out a nickname that its writer took off, but not the number', async () => {
    const { writer, reader, cid } = await conversation(server(), 'naamloos');
    await writer.patch(`/entity/comment/${cid}/anonymize`);
    await report(reader, 'comment', cid, 'personal');
    const id = (await queueOf(moderator)).find(({ report_reasons }) =>
      report_reasons.includes('personal'),
    )?.id;
    const { json, text } = await moderator.get(`/staff/v1/queue/${id}`);
    expect(json.writer).toEqual({ nickname: null, number: expect.any(Number) });
    expect(JSON.stringify(json.writer)).not.toContain('naamloos');
    expect(text).not.toContain('naamloos@');
  });

  test('says that a moderator wrote it, as a reply to it does', async () => {
    const { reader, item, nid } = await reported(server(), 'weerwoord', moderator);
    await decideOn(moderator, item, {
      action: 'answer',
      rule: 'protect',
      reason: 'Zorg.',
      answer: 'Bel 113.',
    });
    const comments = async () => (await list(reader, 'forum_post_comments', `?args[]=${nid}`)).json.rows;
    const official = (await comments()).at(-1).cid[0].value;
    const reply = await reader.post('/comment', commentFields(nid, { field_body: 'Dank.', pid: official }));
    const answersTheModerator = { parent_by_moderator: true, parent_author: null };
    expect(reply.json).toMatchObject(answersTheModerator);
    expect((await comments()).at(-1)).toMatchObject(answersTheModerator);

    expect((await report(reader, 'comment', official, 'own')).status, 'no participant wrote it').toBe(422);
    const queued = await reportToQueue(moderator, reader, 'comment', official);
    const read = async (id: number) => (await moderator.get(`/staff/v1/queue/${id}`)).json;
    expect(await read(queued)).toMatchObject({ by_moderator: true, writer: null, text: 'Bel 113.' });
    expect(await read(item)).toMatchObject({ by_moderator: false });
    await decideOn(moderator, queued, { action: 'dismiss', rule: 'fits', reason: 'Past.' });
    const { rows } = (await moderator.get('/staff/v1/decisions')).json;
    expect(rows.slice(0, 2)).toMatchObject([{ by_moderator: true }, { by_moderator: false }]);
  });

  test('is unknown where there is none', async () => {
    for (const id of ['999999999', '0', '%', 'x', '9'.repeat(12)]) {
      const read = await moderator.get(`/staff/v1/queue/${encodeURIComponent(id)}`);
      expect([400, 404], id).toContain(read.status);
      const body = { action: 'dismiss', rule: 'fits', reason: 'Prima.' };
      const decided = await decideOn(moderator, Number(id) || 0, body);
      expect([400, 404], id).toContain(decided.status);
    }
  });
});

test('only moderators and administrators see any of it, and only on their own host', async () => {
  const paths = ['/staff/v1/queue', '/staff/v1/queue/1', '/staff/v1/appeals'];
  for (const path of paths) {
    expect((await server().staffVisitor().get(path)).json.code, path).toBe('login_required');
    const anna = await server().login('Anna');
    expect((await anna.get(path)).status, path).toBe(404);
  }
  const support = await server().staff('support');
  for (const path of paths) expect((await support.get(path)).json.code, path).toBe('role_missing');
  const decide = await decideOn(support, 1, { action: 'hide', rule: 'urges', reason: 'x' });
  expect(decide.json.code).toBe('role_missing');
  expect((await (await server().staff('administrator')).get('/staff/v1/queue')).status).toBe(200);
});
