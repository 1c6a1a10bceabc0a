import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const wrong = { name: 'anna@houvast.example', pass: 'not-her-password-1' };

describe('login (contract 2.2)', () => {
  test.each([
    [undefined, 'Missing credentials.'],
    [{}, 'Missing credentials.'],
    [{ pass: 'x' }, 'Missing credentials.name.'],
    [{ name: 'x' }, 'Missing credentials.pass.'],
    [wrong, 'Unrecognized username or password.'],
    [{ name: 'nobody@houvast.example', pass: 'x' }, 'Unrecognized username or password.'],
    [{ name: 'a\u0000b', pass: 'x' }, 'Unrecognized username or password.'],
  ])('%o is refused with 400', async (body, message) => {
    const answer = await server()
      .visitor('alcohol', { address: '127.1.0.1' })
      .send('POST', '/user/login', body);
    expect(answer).toMatchObject({ status: 400, json: { message } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('returns the user, with working tokens', async () => {
    const visitor = server().visitor('alcohol');
    const { json } = await visitor.login('Anna@Houvast.Example', DEMO_PASSWORD);
    expect(json.current_user).toMatchObject({
      name: 'anna@houvast.example',
      roles: ['authenticated', 'client'],
    });
    expect(json.current_user.uid).toMatch(/^\d+$/);
    expect(json.csrf_token).toBe(await visitor.token());
    const out = await visitor.send('POST', `/user/logout?token=${json.logout_token}`, undefined);
    expect(out.status).toBe(204);
  });

  test('an account belongs to one site', async () => {
    const answer = await server()
      .visitor('tobacco', { address: '127.1.0.2' })
      .send('POST', '/user/login', { name: 'anna@houvast.example', pass: DEMO_PASSWORD });
    expect(answer.status).toBe(400);
  });

  test('someone who is logged in cannot log in', async () => {
    const anna = await server().login('Anna');
    const answer = await anna.send('POST', '/user/login', wrong);
    expect(answer).toMatchObject({
      status: 403,
      json: { message: 'This route can only be accessed by anonymous users.' },
    });
  });
});

describe('session and token (contract 1.3)', () => {
  test('a change without the token, or with a wrong one, is refused', async () => {
    const anna = await server().login('Anna');
    expect(await anna.send('POST', '/user/logout', undefined)).toMatchObject({
      status: 403,
      json: { message: 'X-CSRF-Token request header is missing', code: 'csrf_missing' },
    });
    const stale = { headers: { 'x-csrf-token': 'stale' } };
    expect(await anna.send('POST', '/user/logout', undefined, stale)).toMatchObject({
      status: 403,
      json: { message: 'X-CSRF-Token request header is invalid', code: 'csrf_invalid' },
    });
  });

  test('a token of another session is refused', async () => {
    const anna = await server().login('Anna');
    const token = await (await server().login('Tom')).token();
    const answer = await anna.send('POST', '/user/logout', undefined, { headers: { 'x-csrf-token': token } });
    expect(answer.json.code).toBe('csrf_invalid');
  });

  test('a foreign origin is refused, the site’s own is not', async () => {
    const visitor = server().visitor('alcohol', { address: '127.1.0.6' });
    const from = (origin: string) => visitor.send('POST', '/user/login', {}, { headers: { origin } });
    expect((await from('https://elsewhere.example')).json.code).toBe('foreign_origin');
    expect((await from('null')).json.code).toBe('foreign_origin');
    expect((await from('https://alcohol.localhost:3000')).json.code, 'another scheme').toBe('foreign_origin');
    expect((await from('http://alcohol.localhost:3000')).json.code).toBe('credentials_missing');
  });

  test('whoever is logged in is told that an account is for those who are not', async () => {
    const anna = await server().login('Anna');
    expect(await anna.post('/user/register', {})).toMatchObject({
      status: 403,
      json: { code: 'visitors_only', message: 'Only anonymous users can register a user.' },
    });
  });

  test('logging out ends the session for good', async () => {
    const anna = await server().login('Anna');
    const { cookie } = anna;
    expect((await anna.get('/user/login_status')).text).toBe('1');
    expect((await anna.post('/user/logout')).status).toBe(204);
    expect(anna.cookie).toBeUndefined();
    anna.cookie = cookie;
    expect((await anna.get('/user/login_status')).text).toBe('0');
    expect((await anna.get('/user/me')).status).toBe(403);
  });

  test('every login gets its own session, and the cookie is host-only', async () => {
    const first = await server().login('Anna');
    const second = await server().login('Anna');
    expect(first.cookie).not.toBe(second.cookie);
    const answer = await server()
      .visitor('alcohol')
      .send('POST', '/user/login', { name: 'anna@houvast.example', pass: DEMO_PASSWORD });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/Domain/);
  });

  test('both token paths respond in plain text', async () => {
    const anna = await server().login('Anna');
    const [old, alias] = [
      await anna.get('/rest/session/token?_format=json'),
      await anna.get('/session/token'),
    ];
    expect(old.headers['content-type']).toContain('text/plain');
    expect(old.text).toBe(alias.text);
  });
});
