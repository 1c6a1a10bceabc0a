import { describe, expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { evenings } from '#server/testing/evenings.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import {
  comeBackTo,
  expectFailed,
  expectNotBegun,
  goAway,
  startedOrganisation,
} from './signing-on.testing.ts';

const { organisation, SSO_CONFIG } = await startedOrganisation();
const server = sharedTestServer({ SSO_CONFIG });
const thrifty = sharedTestServer({ SSO_CONFIG, CALLS_PER_SECOND: '1' });
const visitor = (language: 'nl' | 'en' = 'nl') => server().visitor('alcohol', { language });
const { passDay, remindersOf } = evenings(server);
const count = async (table: string) =>
  (await rowsOf(server().connection.db, `select 1 from ${table}`)).length;

/** Comes in as somebody, in a browser of its own. */
async function cameIn(who: string, destination?: string, client: TestClient = visitor()) {
  const answer = await comeBackTo(client, await organisation.logIn(await goAway(client, destination), who));
  expect(answer.status, answer.text).toBe(303);
  return { client, location: answer.headers['location'] };
}
const mailOf = async (client: TestClient) => (await client.get('/user/me')).json.mail[0].value;
const registered = () =>
  rowsOf(server().connection.db, 'update sso_identity set registered_at = now(), checklist_done_at = now()');

describe('the way to the organisation', () => {
  test('asks for a code in the safest way, and comes back in no language', async () => {
    const client = visitor('en');
    const answer = await client.get('/oauth/generate-url');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toMatch(
      /^sign-on=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const redirect = new URL(answer.json.redirect);
    expect(redirect.origin).toBe(organisation.issuer);
    const { state, nonce, code_challenge, ...rest } = Object.fromEntries(redirect.searchParams);
    expect(rest).toEqual({
      client_id: 'houvast',
      response_type: 'code',
      response_mode: 'query',
      redirect_uri: 'http://alcohol.localhost:3000/api/openid-connect/zorg',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      ui_locales: 'en',
    });
    for (const secret of [state, nonce, code_challenge]) expect(secret).toMatch(/^[\w-]{43}$/);
    expect((await client.get('/api/oauth/generate-url')).status).toBe(200);
  });

  test('makes an account in the language in which it was taken', async () => {
    const away = visitor('en');
    // The address to which the organisation leads back has no language.
    const client = visitor();
    const back = await organisation.logIn(await goAway(away), 'english');
    client.signOn = away.signOn;
    expect((await comeBackTo(client, back)).headers['location']).toBe('/en/register-hti?hti=1');
    expect((await client.get('/user/me')).json.preferred_langcode).toEqual([{ value: 'en' }]);
  });

  test('is charged as a change, because it is written down who went', async () => {
    const client = thrifty().visitor('alcohol', { address: '192.0.2.70' });
    const paths = ['/oauth/generate-url', '/api/oauth/generate-url', '/api/v1/sign-on'];
    // A network has 20 saved up.
    for (const path of [...paths, ...paths]) expect((await client.get(path)).status, path).toBeLessThan(400);
    for (const path of paths) expect((await client.get(path)).status, path).toBe(429);
    expect((await client.get('/user/login_status')).status, 'what only reads').toBe(200);
  });

  test('is a link where no script runs', async () => {
    const client = visitor();
    const answer = await client.get('/api/v1/sign-on?destination=%2Fmijn-plan');
    expect(answer).toMatchObject({ status: 303, headers: { 'cache-control': 'no-store' } });
    const back = await organisation.logIn(String(answer.headers['location']), 'linked');
    expect((await comeBackTo(client, back)).headers['location']).toBe('/registreren-hti?hti=1');
    const anna = await server().login('Anna');
    const refused = await anna.get('/api/v1/sign-on');
    expect(refused).toMatchObject({ status: 403, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });

  test('is for visitors, of sites with such a login', async () => {
    const anna = await server().login('Anna');
    expect(await anna.get('/oauth/generate-url')).toMatchObject({
      status: 403,
      json: { code: 'visitors_only' },
    });
    for (const site of ['tobacco', 'naasten', 'poh'] as const) {
      const elsewhere = server().visitor(site);
      expect((await elsewhere.get('/oauth/generate-url')).status).toBe(404);
      expect((await elsewhere.get('/openid-connect/zorg?code=x&state=y')).status).toBe(404);
    }
    expect((await visitor().get('/openid-connect/other?code=x&state=y')).status).toBe(404);
  });
});

describe('somebody who logged in at the organisation', () => {
  test('gets an account at the first time, and the same one later', async () => {
    const first = await cameIn('noor');
    expect(first.location).toBe('/registreren-hti?hti=1');
    const me = (await first.client.get('/user/me')).json;
    expect(me.field_name[0].value).toBe('Noor');
    expect(me.mail[0].value).toBe('noor@zorg.example');
    expect(me.field_validated_email[0].value).toBe(true);
    expect(me.roles.map(({ target_id }: { target_id: string }) => target_id)).toEqual([
      'client',
      'sso_client',
    ]);
    const again = await cameIn('noor', undefined, visitor('en'));
    expect(await again.client.uid()).toBe(await first.client.uid());
    const log = server().log.join('\n');
    for (const said of ['noor', 'Noor']) expect(log).not.toContain(said);
  });

  test('is not reminded of anything before they agreed', async () => {
    const { client } = await cameIn('reminded');
    const uid = await client.uid();
    await passDay();
    expect(await remindersOf(uid)).toEqual([]);
    expect((await client.post('/hti/register', {})).json, 'what was not sent stays').toMatchObject({
      field_name: [{ value: 'Rens' }],
      mail: [{ value: 'rens@zorg.example' }],
      field_validated_email: [{ value: true }],
    });
    expect((await client.get('/user/me')).json.field_badges, 'for a confirmed address').toHaveLength(1);
    await passDay();
    expect(await remindersOf(uid)).toEqual([{ day: server().clock.today(), kind: 'daily_mail' }]);
  });

  test('takes away what the organisation told by leaving it empty', async () => {
    const { client } = await cameIn('shy');
    const answer = await client.post('/hti/register', { name: [], mail: null });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        field_name: [{ value: '' }],
        field_validated_email: [{ value: false }],
        field_pending_mail: [],
      },
    });
    const mail = await mailOf(client);
    expect(mail).toMatch(/^hti-[\w-]+@example\.com$/);
    const again = await cameIn('shy');
    expect(await again.client.uid()).toBe(await client.uid());
    expect(await mailOf(again.client), 'nor is it told again').toBe(mail);
    const mails = await rowsOf(
      server().connection.db,
      `select kind from mail where uid = ${await client.uid()}`,
    );
    expect(mails).toEqual([]);
  });

  test('goes where they wanted to, once they are registered', async () => {
    await cameIn('noor');
    await registered();
    expect((await cameIn('noor')).location).toBe('/vandaag?hti=1');
    expect((await cameIn('noor', '/dagboek')).location).toBe('/dagboek?hti=1');
    expect((await cameIn('noor', '/mijn-plan?week=2#top')).location).toBe('/mijn-plan?week=2&hti=1#top');
    expect((await cameIn('noor', '/zoek?q=één 😀')).location).toBe(encodeURI('/zoek?q=één 😀&hti=1'));
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/a',
    '%2F%2Fevil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/./api/user/me',
    '/a\r\nSet-Cookie: session=x',
    'mijn-plan',
  ])('is not led to %j', async (destination) => {
    await cameIn('noor');
    await registered();
    expect((await cameIn('noor', destination)).location).toBe('/vandaag?hti=1');
  });

  test('is not led to a path without end', async () => {
    const { location } = await cameIn('noor', `/${'a'.repeat(2_000)}`);
    expect(location).toBe('/vandaag?hti=1');
  });

  test.each([
    ['idris', 'that nobody confirmed'],
    ['mira', 'of an account that is here already'],
    ['nobody', 'that is none'],
  ])('%s gets a placeholder instead of an address %s', async (who) => {
    const { client } = await cameIn(who);
    expect(await mailOf(client)).toMatch(/^hti-[\w-]+@example\.com$/);
    expect(await client.uid()).not.toBe(await (await server().login('Anna')).uid());
  });

  test('gets the address that somebody without a password typed and did not confirm', async () => {
    const stranger = await cameIn('idris-2');
    expect((await stranger.client.post('/hti/register', { mail: 'vera@zorg.example' })).status).toBe(200);
    expect(await mailOf(stranger.client)).toBe('vera@zorg.example');
    const { client } = await cameIn('vera');
    expect((await client.get('/user/me')).json).toMatchObject({
      mail: [{ value: 'vera@zorg.example' }],
      field_validated_email: [{ value: true }],
    });
    expect(await mailOf(stranger.client)).toMatch(/^hti-[\w-]+@example\.com$/);
  });

  test('is the only one who is logged in in this browser then', async () => {
    const client = visitor();
    const redirect = await goAway(client);
    await client.login('anna@houvast.example', 'stap-voor-stap-1');
    const before = client.cookie;
    await comeBackTo(client, await organisation.logIn(redirect, 'noor'));
    expect(await mailOf(client)).toBe('noor@zorg.example');
    client.cookie = before;
    expect((await client.get('/user/me')).status).toBe(403);
  });

  test('makes one account of several tabs, in whatever order they come back', async () => {
    const client = visitor();
    const before = await count('account');
    const redirects = [await goAway(client), await goAway(client), await goAway(client)];
    const returns = await Promise.all(redirects.map((redirect) => organisation.logIn(redirect, 'tabs')));
    const { signOn } = client;
    const tabs = returns.toReversed().map((back) => {
      const tab = visitor();
      tab.signOn = signOn;
      return comeBackTo(tab, back);
    });
    expect((await Promise.all(tabs)).map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await count('account')).toBe(before + 1);
  });

  test('who was blocked here does not come in', async () => {
    const { client } = await cameIn('blocked');
    await rowsOf(
      server().connection.db,
      `update account set blocked = true where uid = ${await client.uid()}`,
    );
    const back = await organisation.logIn(await goAway(visitor()), 'blocked');
    expectNotBegun(server(), await comeBackTo(visitor(), back));
    const other = visitor();
    const answer = await comeBackTo(other, await organisation.logIn(await goAway(other), 'blocked'));
    expectFailed(server(), answer, 'openid_blocked');
  });
});
