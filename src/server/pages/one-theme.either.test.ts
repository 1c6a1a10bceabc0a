import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pathTo, routeExists } from '#domain/site/paths.ts';
import { SITES, type Site, siteProfile } from '#domain/site/site.ts';
import { renderPage } from '#web/entry-server.tsx';
import { startedMailServer } from '../testing/mail-server.ts';
import { unbuiltPages } from '../testing/test-pages.ts';
import { sharedTestServer, type TestServer } from '../testing/test-server.ts';

const mails = await startedMailServer();
const MAIL = { MAIL_URL: mails.url, MAIL_FROM: 'mail@houvast.example' };
const themed = sharedTestServer({}, unbuiltPages(renderPage));
const plain = sharedTestServer({ THEMING: '0', ...MAIL }, unbuiltPages(renderPage));

const read = async ({ app }: TestServer, site: Site, url: string, cookie = '') =>
  (await app.inject({ url, headers: { host: `${site}.localhost:3000`, cookie } })).body;
/** The themes in a page: that of the page itself, and those of the cards of other sites. */
const themesIn = (html: string) =>
  new Set([...html.matchAll(/data-theme="([\w-]+)"/g)].map(([, theme]) => theme));
const tokens = readFileSync(new URL('../../ui/styles/tokens/light.css', import.meta.url), 'utf8');
const deepOf = (theme: string) =>
  new RegExp(`data-theme="${theme}"\\][^}]*--hv-color-surface-deep: (#\\w+)`).exec(tokens)?.[1];

describe('with THEMING=0', () => {
  test.each(SITES)('%s has the neutral theme, with the cards of other sites on its pages', async (site) => {
    const names = (['landing', 'help'] as const).filter((name) => routeExists(site, 'nl', name));
    for (const name of names) {
      const url = pathTo({ language: 'nl' }, name);
      expect([...themesIn(await read(plain(), site, url))], url).toEqual(['slate']);
    }
    expect([...themesIn(await read(plain(), site, '/is-er-niet'))]).toEqual(['slate']);
    expect(themesIn(await read(themed(), site, '/'))).toContain(siteProfile(site).theme);
  });

  test('so have the pages of people', async () => {
    const { cookie } = await plain().login('Samira');
    for (const url of ['/vandaag', '/programma', '/account'])
      expect([...themesIn(await read(plain(), 'tobacco', url, cookie))]).toEqual(['slate']);
  });

  test('the bar of an installed site has its colour, and the icon keeps its background', async () => {
    const manifest = async (server: TestServer, file: string) =>
      JSON.parse(await read(server, 'tobacco', `/${file}.webmanifest`));
    const water = deepOf('water');
    expect(await manifest(plain(), 'manifest')).toMatchObject({
      theme_color: deepOf('slate'),
      background_color: water,
    });
    expect(await manifest(themed(), 'manifest')).toMatchObject({
      theme_color: water,
      background_color: water,
    });
    expect(await manifest(plain(), 'notes')).toEqual(await manifest(themed(), 'notes'));
  });

  test('mails have it too, and a mail that is shown before it is sent', async () => {
    const client = await plain().newcomer('sober', 'gambling');
    await plain().runJob('deliver_mail');
    const html = String(mails.to('sober@houvast.example').at(-1)?.parsed.html);
    expect(html).toContain('background:#395c6e');
    expect(html).not.toMatch(/#01636b|#01353a/);
    const shown = await client.post('/api/v1/buddy/invitation-preview', {
      name: 'Bo',
      email: 'bo@houvast.example',
    });
    expect(shown.json.html).toContain('background:#395c6e');
    const same = await (await themed().login('Tom')).post('/api/v1/buddy/invitation-preview', {
      name: 'Bo',
      email: 'bo@houvast.example',
    });
    expect(same.json.html).toContain('background:#01636b');
  });

  test('the neutral look that somebody chooses is something else', async () => {
    expect(await read(plain(), 'alcohol', '/', 'neutral=1')).toContain('href="/notes.svg"');
    expect(await read(plain(), 'alcohol', '/')).toContain('href="/icon.svg"');
  });
});
