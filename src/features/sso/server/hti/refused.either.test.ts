import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Claims } from '#domain/sso/hti.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { launchedServer } from './launches.testing.ts';
import { KEYS, launchWith, pem, postForm } from './portal.testing.ts';

const { server, browser, claims, tokenOf, launched, accounts, uidAfter, expectRefused } =
  await launchedServer();

describe('a launch that is refused', () => {
  const now = () => Math.floor(server().clock.now().getTime() / 1000);
  const task = { resourceType: 'Task', id: '8d1c' };

  test.each<[string, () => Claims, number, string]>([
    ['for somebody else', () => ({ aud: 'houvast-tobacco' }), 403, 'hti_audience'],
    ['for a list without us', () => ({ aud: ['a', 'b'] }), 403, 'hti_audience'],
    ['from an unknown portal', () => ({ iss: 'https://elsewhere.example' }), 403, 'hti_issuer'],
    ['over for 31 seconds', () => ({ iat: now() - 200, exp: now() - 31 }), 403, 'hti_time'],
    ['made 31 seconds from now', () => ({ iat: now() + 31, exp: now() + 100 }), 403, 'hti_time'],
    ['lasting 301 seconds', () => ({ exp: now() + 301 }), 403, 'hti_time'],
    ['not valid yet', () => ({ nbf: now() + 31 }), 403, 'hti_time'],
    ['without an end', () => ({ exp: undefined }), 403, 'hti_time'],
    ['without a beginning', () => ({ iat: undefined }), 403, 'hti_time'],
    ['with an end in words', () => ({ exp: '2099' }), 403, 'hti_time'],
    ['without a number', () => ({ jti: undefined }), 403, 'hti_replay'],
    ['with a number of 15 characters', () => ({ jti: 'a'.repeat(15) }), 403, 'hti_replay'],
    ['with a number of 256 characters', () => ({ jti: 'a'.repeat(256) }), 403, 'hti_replay'],
    ['with a number that no column can hold', () => ({ jti: `${'a'.repeat(16)}\u0000` }), 403, 'hti_replay'],
    ['of another version', () => ({ 'hti-version': '3.0' }), 400, 'hti_version'],
    ['about nobody', () => ({ sub: undefined }), 403, 'hti_subject'],
    ['about a person without a type', () => ({ sub: '4711' }), 403, 'hti_subject'],
    ['about an organisation', () => ({ sub: 'Organization/4711' }), 403, 'hti_subject'],
    ['about markup', () => ({ sub: 'Patient/<b>' }), 403, 'hti_subject'],
    ['without a resource', () => ({ resource: undefined }), 400, 'hti_claims'],
    ['with a task of another kind', () => ({ task: { ...task, resourceType: 'Goal' } }), 400, 'hti_claims'],
    ['with a task without an id', () => ({ task: { resourceType: 'Task' } }), 400, 'hti_claims'],
    [
      'into another site',
      () => ({ definition: 'ActivityDefinition/stoppen-met-roken' }),
      403,
      'hti_definition',
    ],
    ['into something unknown', () => ({ definition: 'ActivityDefinition/x' }), 403, 'hti_definition'],
    ['into a number', () => ({ definition: 7 }), 403, 'hti_definition'],
  ])('is %s', async (_, changes, status, why) => {
    const before = await accounts();
    expectRefused(await launched(changes()), status, why);
    expect(await accounts()).toBe(before);
  });

  test('is one that a practitioner starts, who is told whom to ask', async () => {
    const answer = await launched({ sub: 'Practitioner/1' });
    expectRefused(answer, 403, 'hti_practitioner');
    expect(answer.text).toContain('Vraag je cliënt');
  });

  test('is no token, or two', async () => {
    const token = await tokenOf();
    for (const body of [
      '',
      'token=',
      'other=1',
      `token=${token}&token=${token}`,
      `token=${token}&launch=${token}`,
    ]) {
      expectRefused(await postForm(browser(), body), 400, 'hti_missing_token');
    }
    const json = await postForm(browser(), JSON.stringify({ token }), { type: 'application/json' });
    expectRefused(json, 400, 'hti_missing_token');
    expectRefused(
      await postForm(browser(), '', { path: `/hti/launch?token=${token}` }),
      400,
      'hti_missing_token',
    );
  });

  test.each(['garbage', 'a.b.c', 'a.b.c.d.e', '..', `${'x'.repeat(9_000)}.y.z`])('is %s', async (token) => {
    expectRefused(await launchWith(browser(), token), 400, 'hti_malformed');
  });

  test('is one that cannot be read: 17 KiB, compressed, or shorter than it says', async () => {
    expectRefused(await launchWith(browser(), 'x'.repeat(17 * 1024)), 413, 'hti_unreadable');
    for (const headers of [{ 'content-encoding': 'gzip' }, { 'content-length': '900' }]) {
      const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
      const answer = await browser().send('POST', '/hti/launch', undefined, {
        raw: 'token=x',
        headers: form,
      });
      expectRefused(answer, 'content-encoding' in headers ? 415 : 400, 'hti_unreadable');
    }
  });

  test('is unsigned, or signed with what everybody knows', async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'none' })}.${part(claims())}.`;
    expectRefused(await launchWith(browser(), unsigned), 403, 'hti_alg');
    const key = new TextEncoder().encode(pem(KEYS.rsa));
    expectRefused(await launched({}, { alg: 'HS256', key }), 403, 'hti_alg');
  });

  test('is signed by somebody else, also when it brings its own key', async () => {
    const own = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    expectRefused(await launched({}, { key: own.privateKey }), 403, 'hti_signature');
    const jwk = own.publicKey.export({ format: 'jwk' });
    expectRefused(await launched({}, { key: own.privateKey, header: { jwk } }), 403, 'hti_signature');
    const forKeyed = { iss: 'https://keyed.example' };
    expectRefused(
      await launched(forKeyed, { key: own.privateKey, header: { kid: 'first' } }),
      403,
      'hti_signature',
    );
  });

  test('is signed with a key of another kind, or one that is not named', async () => {
    const { privateKey } = KEYS.p256;
    expectRefused(await launched({}, { alg: 'ES256', key: privateKey }), 403, 'hti_key');
    expectRefused(await launched({ iss: 'https://keyed.example' }), 403, 'hti_key');
  });

  test('says in its header that it is of another version', async () => {
    expectRefused(await launched({}, { header: { 'hti-version': '3.0' } }), 400, 'hti_version');
    expect((await launched({}, { header: { 'hti-version': '2.0' } })).status).toBe(303);
  });

  test('has an extension that would have to be understood', async () => {
    const [, payload, signature] = (await tokenOf()).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'RS256', crit: ['exp'], exp: 1 })).toString('base64url');
    expectRefused(await launchWith(browser(), `${header}.${payload}.${signature}`), 403, 'hti_alg');
  });

  test('is of an account that was blocked', async () => {
    const uid = await uidAfter({ sub: 'Patient/blocked' });
    await rowsOf(server().connection.db, `update account set blocked = true where uid = ${uid}`);
    expectRefused(await launched({ sub: 'Patient/blocked' }), 403, 'hti_blocked');
  });

  test.each(['GET', 'PUT'])(
    'is a %s, of which a browser gets a page that says where to begin',
    async (method) => {
      const open = (accept: string) =>
        browser().send(method, '/hti/launch', undefined, { headers: { accept } });
      const page = await open('text/html,application/xhtml+xml,*/*;q=0.8');
      expect(page).toMatchObject({ status: 405, headers: { allow: 'POST' } });
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.text).toContain('start daar opnieuw');
      expect(await open('*/*')).toMatchObject({ status: 405, json: { code: 'method_not_allowed' } });
    },
  );
});
