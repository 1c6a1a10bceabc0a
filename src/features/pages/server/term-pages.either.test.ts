import { describe, expect, test } from 'vitest';
import type { Site } from '#domain/site/site.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { htmlValidator } from '#server/testing/html-validator.ts';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';

const server = sharedTestServer({}, unbuiltPages(renderPage));
const mistakesOf = htmlValidator();

async function pageAt(url: string, { site = 'alcohol', cookie = '' }: { site?: Site; cookie?: string } = {}) {
  const headers = { host: `${site}.localhost:3000`, cookie };
  const { statusCode, headers: answered, body } = await server().app.inject({ url, headers });
  return {
    status: statusCode,
    headers: answered,
    html: body,
    main: /<main.*<\/main>/s.exec(body)?.[0] ?? '',
  };
}

/** The path of the page of a term. */
async function pathOf(id: string): Promise<string> {
  const [found] = await rowsOf<{ number: number }>(
    server().connection.db,
    `select number from content_entity where id = '${id}'`,
  );
  return `/taxonomy/term/${found?.number}`;
}

describe('the page of a badge', () => {
  test('is complete without scripts, in both languages', async () => {
    const path = await pathOf('badge/plan-made');
    const dutch = await pageAt(path);
    expect(dutch.status).toBe(200);
    expect(dutch.main).toContain('<h1>Plan gemaakt</h1>');
    expect(dutch.main).toContain('<use href="/badges.svg#plan-made"');
    expect(dutch.main).toContain('Kies een doel bij Mijn plan.');
    expect(dutch.main).toContain('Op deze badge staat: ‘Je hebt een doel gekozen.’');
    expect(dutch.main).toContain('href="/badges"');
    expect(await mistakesOf(dutch.html)).toEqual([]);
    const english = await pageAt(`/en${path}`);
    expect(english.main).toContain('<h1>Plan made</h1>');
    expect(english.main).toContain('Choose a goal under My plan.');
    expect(english.html).toContain('<html lang="en"');
  });

  test('stays out of search engines, histories and the map of the site', async () => {
    const path = await pathOf('badge/goal-day-1');
    const { html } = await pageAt(path);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(`<link rel="canonical" href="http://alcohol.localhost:3000${path}"`);
    expect(html).toContain(`hrefLang="en" href="http://alcohol.localhost:3000/en${path}"`);
    expect(html).toContain('<title>Badge – Houvast</title>');
    expect((await pageAt('/sitemap.xml')).html).not.toContain('/taxonomy/');
  });

  test('is the same for everyone, so browsers may keep it', async () => {
    const path = await pathOf('badge/plan-made');
    const { headers } = await pageAt(path);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^W/),
    });
    const { cookie = '' } = await server().login('Anna');
    const annas = await pageAt(path, { cookie });
    expect(annas.main).toContain('<h1>Plan gemaakt</h1>');
    expect(annas.headers['cache-control']).toBe('no-store');
  });
});

test('the page of a milestone leads to its badges', async () => {
  const { status, main, html } = await pageAt(await pathOf('milestone/m-goal'));
  expect(status).toBe(200);
  expect(main).toContain('<h1>Mijn doel</h1>');
  expect(main).toContain('Dagen en weken binnen je doel.');
  expect(main).toContain(`href="${await pathOf('badge/goal-days-30')}"`);
  expect(main).not.toContain(`href="${await pathOf('badge/back-on-track')}"`);
  expect(html).toContain('<title>Mijlpaal – Houvast</title>');
  expect(await mistakesOf(html)).toEqual([]);
});

test('there is no page for something that is not a term, or not one of this site', async () => {
  const badge = await pathOf('badge/plan-made');
  const nowhere: [string, Site][] = [
    ['/taxonomy/term/999999', 'alcohol'],
    ['/taxonomy/term/x', 'alcohol'],
    ['/taxonomy/term', 'alcohol'],
    [badge.replace(/(\d+)$/, '0$1'), 'alcohol'],
    [await pathOf('page/cookies'), 'alcohol'],
    [await pathOf('forum/hello'), 'alcohol'],
    [await pathOf('badge/nurse-paired'), 'naasten'],
    [await pathOf('forum/hello'), 'naasten'],
    [badge, 'naasten'],
    [badge, 'poh'],
  ];
  for (const [path, site] of nowhere) expect((await pageAt(path, { site })).status, path).toBe(404);
});
