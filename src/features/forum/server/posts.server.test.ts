import { beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import {
  categoryOf,
  commentFields,
  list,
  memberOf,
  nicknameOf,
  nidOf,
  postBy,
  postFields,
} from './forum.testing.ts';

const server = sharedTestServer();
let category = 0;
let writer: TestClient;
let reader: TestClient;
beforeAll(async () => {
  category = await categoryOf(server());
  writer = await memberOf(server(), 'schrijver');
  reader = await memberOf(server(), 'lezer');
});
const write = (client: TestClient, more: object = {}) => client.post('/node', postFields(category, more));
const fieldErrors = ({ json }: { json: { error?: Record<string, string> } }) => Object.keys(json.error ?? {});

describe('a post (contract 2.7 #39–42)', () => {
  test('is made with 201 and its location, and read by everybody of its site, kept by nobody', async () => {
    const made = await write(writer);
    expect(made.status).toBe(201);
    const nid = nidOf(made);
    expect(made.headers['location']).toBe(`/node/${nid}`);
    expect(made.json).toMatchObject({
      type: [{ target_id: 'forum', target_type: 'node_type' }],
      title: [{ value: 'Een avond zonder' }],
      body: [{ value: '<p>Het lukte.</p>', format: 'poor_text', processed: '<p>Het lukte.</p>' }],
      taxonomy_forums: [{ target_id: category, target_type: 'taxonomy_term' }],
      author: { nickname: nicknameOf('schrijver'), avatar: 1 },
      paths: { nl: `/forum/${category}/${nid}`, en: `/en/forum/${category}/${nid}` },
      flags: { like_post: false, inappropriate_post: false },
      like_count: 0,
      comment_count: 0,
      edited: false,
      revision: 1,
      is_own: true,
      is_open: true,
      hidden: null,
      following: true,
    });
    for (const path of [`/node/${nid}`, `/forum/${category}/${nid}`]) {
      const read = await reader.get(path);
      expect(read.status, path).toBe(200);
      expect(read.headers['cache-control']).toBe('no-store');
      expect(read.json).toMatchObject({ is_own: false, following: null, author: made.json.author });
    }
    const other = await memberOf(server(), 'elders', { site: 'tobacco' });
    expect((await other.get(`/node/${nid}`)).status).toBe(404);
    expect((await server().visitor('alcohol').get(`/node/${nid}`)).status).toBe(404);
  });

  test('is refused by field: empty, tags only, too long, and in a category that this site lacks', async () => {
    const elsewhere = await categoryOf(server(), 'quit');
    const badge = await list(reader, 'badges');
    const cases: [object, string[]][] = [
      [{ title: '' }, ['title']],
      [{ title: 'x'.repeat(121) }, ['title']],
      [{ body: '' }, ['body']],
      [{ body: '<p><b> </b><img src=x></p>' }, ['body']],
      [{ body: `<p>${'x'.repeat(10_001)}</p>` }, ['body']],
      [{ title: 'Een \0avond' }, ['title']],
      [{ body: '<p>Een \0avond</p>' }, ['body']],
      [{ taxonomy_forums: undefined }, ['taxonomy_forums']],
      [{ taxonomy_forums: elsewhere }, ['taxonomy_forums']],
      [{ taxonomy_forums: badge.json.rows[0].tid }, ['taxonomy_forums']],
      [{ taxonomy_forums: 10 ** 12 }, ['taxonomy_forums']],
      [{ title: '', body: '', taxonomy_forums: 'x' }, ['title', 'body', 'taxonomy_forums']],
    ];
    for (const [more, fields] of cases) {
      const answer = await write(writer, more);
      expect(answer.status, JSON.stringify(more).slice(0, 60)).toBe(422);
      expect(fieldErrors(answer).toSorted()).toEqual(fields.toSorted());
    }
    expect((await write(writer, { body: 'x'.repeat(70_000) })).status).toBe(422);
  });

  test('needs a nickname, and none to be read or liked', async () => {
    const nameless = await server().newcomer('naamloos');
    const answer = await write(nameless);
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual(['field_nickname']);
    const nid = await postBy(writer, category, { body: '<p>Voor wie leest.</p>' });
    expect((await nameless.get(`/node/${nid}`)).status).toBe(200);
    expect((await nameless.post(`/entity/flagging/like_post/node/${nid}`)).status).toBe(201);
  });

  test('is changed by its writer alone; title and category stay, and an older revision is a conflict', async () => {
    const nid = await postBy(writer, category, { body: '<p>Eerste versie.</p>' });
    const change = { type: 'forum', title: 'Andere titel', body: '<p>Tweede versie.</p>', revision: 1 };
    const changed = await writer.patch(`/node/${nid}`, change);
    expect(changed).toMatchObject({ status: 200, json: { edited: true, revision: 2 } });
    const same = { type: 'forum', body: '<p>Tweede versie.</p>', revision: 2 };
    expect((await writer.patch(`/node/${nid}`, same)).json, 'the same is no change').toMatchObject({
      revision: 2,
    });
    expect(changed.json.title[0].value).toBe('Een avond zonder');
    const late = await writer.patch(`/node/${nid}`, { ...change, body: '<p>Te laat.</p>' });
    expect(late).toMatchObject({ status: 409, json: { code: 'edit_conflict', current: { revision: 2 } } });
    expect(late.json.current.body[0].value).toBe('<p>Tweede versie.</p>');
    expect((await reader.patch(`/node/${nid}`, change)).status).toBe(403);
    expect((await reader.delete(`/node/${nid}`)).status).toBe(403);
    expect((await writer.delete(`/node/${nid}`)).status).toBe(403);
    expect((await writer.patch('/node/999999999', change)).status).toBe(404);
  });

  test('loses its name for ever, and its writer’s comments only where they ask for it', async () => {
    const nid = await postBy(writer, category, { body: '<p>Zonder naam.</p>' });
    const own = await writer.post('/comment', commentFields(nid, { field_body: 'Nog iets.' }));
    expect(own.json).toMatchObject({ is_original_poster: true, is_own: true });
    expect((await reader.patch(`/entity/node/${nid}/anonymize`, {})).status).toBe(403);
    const gone = await writer.patch(`/entity/node/${nid}/anonymize`, {});
    expect(gone).toMatchObject({ status: 200, json: { author: null, is_own: false, following: true } });
    expect(gone.json.uid).toEqual([{ target_id: 0, target_type: 'user' }]);
    expect(gone.json.body[0].value).toBe('<p>Zonder naam.</p>');
    const [comment] = (await list(reader, 'forum_post_comments', `?args[]=${nid}`)).json.rows;
    expect(comment).toMatchObject({
      author: { nickname: nicknameOf('schrijver') },
      is_original_poster: false,
    });
    expect((await writer.patch(`/node/${nid}`, { type: 'forum', body: 'x' })).status).toBe(403);
    const again = await writer.patch(`/entity/node/${nid}/anonymize`, { anonymize_comments: true });
    expect(again).toMatchObject({ status: 200, json: { author: null, following: null } });
    const [after] = (await list(reader, 'forum_post_comments', `?args[]=${nid}`)).json.rows;
    expect(after).toMatchObject({ author: null, uid: [{ target_id: 0 }], is_own: false });
  });
});

describe('lists', () => {
  test('categories come in the order of the content, only those of the site, with what they hold', async () => {
    const before = (await list(reader, 'forum_categories')).json.rows;
    expect(before.map(({ name }: { name: string }) => name)).toEqual([
      'Stel je voor',
      'Minderen of stoppen',
      'Lastige momenten',
      'Na een uitglijder',
      'Veilig beginnen',
      'Thuis, werk en vrienden',
      'Wat komt ervoor in de plaats?',
      'Goed nieuws',
    ]);
    const good = await categoryOf(server(), 'good-news');
    const nid = await postBy(writer, good, { body: '<p>Goed nieuws.</p>' });
    await reader.post('/comment', commentFields(nid));
    const after = (await list(reader, 'forum_categories')).json.rows.at(-1);
    expect(after).toMatchObject({
      tid: good,
      url: `/forum/${good}`,
      post_count: 1,
      comment_count: 1,
      last_comment_timestamp: Math.floor(server().clock.now().getTime() / 1000),
    });
  });

  test('posts come by their latest activity, ten a page, each with what is new', async () => {
    const people = await categoryOf(server(), 'people');
    const nids: number[] = [];
    for (let at = 0; at < 11; at += 1) {
      nids.push(await postBy(writer, people, { title: `Bericht ${at}`, body: `<p>Bericht ${at}</p>` }));
      server().passSeconds(1);
    }
    await reader.post('/comment', commentFields(nids[0] ?? 0, { field_body: 'Als laatste.' }));
    const first = (await list(writer, 'forum_category_posts', `?args[]=${people}`)).json;
    expect(first.pager).toMatchObject({ total_items: 11, total_pages: 2, items_per_page: 10 });
    expect(first.rows[0]).toMatchObject({ nid: nids[0], comment_count: 1, unread_count: 1, is_own: true });
    expect(first.rows[0].created, 'the row is flat').toMatch(/^2026-11-20T[\d:.]+Z$/);
    expect(first.rows[1].nid).toBe(nids[10]);
    await writer.put(`/api/v1/forum/posts/${nids[0]}/read-position`, { position: 5 });
    const read = (await list(writer, 'forum_category_posts', `?args[]=${people}`)).json;
    expect(read.rows[0].unread_count).toBe(0);
    const last = (await list(writer, 'forum_category_posts', `?args[]=${people}&page=1`)).json;
    expect(last.rows.map(({ nid }: { nid: number }) => nid)).toEqual([nids[1]]);
    const past = await list(writer, 'forum_category_posts', `?args[]=${people}&page=999999`);
    expect(past).toMatchObject({ status: 200, json: { rows: [] } });
    expect((await list(writer, 'forum_category_posts', `?args[]=${people}&page=-1`)).status).toBe(400);
    expect((await list(writer, 'forum_category_posts', '?args[]=x')).status).toBe(400);
    expect((await list(writer, 'forum_category_posts', '?args[]=999999999')).status).toBe(404);
  });
});
