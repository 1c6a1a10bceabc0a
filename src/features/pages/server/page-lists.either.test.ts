import { beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '#domain/site/site.ts';
import { loadPieces } from '#platform/content/load.ts';
import { contentText } from '#platform/content/reader.ts';
import { readAllPieces } from '#server/content-cli/kinds.ts';
import { TEST_NOW } from '#server/testing/test-environment.ts';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';

const server = sharedTestServer({}, unbuiltPages(renderPage));
const LISTS = [
  'messages-block_1',
  'diary_overview-block_1',
  'forum_categories-block_1',
  'milestones-block_1',
  'badges-block_1',
  'tips-block_2',
];

/** The page about cookies, with a paragraph for each list and one for an exercise. */
function withLists(path: string): string {
  const text = contentText(path);
  if (path !== 'pages/support.yaml') return text;
  const paragraphs = LISTS.map(
    (list, index) => `\n      - { key: list-${index}, type: block_reference, block: "views_block:${list}" }`,
  );
  const form = '\n      - { key: form, type: webform, exercise: s-my-reasons }';
  return text.replace(/(id: cookies[^]*?paragraphs:)/, `$1${paragraphs.join('')}${form}`);
}

beforeAll(async () => {
  await loadPieces(server().connection.patientDb, readAllPieces(withLists), { now: TEST_NOW });
});

async function listsOn(site: Site): Promise<string[]> {
  const { json } = await server().visitor(site).get('/cookies');
  type Paragraph = { readonly field_block?: readonly { readonly plugin_id: string }[] };
  return json.field_paragraphs.flatMap(({ field_block = [] }: Paragraph) =>
    field_block.map(({ plugin_id }) => plugin_id.replace('views_block:', '')),
  );
}

async function pageOn(site: Site, cookie = '') {
  const headers = { host: `${site}.localhost:3000`, cookie };
  const { statusCode, headers: answered, body } = await server().app.inject({ url: '/cookies', headers });
  return { status: statusCode, headers: answered, main: /<main.*<\/main>/s.exec(body)?.[0] ?? '' };
}

describe('a list on a page of the content (contract section 3)', () => {
  test('is there where its part of the product is', async () => {
    await expect.poll(() => listsOn('alcohol')).toEqual(LISTS);
    expect(await listsOn('naasten')).toEqual(['messages-block_1', 'tips-block_2']);
    expect(await listsOn('poh')).toEqual(['tips-block_2']);
  });

  test('of the reader’s own asks a visitor to log in, and comes back here', async () => {
    const { status, main, headers } = await pageOn('alcohol');
    expect(status).toBe(200);
    expect(main.match(/Log in om dit te zien\./g)).toHaveLength(5);
    expect(main).toContain('href="/inloggen?origin=%2Fcookies"');
    expect(main).not.toContain('data-fetches');
    expect(headers['etag']).toBeDefined();
  });

  test('of the reader’s own is fetched by the browser, if somebody is logged in', async () => {
    const { cookie = '' } = await server().login('Anna');
    const { main } = await pageOn('alcohol', cookie);
    expect(main.match(/data-fetches/g)).toHaveLength(5);
    expect(main).not.toContain('Log in om dit te zien.');
  });
});

test('the form of an exercise is a link with its name, where the site has it', async () => {
  await expect.poll(async () => (await pageOn('alcohol')).main).toContain('href="/form/s-my-reasons"');
  const { json } = await server().visitor('alcohol', { language: 'en' }).get('/cookies');
  type Paragraph = { readonly field_webform?: unknown; readonly field_webform_title?: unknown };
  const form = json.field_paragraphs.find(({ field_webform }: Paragraph) => field_webform);
  expect(form.field_webform).toEqual([{ target_id: 's-my-reasons', url: '/en/form/s-my-reasons' }]);
  expect((await pageOn('alcohol')).main).toMatch(/href="\/form\/s-my-reasons"[^>]*>[^<]+</);
  expect((await pageOn('poh')).main).not.toContain('s-my-reasons');
});
