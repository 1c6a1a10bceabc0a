import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { renderPage } from '#web/entry-server.tsx';
import type { TestClient } from '../testing/test-client.ts';
import { TEST_TODAY } from '../testing/test-environment.ts';
import { unbuiltPages } from '../testing/test-pages.ts';
import { sharedTestServer } from '../testing/test-server.ts';

let rendered = 0;
const pages = unbuiltPages((page, bundle) => {
  rendered += 1;
  return renderPage(page, bundle);
});
const server = sharedTestServer({}, pages);
const HOST = 'alcohol.localhost:3000';
/** Not set by any page; a visitor with this cookie gets an individual page. */
const OWN = 'unknown=1';

async function open(
  url: string,
  who: TestClient | null,
  { host = HOST, cookies = '', encoding = 'identity' } = {},
) {
  const cookie = [who?.cookie ?? '', cookies].filter((one) => one !== '').join('; ');
  const headers = { host, cookie, 'accept-encoding': encoding };
  return server().app.inject({ url, headers });
}

/** Without what differs per response, and with entities normalised. */
function plain(html: string): string {
  return html
    .replaceAll(/nonce="[^"]+"/g, '')
    .replaceAll(/"(now|dataUpdatedAt|dehydratedAt)":("[^"]+"|\d+)/g, '')
    .replaceAll('&#39;', '&#x27;');
}

/** A new person whose names do not occur in the HTML. */
async function namedOddly(name: string): Promise<TestClient> {
  const client = await server().newcomer(name);
  const { json } = await client.get('/user/me');
  const changed = await client.patch(`/user/${json.uid[0].value}`, { field_name: [{ value: ODD_NAME }] });
  expect(changed.status).toBe(200);
  return client;
}
const ODD_NAME = '</script><b>Bo & "Co" $& \'s';
const ODD_IN_HTML = '&lt;/script&gt;&lt;b&gt;Bo &amp; &quot;Co&quot; $&amp; &#x27;s';

const PAGES = [
  '/hulp',
  '/en/help',
  '/veelgestelde-vragen',
  '/tips',
  '/privacy',
  '/en/privacy',
  '/programma',
  '/en/program',
  '/mijn-plan',
  '/en/my-recovery-plan',
  '/kalender',
  '/dagelijkse-registratie',
  `/dagelijkse-registratie/${TEST_TODAY}`,
  '/badges',
  '/account',
  '/en/account',
];

describe('a page of someone who is logged in', () => {
  test.each(PAGES)('%s equals the individually rendered page, for two different people', async (url) => {
    const people = [await server().login('Anna'), await namedOddly(`bo${PAGES.indexOf(url)}`)];
    for (const who of people) {
      const alone = await open(url, who, { cookies: OWN });
      expect(alone.statusCode).toBe(200);
      for (let time = 0; time < 2; time += 1) {
        const kept = await open(url, who);
        expect(plain(kept.body)).toBe(plain(alone.body));
        expect(kept.headers).toMatchObject({ 'cache-control': 'no-store' });
      }
    }
  });

  test.each([0, 1, 2, 20, 61, 100, 365])(
    'about a day is the one rendered for them alone, who began %d days ago',
    async (daysAgo) => {
      const client = await server().newcomer(`began-${daysAgo}`);
      const { json } = await client.get('/user/me');
      const start = addDays(TEST_TODAY, -daysAgo);
      const field_registrations_start_date = [{ value: start }];
      const set = await client.patch(`/user/${json.uid[0].value}`, { field_registrations_start_date });
      expect(set.status).toBe(200);
      for (const day of [addDays(start, -1), start, addDays(start, 1)]) {
        const url = `/dagelijkse-registratie/${day}`;
        const alone = await open(url, client, { cookies: OWN });
        const kept = await open(url, client);
        expect([kept.statusCode, kept.headers.location]).toEqual([alone.statusCode, alone.headers.location]);
        expect(plain(kept.body)).toBe(plain(alone.body));
      }
    },
  );

  test('is not rendered again for others of the same kind', async () => {
    const [ina, bo] = [await server().newcomer('first'), await server().newcomer('second')];
    await open('/programma', ina);
    const before = rendered;
    for (const who of [ina, bo, ina]) await open('/programma', who);
    expect(rendered).toBe(before);
  });

  test('is shared by nurses, unless it shows what only one of them has', async () => {
    const host = 'poh.localhost:3000';
    const [ida, eva] = [
      await nurse(server(), 'ida', { practice: 'De Linde' }),
      await nurse(server(), 'eva', { practice: 'De Beuk' }),
    ];
    await open('/gesprekskaarten', ida, { host });
    const before = rendered;
    const cards = await open('/gesprekskaarten', eva, { host });
    expect(rendered).toBe(before);
    expect(cards.body).toContain('De Beuk');
    for (const url of ['/gesprekskaarten', '/clienten', '/account']) {
      const alone = await open(url, eva, { host, cookies: OWN });
      const kept = await open(url, eva, { host });
      expect(plain(kept.body)).toBe(plain(alone.body));
      expect(kept.body).not.toContain('De Linde');
    }
  });

  test('has the data of its owner, and of nobody else', async () => {
    const [anna, bo] = [await server().login('Anna'), await namedOddly('words')];
    for (const url of ['/hulp', '/programma', '/account']) {
      const [annas, bos, visitors] = await Promise.all([open(url, anna), open(url, bo), open(url, null)]);
      expect(plain(bos.body)).toContain(ODD_IN_HTML);
      expect(bos.body).not.toMatch(/Anna|anna@/);
      expect(bos.body).not.toContain('</script><b>');
      expect(annas.body).toContain('Anna');
      expect(annas.body).not.toMatch(/Bo &amp;|words@/);
      expect(visitors.body).not.toMatch(/Anna|Bo &amp;|@houvast\.example/);
    }
  });

  test('has a fresh nonce, matching its policy', async () => {
    const anna = await server().login('Anna');
    const answers = await Promise.all([open('/programma', anna), open('/programma', anna)]);
    const nonces = answers.map(({ body, headers }) => {
      const found = new Set([...body.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
      expect(found.size).toBe(1);
      const [nonce = ''] = found;
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  test('is the same when compressed', async () => {
    const bo = await namedOddly('gzip');
    const [packed, whole] = await Promise.all([
      open('/programma', bo, { encoding: 'gzip, br' }),
      open('/programma', bo),
    ]);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(plain(gunzipSync(packed.rawPayload).toString())).toBe(plain(whole.body));
    expect(packed.rawPayload.length).toBeLessThan(whole.rawPayload.length / 2);
  });

  test('reflects the changes of its owner, and the look chosen on the device', async () => {
    const cleo = await server().newcomer('cleo');
    await open('/account', cleo);
    const { json } = await cleo.get('/user/me');
    await cleo.patch(`/user/${json.uid[0].value}`, { field_name: [{ value: 'Clementine' }] });
    expect((await open('/account', cleo)).body).toContain('Clementine');
    const neutral = { cookies: 'neutral=1; cookie_consent=statistics; language=nl' };
    expect((await open('/account', cleo, neutral)).body).toContain('/notes.svg');
    expect((await open('/account', cleo)).body).not.toContain('/notes.svg');
  });

  test('is not served once the session is over', async () => {
    const dora = await server().newcomer('dora');
    await open('/programma', dora);
    const { cookie = '' } = dora;
    expect((await dora.post('/user/logout')).status).toBe(204);
    const answer = await server().app.inject({ url: '/programma', headers: { host: HOST, cookie } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/inloggen?origin=%2Fprogramma']);
    const help = await server().app.inject({ url: '/hulp', headers: { host: HOST, cookie } });
    expect(help.body).not.toContain('dora');
  });

  test('redirects people without access to their home, every time', async () => {
    const anna = await server().login('Anna');
    for (let time = 0; time < 2; time += 1) {
      const answer = await open('/inloggen', anna);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/programma']);
    }
  });
});

test('a page that a device keeps has nobody in it, whoever is logged in', async () => {
  const robin = await server().newcomer('robin-device');
  const headers = { host: HOST, cookie: robin.cookie };
  for (const url of ['/offline', '/hulp', '/en/help', '/vandaag', '/en/today', '/trek', '/en/urge']) {
    const kept = await server().app.inject({ url, headers: { ...headers, 'x-for-device': '1' } });
    expect(kept.statusCode).toBe(200);
    expect(kept.body).not.toContain('deviceKey');
  }
  const own = await server().app.inject({ url: '/hulp', headers });
  expect(own.body).toContain('deviceKey');
});
