import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SITES, type Site } from '#domain/site/site.ts';
import { sharedTestServer } from '../testing/test-server.ts';

const server = sharedTestServer();
const read = (site: Site, url: string) =>
  server().app.inject({ url, headers: { host: `${site}.localhost:3000` } });

test.each(SITES)('the sitemap lists the public pages of %s, in its languages', async (site) => {
  const robots = await read(site, '/robots.txt');
  expect(robots.headers['content-type']).toContain('text/plain');
  const map = /^Sitemap: (.+)$/m.exec(robots.body)?.[1];
  expect(map).toBe(`http://${site}.localhost:3000/sitemap.xml`);

  const { body } = await read(site, '/sitemap.xml');
  const listed = [...body.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => new URL(address));
  expect(listed.every(({ hostname }) => hostname === `${site}.localhost`)).toBe(true);
  const paths = listed.map(({ pathname }) => pathname);
  expect(paths).toContain('/hulp');
  expect(paths.includes('/en/help')).toBe(site !== 'poh');
  expect(paths.filter((path) => /account|mijn|plan|inloggen|user/.test(path))).toEqual([]);
});

test.each([
  ['/manifest.webmanifest', 'nl', '/', 'Houvast'],
  ['/en/manifest.webmanifest', 'en', '/en', 'Houvast'],
  ['/notes.webmanifest', 'nl', '/', 'Notities'],
  ['/en/notes.webmanifest', 'en', '/en', 'Notes'],
])(
  '%s puts the site on a phone under a name that says nothing of use',
  async (url, language, start, name) => {
    const answer = await read('gambling', url);
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    const manifest = answer.json<{ icons: { src: string }[] }>();
    expect(manifest).toMatchObject({ name, short_name: name, lang: language, start_url: start });
    expect(answer.body).not.toMatch(/gambl|gok|alcohol/i);
    expect(manifest.icons).toHaveLength(3);
    for (const { src } of manifest.icons) {
      expect(existsSync(fileURLToPath(new URL(`../../web/public${src}`, import.meta.url))), src).toBe(true);
    }
  },
);

test('the neutral look is a separate app to a phone, and never names the product', async () => {
  const own = await read('alcohol', '/manifest.webmanifest');
  const neutral = await read('alcohol', '/notes.webmanifest');
  expect(neutral.body).not.toMatch(/houvast|icon-/i);
  expect(neutral.json<{ id: string }>().id).not.toBe(own.json<{ id: string }>().id);
});
