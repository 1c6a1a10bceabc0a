import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { account } from '#db/schema/identity.ts';
import { ROLE_LABEL } from '#features/sso/server/hti/launches.testing.ts';
import { formPoster } from '#server/testing/form-post.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { renderPage } from '#web/entry-server.tsx';
import { launchedPeople } from './launched.testing.ts';

const { server, launch, registered } = await launchedPeople({}, unbuiltPages(renderPage));
const { post } = formPoster(server);

async function open(path: string, client?: TestClient, site = 'alcohol') {
  const headers = { host: `${site}.localhost:3000`, ...(client ? { cookie: client.cookie ?? '' } : {}) };
  const { statusCode, headers: answered, body } = await server().app.inject({ url: path, headers });
  return { status: statusCode, movedTo: answered.location, body };
}

const PAGES = ['/registreren-hti', '/registreren-hti/gegevens'];

test.each([...PAGES, '/uitgelogd'])(
  '%s does not exist where nobody comes in by another system',
  async (path) => {
    expect((await open(path, undefined, 'tobacco')).status).toBe(404);
    expect((await open(path, await server().newcomer(`at${path.length}`, 'tobacco'), 'tobacco')).status).toBe(
      404,
    );
  },
);

test('private pages lead somebody who is newly launched to where they stood, and help stays open', async () => {
  const client = await launch();
  for (const path of ['/vandaag', '/account', '/dagboek', PAGES[1] ?? '']) {
    expect(await open(path, client)).toMatchObject({ status: 302, movedTo: '/registreren-hti?hti=1' });
  }
  for (const path of ['/hulp', '/privacy', PAGES[0] ?? '', '/account/verwijderen', '/account/gegevens']) {
    expect((await open(path, client)).status, path).toBe(200);
  }
  await client.put('/api/v1/sso/checklist');
  expect(await open('/account', client)).toMatchObject({ movedTo: '/registreren-hti/gegevens?hti=1' });
});

test('others are led from the pages of registering to where they begin', async () => {
  for (const client of [await registered(), await server().login('Anna')]) {
    for (const path of PAGES)
      expect(await open(path, client)).toMatchObject({ status: 302, movedTo: '/vandaag' });
  }
});

/** What somebody reads on a page. */
async function mainOf(path: string, client: TestClient): Promise<string> {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec((await open(path, client)).body) ?? [];
  return main;
}

test('the account page calls them what the file says, in either language', async () => {
  const client = await registered();
  expect(await mainOf('/account', client)).toContain(`Soort account: ${ROLE_LABEL.nl}`);
  expect(await mainOf('/en/account', client)).toContain(`Kind of account: ${ROLE_LABEL.en}`);
  expect(await mainOf('/account', await server().login('Anna'))).not.toContain('Soort account');
});

test('an address that mail reaches is said to be for mail only; none is not', async () => {
  const notice = 'Dit adres gebruiken we alleen om je mail te sturen.';
  const client = await launch();
  await client.post('/hti/register', { mail: 'hes@launched.example' });
  const main = await mainOf('/account/email-wijzigen', client);
  expect(main).toContain(notice);
  expect(main).toContain('hes@launched.example');
  const first = await mainOf('/account/email-wijzigen', await registered());
  expect(first).not.toContain(notice);
  expect(first).toContain('<h1>E-mailadres toevoegen</h1>');
  expect(await mainOf('/account/email-wijzigen', await server().login('Anna'))).not.toContain(notice);
});

test('no page of an account without an address shows the placeholder', async () => {
  const client = await registered();
  for (const path of ['/account/email-wijzigen', '/account/meldingen', '/account/verwijderen']) {
    const main = await mainOf(path, client);
    expect(main, path).toContain('<h1');
    expect(main, path).not.toContain('example.com');
  }
});

test('only an address that somebody gave is to be confirmed, by a line above the pages', async () => {
  const isAsked = async (client: TestClient) =>
    (await open('/account', client)).body.includes('Bevestig je e-mailadres.');
  const gave = await launch();
  await gave.post('/hti/register', { mail: 'geef@launched.example' });
  expect(await isAsked(gave)).toBe(true);
  expect(await isAsked(await registered())).toBe(false);
});

test('a form without JavaScript begins with what an organisation told, and takes it away', async () => {
  const client = await launch();
  await client.put('/api/v1/sso/checklist');
  const uid = await client.uid();
  await server()
    .connection.db.update(account)
    .set({ name: 'Noor', mail: 'noor@zorg.example', mailKey: 'noor@zorg.example' })
    .where(eq(account.uid, uid));
  const main = await mainOf('/registreren-hti/gegevens', client);
  expect(main).toContain('value="Noor"');
  expect(main).toContain('value="noor@zorg.example"');
  const sent = await post(
    '/registreren-hti/gegevens',
    { name: '', mail: 'noor@zorg.example', privacy: 'on', skip: '1' },
    { cookie: client.cookie ?? '' },
  );
  expect(sent.location).toBe('/vandaag');
  expect((await client.get('/user/me')).json).toMatchObject({
    field_name: [{ value: '' }],
    mail: [{ value: 'noor@zorg.example' }],
  });
});

test('a form without JavaScript keeps what was typed, and skips with the agreement only', async () => {
  const client = await launch('Patient/posting');
  await client.put('/api/v1/sso/checklist');
  const signedIn = { cookie: client.cookie ?? '' };
  const refused = await post('/registreren-hti/gegevens', { name: 'An', mail: 'an@', skip: '1' }, signedIn);
  expect(refused.status).toBe(422);
  expect(refused.page).toContain('value="an@"');
  const sent = await post(
    '/registreren-hti/gegevens',
    { name: '', mail: '', privacy: 'on', skip: '1' },
    signedIn,
  );
  expect([sent.status, sent.location]).toEqual([303, '/vandaag']);
});
