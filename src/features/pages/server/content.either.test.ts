import { describe, expect, test } from 'vitest';
import { SITES, type Site } from '#domain/site/site.ts';
import { PIECES } from '#server/content-cli/pieces.testing.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const visitor = (site: Site = 'alcohol', language: 'nl' | 'en' = 'nl') =>
  server().visitor(site, { language });
const tipsOf = (site: Site) => PIECES.filter(({ id }) => id.startsWith(`${site}/tip/`));

describe('a node or term by its number (contract 2.6 #33, #34)', () => {
  const numberOf = async (site: Site) => {
    const { json } = await visitor(site).get('/entity/view/tips/block_1/results');
    return json.rows[0].nid[0].value as number;
  };

  test('a tip, on its own site only, in the language of the call', async () => {
    const nid = await numberOf('gambling');
    const { status, json } = await visitor('gambling').get(`/node/${nid}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({ type: [{ target_id: 'tip' }], nid: [{ value: nid }] });
    const { nl, en } = json.paths as Record<string, string>;
    expect(en).toBe(`/en${nl}`);
    expect((await visitor('gambling').get(nl ?? '')).json).toEqual(json);
    expect((await visitor('alcohol').get(nl ?? '')).status).toBe(404);
    expect(json.field_text[0].value).toMatch(/\S/);
    expect((await visitor('gambling', 'en').get(`/node/${nid}`)).json.title).not.toEqual(json.title);
    expect((await visitor('alcohol').get(`/node/${nid}`)).status).toBe(404);
  });

  test('the programme requires a login here as well', async () => {
    const anna = await server().login('Anna');
    const node = (await anna.get('/get-program-node/alcohol')).json;
    const path = `/node/${node.nid[0].value}`;
    expect((await anna.get(path)).json).toEqual(node);
    expect(await visitor().get(path)).toMatchObject({ status: 403, json: { code: 'login_required' } });
  });

  test('a term, which is not a node, nor the other way round', async () => {
    const anna = await server().login('Anna');
    const node = (await anna.get('/get-program-node/alcohol')).json.nid[0].value as number;
    const found = await firstTerm();
    expect(found.json).toMatchObject({
      entity_type: 'taxonomy_term',
      vid: [{ target_type: 'taxonomy_vocabulary' }],
      name: [{ value: expect.stringMatching(/\S/) }],
    });
    expect((await visitor().get(`/node/${found.tid}`)).status).toBe(404);
    expect((await anna.get(`/taxonomy/term/${node}`)).status).toBe(404);
  });

  test('content that is part of something else is not a node', async () => {
    const anna = await server().login('Anna');
    const { json } = await anna.get('/get-program-node/alcohol');
    const [phase] = json.field_paragraphs;
    for (const { target_id: number } of [phase, phase.field_exercise[0]]) {
      expect((await anna.get(`/node/${number}`)).status).toBe(404);
    }
  });

  test.each(['0', '999999999', '1234567890', '12abc', '-1', '1.5', ''])(
    '%j is not a node id',
    async (nid) => {
      expect((await visitor().get(`/node/${nid}`)).status).toBe(404);
      expect((await visitor().get(`/taxonomy/term/${nid}`)).status).toBe(404);
    },
  );

  /** Terms have no list yet, so this finds the first one by counting. */
  async function firstTerm() {
    for (let tid = 1; tid < 2_000; tid += 1) {
      const { status, json } = await visitor().get(`/taxonomy/term/${tid}`);
      if (status === 200) return { tid, json };
    }
    throw new Error('There is no term');
  }
});

describe('translating a path (contract 2.6 #32)', () => {
  const translate = (path: string) => `/router/translate-path?path=${encodeURIComponent(path)}`;

  test('describes the page, in the language of the path', async () => {
    for (const [path, label] of [
      ['/privacy', 'Privacy'],
      ['/nl/privacy', 'Privacy'],
      ['/en/privacy', 'Privacy'],
    ] as const) {
      const { status, json } = await visitor().get(translate(path));
      expect(status, path).toBe(200);
      const { nid, uuid } = (await visitor().get('/privacy')).json;
      expect(json).toEqual({
        resolved: `http://alcohol.localhost:3000/node/${nid[0].value}`,
        isHomePath: false,
        entity: {
          canonical: `http://alcohol.localhost:3000${path.replace('/nl/', '/')}`,
          type: 'node',
          bundle: 'basic_page',
          id: String(nid[0].value),
          uuid: uuid[0].value,
        },
        label,
      });
    }
  });

  test('answers 403 and 404 like the page itself', async () => {
    const anna = await server().login('Anna');
    expect(await visitor().get(translate('/programma'))).toMatchObject({
      status: 403,
      json: { message: 'Access denied for entity.', code: 'login_required' },
    });
    expect((await anna.get(translate('/en/program'))).json).toMatchObject({
      label: 'Programme',
      entity: { bundle: 'program', canonical: 'http://alcohol.localhost:3000/en/program' },
    });
    expect((await anna.get(translate('/form/s-my-reasons'))).json).toMatchObject({
      resolved: 'http://alcohol.localhost:3000/form/s-my-reasons',
      entity: { type: 'webform', id: 's-my-reasons' },
    });
    for (const path of ['/zomaar', '//evil.example/privacy', 'privacy', '']) {
      expect((await anna.get(translate(path))).status, path).toBe(404);
    }
    expect((await anna.get('/router/translate-path')).status).toBe(404);
  });
});

describe('tips (contract section 3)', () => {
  test.each(SITES)('of %s are all in its list, in order, a page at a time', async (site) => {
    const { status, json } = await visitor(site).get('/entity/view/tips/block_1/results');
    expect(status).toBe(200);
    const own = tipsOf(site);
    expect(json.pager).toEqual({
      current_page: 0,
      total_items: own.length,
      total_pages: Math.ceil(own.length / 10),
      items_per_page: 10,
    });
    const titles = json.rows.map((row: { title: { value: string }[] }) => row.title[0]?.value);
    const written = own.map(({ content }) => (content as { title: { nl: string } }).title.nl);
    expect(titles).toEqual(written.slice(0, 10));
    const beyond = await visitor(site).get('/entity/view/tips/block_1/results?page=9');
    expect(beyond.json).toMatchObject({ rows: [], pager: { current_page: 9 } });
  });

  test('of today are three, and others tomorrow', async () => {
    const path = '/entity/view/tips/block_2/results';
    const ids = async () =>
      (await visitor().get(path)).json.rows.map((row: { nid: { value: number }[] }) => row.nid[0]?.value);
    const today = await ids();
    expect(today).toHaveLength(3);
    expect((await visitor().get(path)).json.pager.total_pages).toBe(1);
    server().passSeconds(86_400);
    const tomorrow = await ids();
    server().passSeconds(-86_400);
    expect(tomorrow).toHaveLength(3);
    expect(tomorrow.some((id: number) => today.includes(id))).toBe(false);
  });
});

test.each([
  '/privacy',
  '/entity/view/tips/block_1/results',
  '/entity/view/tips/block_2/results',
  '/router/translate-path?path=/privacy',
])('%s is not sent again to who has it', async (path) => {
  const first = await visitor().get(path);
  const { etag } = first.headers as { etag: string };
  expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const again = await visitor().get(path, { headers: { 'if-none-match': etag } });
  expect(again).toMatchObject({ status: 304, text: '', headers: { etag } });
  const other = await visitor('tobacco', 'en').get(path, { headers: { 'if-none-match': etag } });
  expect(other.status).toBe(200);
});
