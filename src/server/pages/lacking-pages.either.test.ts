import { expect, test } from 'vitest';
import type { Site } from '#domain/site/site.ts';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';

const server = sharedTestServer({}, unbuiltPages(renderPage));
const statusOf = async (site: Site, url: string, cookie = '') =>
  (await server().app.inject({ url, headers: { host: `${site}.localhost:3000`, cookie } })).statusCode;

test.each<[Site, string]>([
  ['alcohol', '/registreren-hti'],
  ['alcohol', '/en/register-hti/credentials'],
  ['naasten', '/registreren-hti'],
  ['naasten', '/forum'],
  ['naasten', '/form/goal'],
  ['naasten', '/en/form/goal/usage'],
  ['poh', '/mijn-plan'],
])('%s has nothing at %s, for nobody', async (site, url) => {
  expect(await statusOf(site, url)).toBe(404);
  if (site === 'poh') return;
  const { cookie = '' } = await server().newcomer(`looks-at${url.replaceAll('/', '-')}`, site);
  expect(await statusOf(site, url, cookie)).toBe(404);
});

test('what it has still asks for the login', async () => {
  expect(await statusOf('alcohol', '/form/goal')).toBe(302);
  expect(await statusOf('naasten', '/form/n-my-role')).toBe(302);
});
