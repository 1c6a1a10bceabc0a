import { afterAll, describe, expect, test } from 'vitest';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { KEYS, ssoFile } from '../hti/portal.testing.ts';
import { CLIENT, LABEL } from './provider.testing.ts';
import { expectFailed, goAway, reasonIn } from './signing-on.testing.ts';
import { idTokenOf, startStub, unsigned } from './stub.testing.ts';

const stub = await startStub();
afterAll(() => {
  stub.server.closeAllConnections();
  stub.server.close();
});
const provider = (site: string, path: string) => ({
  ...CLIENT,
  id: path,
  site,
  issuer: stub.issuerAt(path),
  label: LABEL,
});
const server = sharedTestServer({
  SSO_CONFIG: ssoFile({
    oidc: [
      provider('alcohol', 'forged'),
      provider('tobacco', 'down'),
      provider('gambling', 'slow'),
      provider('cannabis', 'enormous'),
      provider('cocaine', 'other'),
      provider('naasten', 'kept'),
    ],
  }),
});

type Making = (claims: Record<string, unknown>) => string | Promise<string>;

/** Comes back with an ID token. */
async function backWith(make: Making, changes?: Record<string, unknown>) {
  const client = server().visitor('alcohol');
  const asked = new URL(await goAway(client)).searchParams;
  const state = asked.get('state') ?? '';
  stub.idToken = await make(stub.claims(asked.get('nonce') ?? '', changes));
  return { client, answer: await client.get(`/openid-connect/forged?code=x&state=${state}`) };
}

/** With this no profile is asked for, which would be refused as well. */
const WHOLE = { email: '' };

describe('an ID token', () => {
  test('in order opens the door, and proves itself with the secret in the header', async () => {
    const { answer } = await backWith(idTokenOf, { ...WHOLE, sub: 'in-order' });
    expect(answer.headers['location']).toBe('/registreren-hti?hti=1');
    const { client_id, client_secret } = CLIENT;
    expect(stub.proof).toBe(`Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`);
  });

  const now = Math.floor(Date.now() / 1000);
  test.each<[string, Record<string, unknown>]>([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'somebody-else' }],
    ['more audiences, and no word for which of them', { aud: [CLIENT.client_id, 'somebody-else'] }],
    ['more audiences, and for another', { aud: [CLIENT.client_id, 'x'], azp: 'x' }],
    ['one audience, and for another', { azp: 'somebody-else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an end in the past', { exp: now - 60 }],
    ['no end', { exp: undefined }],
    ['no time', { iat: undefined }],
    ['a start in the future', { nbf: now + 300 }],
    ['a time five minutes ahead', { iat: now + 300, exp: now + 600 }],
    ['nobody', { sub: undefined }],
  ])('with %s is refused', async (_, changes) => {
    const { answer } = await backWith(idTokenOf, { ...WHOLE, ...changes });
    expectFailed(server(), answer, 'openid_answer');
  });

  test.each(['', 'x'.repeat(256), 'a\u0000b', 'é'])('about %j is refused', async (sub) => {
    const { answer } = await backWith(idTokenOf, { sub });
    expectFailed(server(), answer, 'openid_subject');
  });

  test.each<[string, Making]>([
    ['without a signature', unsigned],
    [
      'with the secret as its key',
      (claims) => idTokenOf(claims, { alg: 'HS256', key: Buffer.from(CLIENT.client_secret) }),
    ],
    ['with another key', (claims) => idTokenOf(claims, { alg: 'ES256', key: KEYS.p256.privateKey })],
    ['of an unknown key', (claims) => idTokenOf(claims, { header: { kid: 'second' } })],
    ['that was changed', async (claims) => changed(await idTokenOf(claims))],
    ['that is none', () => 'a.b.c'],
    ['that is empty', () => ''],
  ])('%s is refused, whatever the provider says it may send', async (_, make) => {
    expectFailed(server(), (await backWith(make, WHOLE)).answer, 'openid_answer');
  });

  test('may come from a clock that is a little ahead', async () => {
    const { answer } = await backWith(idTokenOf, { ...WHOLE, iat: Math.floor(Date.now() / 1000) + 15 });
    expect(answer.headers['location']).toBe('/registreren-hti?hti=1');
  });

  test('may be about several, if it is for us', async () => {
    const { answer } = await backWith(idTokenOf, {
      aud: [CLIENT.client_id, 'x'],
      azp: CLIENT.client_id,
      ...WHOLE,
    });
    expect(answer.headers['location']).toBe('/registreren-hti?hti=1');
  });
});

/** The same token about somebody else. */
function changed(token: string): string {
  const [header, body = '', signature] = token.split('.');
  const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 'somebody-else' };
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

describe('what a provider tells of somebody', () => {
  const mailOf = async (changes: Record<string, unknown>) => {
    const { client } = await backWith(idTokenOf, changes);
    return (await client.get('/user/me')).json.mail[0].value;
  };

  test('is asked for where the token does not have it', async () => {
    stub.profile = { sub: 'asked', email: 'asked@zorg.example', email_verified: true };
    expect(await mailOf({ sub: 'asked' })).toBe('asked@zorg.example');
    expect(await mailOf({ sub: 'told', email: 'told@zorg.example', email_verified: true })).toBe(
      'told@zorg.example',
    );
  });

  test('is refused when it is about somebody else', async () => {
    stub.profile = { sub: 'another', email: 'another@zorg.example', email_verified: true };
    expectFailed(server(), (await backWith(idTokenOf, { sub: 'one' })).answer, 'openid_answer');
  });

  test('counts as confirmed only where it says exactly that', async () => {
    stub.profile = {};
    for (const email_verified of ['true', 1, null]) {
      const changes = { email: 'unsure@zorg.example', email_verified };
      expect(await mailOf(changes)).toMatch(/^hti-/);
    }
  });

  test('vouches for no other spelling of an address', async () => {
    stub.profile = {};
    const changes = { sub: 'spells', email: '\uff53pells@zorg.example', email_verified: true };
    expect(await mailOf(changes)).toMatch(/^hti-/);
  });
});

/** Given up after five seconds, twice: with FULL=1. */
const SLOW =
  process.env['FULL'] === '1' ? ([['is slow', 'gambling', 'slow', 'silence']] as const) : ([] as const);

describe('a provider', () => {
  test.each([
    ['is down', 'tobacco', 'down', '<html>'],
    ...SLOW,
    ['says too much', 'cannabis', 'enormous', JSON.stringify({ padding: 'x'.repeat(70_000) })],
    ['says that it is another', 'cocaine', 'other', JSON.stringify({ issuer: 'https://evil.example' })],
  ] as const)('that %s is asked again the next time', async (_, site, path, instead) => {
    const client = server().visitor(site);
    stub.instead.set(path, instead);
    const answer = await client.get('/oauth/generate-url');
    expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } });
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(reasonIn(server())).toBe('openid_provider_down');
    stub.instead.delete(path);
    const state = new URL(await goAway(client)).searchParams.get('state') ?? '';
    stub.instead.set(path, instead);
    const back = await client.get(`/openid-connect/${path}?code=x&state=${state}`);
    expectFailed(
      server(),
      back,
      path === 'slow' || path === 'enormous' ? 'openid_provider_down' : 'openid_answer',
    );
    stub.instead.delete(path);
  });

  test.each([
    ['no address of its login', undefined],
    ['one that is a script', 'javascript:alert(1)'],
    ['one that is none', 'https://'],
  ])('that tells %s cannot be gone to', async (_, authorization_endpoint) => {
    const issuer = stub.issuerAt('other');
    const addresses = { token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` };
    stub.instead.set('other', JSON.stringify({ issuer, authorization_endpoint, ...addresses }));
    // What was said before is forgotten by then.
    server().passSeconds(3_601);
    const answer = await server().visitor('cocaine').get('/oauth/generate-url');
    expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } });
    expect(reasonIn(server())).toBe('openid_provider_down');
    stub.instead.delete('other');
  });

  test('is asked who it is once an hour', async () => {
    const client = server().visitor('naasten');
    await Promise.all([goAway(client), goAway(client)]);
    const { described } = stub;
    server().passSeconds(3_599);
    await goAway(client);
    expect(stub.described).toBe(described);
    server().passSeconds(2);
    await goAway(client);
    expect(stub.described).toBe(described + 1);
  });
});
