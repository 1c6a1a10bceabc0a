import { describe, expect, test } from 'vitest';
import { SITES, type Site, siteProfile } from '#domain/site/site.ts';
import { readAllPieces } from '#server/content-cli/kinds.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { pageOf } from '../page-contract.ts';

const server = sharedTestServer();
const visitor = (site: Site = 'alcohol', language: 'nl' | 'en' = 'nl') =>
  server().visitor(site, { language });
const tipsOf = (site: Site) => readAllPieces().filter(({ id }) => id.startsWith(`${site}/tip/`));

describe('a page by its path (contract 2.6 #31)', () => {
  test('is there in both languages, with where it is in each', async () => {
    const paths = { nl: '/privacy', en: '/en/privacy' };
    const dutch = await visitor().get('/privacy?_format=json');
    expect(dutch).toMatchObject({
      status: 200,
      json: {
        entity_type: 'node',
        type: [{ target_id: 'basic_page', target_type: 'node_type' }],
        langcode: [{ value: 'nl' }],
        title: [{ value: 'Privacy' }],
        status: [{ value: true }],
        path: [{ alias: '/privacy', langcode: 'nl' }],
        paths,
      },
    });
    const english = await visitor('alcohol', 'en').get('/privacy');
    expect(english).toMatchObject({ status: 200, json: { langcode: [{ value: 'en' }], paths } });
    expect(english.json.nid).toEqual(dutch.json.nid);
    expect(english.json.field_paragraphs).not.toEqual(dutch.json.field_paragraphs);
    expect(JSON.stringify([dutch.json, english.json])).not.toMatch(/\{\{|undefined/);
  });

  test('has its paragraphs whole, in order', async () => {
    const { json } = await visitor().get('/privacy');
    const texts = json.field_paragraphs.filter(
      ({ type }: { type: { target_id: string }[] }) => type[0]?.target_id === 'text',
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(texts[0]).toMatchObject({
      target_id: expect.any(Number),
      target_type: 'paragraph',
      field_key: [{ value: expect.any(String) }],
      field_text: [{ value: expect.stringMatching(/\S/) }],
    });
  });

  test('the programme asks to be logged in, under its path of each language', async () => {
    const anna = await server().login('Anna');
    expect(await visitor().get('/programma')).toMatchObject({
      status: 403,
      json: { code: 'login_required' },
    });
    expect((await visitor('alcohol', 'en').get('/program')).status).toBe(403);
    const own = await anna.get('/programma');
    expect(own.json).toEqual((await anna.get('/get-program-node/alcohol')).json);
    expect(own.json).toMatchObject({
      path: [{ alias: '/programma' }],
      paths: { nl: '/programma', en: '/en/program' },
    });
    expect((await anna.get('/program')).status).toBe(404);
  });

  test('the tour asks to be logged in, and each site words its own', async () => {
    const steps = async (site: Site, path: string, language: 'nl' | 'en' = 'nl') => {
      const person = await server().newcomer(`tour-${site}`, site, { language });
      const parts = pageOf((await person.get(path)).json).blocks;
      for (const part of parts) {
        expect(part).toMatchObject({ type: 'step', title: expect.stringMatching(/\S/) });
        expect(part.text).toMatch(/^[^{]+\.$/);
      }
      return parts.map(({ key }) => key);
    };
    expect(await visitor().get('/welkom')).toMatchObject({
      status: 403,
      json: { code: 'login_required' },
    });
    const whole = ['welcome', 'programme', 'plan', 'days', 'calendar', 'help'];
    expect(await steps('alcohol', '/welkom')).toEqual(whole);
    expect(await steps('tobacco', '/welcome', 'en')).toEqual(whole);
    expect(await steps('naasten', '/welkom')).toEqual(['welcome', 'programme', 'yours', 'help']);
    expect((await visitor('poh').get('/welkom')).status).toBe(404);
  });

  test('an exercise is a form, with its questions', async () => {
    const anna = await server().login('Anna');
    const { status, json } = await anna.get('/form/s-my-reasons');
    expect(status).toBe(200);
    expect(json).toMatchObject({ entity_type: 'webform', id: [{ value: 's-my-reasons' }] });
    expect(json.elements).toEqual((await anna.get('/get-webform-fields/alcohol/s-my-reasons')).json);
    expect(json.nid ?? json.tid).toBeUndefined();
    expect((await visitor().get('/form/s-my-reasons')).status).toBe(403);
    expect((await anna.get('/form/g-facts')).status).toBe(404);
  });

  test('a page whose address only the content knows, in each language of the site', async () => {
    const { status, json } = await visitor().get('/cookies');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      type: [{ target_id: 'basic_page' }],
      paths: { nl: '/cookies', en: '/en/cookies' },
    });
    expect((await visitor('alcohol', 'en').get('/cookies')).json.field_paragraphs[0].field_text).not.toEqual(
      json.field_paragraphs[0].field_text,
    );
    expect((await visitor('poh').get('/cookies')).json.paths).toEqual({ nl: '/cookies' });
  });

  test.each([
    '/zomaar',
    '/privacy/meer',
    '/form/none',
    '/mijn-plan',
    '/api/v1/none',
    '/tips/geen-tip',
    '/node',
  ])('%s is no page', async (path) => {
    expect(await visitor().get(path)).toMatchObject({
      status: 404,
      json: { message: 'Not found.', code: 'not_found' },
    });
  });

  test('is not there where the site lacks it, nor in a language it lacks', async () => {
    for (const site of ['naasten', 'poh'] as const) {
      const hasProgramme = (await visitor(site).get(`/get-program-node/${site}`)).status !== 404;
      expect((await visitor(site).get('/programma')).status === 404, site).toBe(!hasProgramme);
    }
    expect((await visitor('poh').get('/privacy')).json.paths).toEqual({ nl: '/privacy' });
    expect((await visitor('poh', 'en').get('/privacy')).status).toBe(404);
  });

  test('does not turn wrong methods of unknown paths into known ones', async () => {
    expect((await visitor().send('POST', '/zomaar', undefined)).status).toBe(404);
    expect((await visitor().send('PUT', '/privacy', undefined)).status).toBe(404);
  });

  test('does not stand in the way of the description of the calls', async () => {
    expect((await server().app.inject('/api/openapi.json')).json()).toHaveProperty('openapi');
  });
});

describe('a page that stands in a dialog as well', () => {
  test.each(SITES)('help with using %s is there for everyone, in its languages', async (site) => {
    const { json } = await visitor(site).get('/support');
    expect(pageOf(json).blocks).toMatchObject([
      { key: 'urgent', text: expect.stringContaining('113') },
      { type: 'cta', href: '/hulp' },
      { key: 'password' },
      { key: 'saved' },
      { key: 'contact', text: expect.stringMatching(/^Bel [^{]+\.$/) },
    ]);
    const english = await visitor(site, 'en').get('/support');
    expect(english.status).toBe(siteProfile(site).languages.includes('en') ? 200 : 404);
    expect(english.text.includes('"/en/help"')).toBe(english.status === 200);
  });
});

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

  test('the programme asks to be logged in here as well', async () => {
    const anna = await server().login('Anna');
    const node = (await anna.get('/get-program-node/alcohol')).json;
    const path = `/node/${node.nid[0].value}`;
    expect((await anna.get(path)).json).toEqual(node);
    expect(await visitor().get(path)).toMatchObject({ status: 403, json: { code: 'login_required' } });
  });

  test('a term, which is no node, nor the other way round', async () => {
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

  test('what is part of something else has no node of its own', async () => {
    const anna = await server().login('Anna');
    const { json } = await anna.get('/get-program-node/alcohol');
    const [phase] = json.field_paragraphs;
    for (const { target_id: number } of [phase, phase.field_exercise[0]]) {
      expect((await anna.get(`/node/${number}`)).status).toBe(404);
    }
  });

  test.each(['0', '999999999', '1234567890', '12abc', '-1', '1.5', ''])(
    '%j is no number of a node',
    async (nid) => {
      expect((await visitor().get(`/node/${nid}`)).status).toBe(404);
      expect((await visitor().get(`/taxonomy/term/${nid}`)).status).toBe(404);
    },
  );

  /** Terms have no list yet, so the first one is looked for by counting. */
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

  test('says what stands there, in the language of the path', async () => {
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

  test('refuses and misses like the page itself', async () => {
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

  test('of today are three of them, and others tomorrow', async () => {
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
