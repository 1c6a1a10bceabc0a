import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { isForNurses, SITES, type Site } from '#domain/site/site.ts';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { routes } from '../routes.ts';
import { concretePath } from '../testing/concrete-path.ts';
import type { TestClient } from '../testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '../testing/test-server.ts';
import { openWaysIn } from '../testing/ways-in.ts';

const { settings, isOn, letIn } = await openWaysIn();
const server = sharedTestServer(settings);

/** The kinds of callers; `letIn`: a client who came in by an organisation's login. */
const ROLES = ['visitor', 'client', 'letIn', 'nurse'] as const;
type Caller = (typeof ROLES)[number];

/** What each kind of caller gets, by access: the code of the refusal, or null if allowed. */
const REFUSALS: Record<Endpoint['access'], Record<Caller, string | null>> = {
  any: { visitor: null, client: null, letIn: null, nurse: null },
  visitor: { visitor: null, client: 'visitors_only', letIn: 'visitors_only', nurse: 'visitors_only' },
  user: { visitor: 'login_required', client: null, letIn: null, nurse: null },
  client: { visitor: 'login_required', client: null, letIn: null, nurse: 'role_missing' },
  sso: { visitor: 'login_required', client: 'role_missing', letIn: null, nurse: 'role_missing' },
  poh: { visitor: 'login_required', client: 'role_missing', letIn: 'role_missing', nurse: null },
};
const ACCESS_CODES = new Set(['login_required', 'visitors_only', 'role_missing']);

/** The caller of each kind, on a site where there are such. */
const CALLERS: Record<Caller, Site> = {
  visitor: 'alcohol',
  client: 'alcohol',
  letIn: 'alcohol',
  nurse: 'poh',
};

/** A call before may have logged her out. */
async function loggedInAgain(guide: TestClient): Promise<TestClient> {
  await guide.login('guide@houvast.example', NEWCOMER_PASSWORD);
  return guide;
}

describe('every endpoint, called as every kind of caller', () => {
  test('is open to those it declares and closed to all others', async () => {
    let walked = 0;
    const guide = await nurse(server(), 'guide');
    const noor = server().visitor('alcohol', { address: '127.2.0.4' });
    for (const { endpoint } of routes) {
      const callers = {
        visitor: server().visitor('alcohol', { address: '127.2.0.1' }),
        client: await server().login('Anna'),
        letIn: await letIn(noor),
        nurse: await loggedInAgain(guide),
      };
      for (const role of ROLES) {
        const client = callers[role];
        const headers = { 'x-csrf-token': await client.token() };
        const answer = await client.send(endpoint.method, concretePath(endpoint), undefined, { headers });
        const isHere = isOn(CALLERS[role], endpoint);
        const expected = isHere ? REFUSALS[endpoint.access][role] : null;
        const where = `${endpoint.method} ${endpoint.path} as ${role}`;
        // A use case may refuse access to the data of others with the same code; that is not an access rule.
        const own = endpoint.path === '/user/:uid' ? 'role_missing' : null;
        // Where another system sends a browser, a refusal is a page, which tells no code.
        const code = endpoint.entrance && answer.status === 403 ? expected : answer.json?.code;
        const refused = ACCESS_CODES.has(code) ? code : null;
        expect(refused === own ? null : refused, where).toBe(expected);
        expect(answer.status, where).not.toBe(500);
        expect(isHere || answer.status === 404, where).toBe(true);
        walked += 1;
      }
    }
    expect(walked).toBe(routes.length * ROLES.length);
    expect(walked).toBeGreaterThanOrEqual(30);
  });

  test('answers 404 on sites without its feature, with or without a session', async () => {
    let walked = 0;
    for (const site of SITES) {
      const visitor = server().visitor(site, { address: '127.2.0.2' });
      const name = `who-${site}`;
      const person = await (isForNurses(site) ? nurse(server(), name) : server().newcomer(name, site));
      for (const { endpoint } of routes) {
        if (isOn(site, endpoint)) continue;
        // The site may have another call at that path, which tells what is allowed there.
        const isElse = routes.some((one) => one.endpoint.path === endpoint.path && isOn(site, one.endpoint));
        for (const method of isElse ? [endpoint.method] : ([endpoint.method, 'PUT'] as const)) {
          for (const caller of [visitor, person]) {
            const answer = await caller.send(method, concretePath(endpoint), undefined);
            expect(answer.status, `${site} ${method} ${endpoint.path}`).toBe(404);
          }
        }
        walked += 1;
      }
    }
    expect(walked).toBeGreaterThanOrEqual(14);
  });

  test.each([
    ['POST', '/node'],
    ['PATCH', '/node/7'],
    ['DELETE', '/node/7'],
    ['PATCH', '/entity/node/7/anonymize'],
    ['POST', '/webform_rest/submit'],
    ['GET', '/webform_rest/daily_registration/fields'],
  ] as const)('%s %s is not there for nurses, nor for visitors of their site', async (method, path) => {
    const guide = await nurse(server(), `guide-${path.length}-${method}`.toLowerCase());
    const headers = { 'x-csrf-token': await guide.token() };
    for (const client of [guide, server().visitor('poh')]) {
      const answer = await client.send(method, path, method === 'GET' ? undefined : {}, { headers });
      expect(answer).toMatchObject({ status: 404, json: { code: 'not_found', message: 'Not found.' } });
    }
    const relative = await server().visitor('naasten').send(method, path, undefined);
    expect(relative.status, 'forms of exercises are').toBe(path.includes('node') ? 404 : 403);
  });

  test.each(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const)(
    '%s of a path that nothing has is not found, whatever it carries',
    async (method) => {
      const headers = { 'content-type': 'text/plain' };
      const client = server().visitor('alcohol');
      const answer = await client.send(method, '/nothing/here', undefined, { headers });
      expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
      expect(answer.json).toEqual({ message: 'Not found.', code: 'not_found' });
    },
  );

  test('says which methods a path allows', async () => {
    const answer = await server().visitor('alcohol').send('PUT', '/user/login', undefined);
    expect(answer).toMatchObject({
      status: 405,
      headers: { allow: 'POST' },
      json: { message: 'No route found for "PUT /user/login": Method Not Allowed (Allow: POST)' },
    });
  });

  test('names no method of a feature that the site lacks', async () => {
    const allowed = async (site: Site) =>
      (await server().visitor(site).send('PUT', '/node/7', undefined)).headers['allow'];
    expect(await allowed('alcohol')).toBe('PATCH, DELETE, GET');
    expect(await allowed('naasten')).toBe('GET');
  });
});

test('no path takes a method that it has no call for, whatever pattern or wildcard it fits as well', async () => {
  const paths = Map.groupBy(
    routes.map(({ endpoint }) => endpoint).filter(({ path }) => !path.endsWith('*')),
    ({ path }) => path,
  );
  const wrong: [string, number, unknown][] = [];
  for (const [path, [first, ...others]] of paths) {
    const site = first && SITES.find((one) => isOn(one, first));
    if (!site) continue;
    const allow = [first, ...others].map(({ method }) => method).join(', ');
    for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'] as const) {
      if (allow.includes(method === 'HEAD' ? 'GET' : method)) continue;
      for (const base of ['/api', '/api/nl']) {
        const url = `${base}${concretePath(first)}`;
        const headers = { host: `${site}.localhost:3000` };
        const { statusCode, headers: sent } = await server().app.inject({ method, url, headers });
        if (statusCode !== 405 || sent.allow !== allow)
          wrong.push([`${method} ${base}${path}`, statusCode, sent.allow]);
      }
    }
  }
  expect(paths.size).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

describe('the shape of requests (contract 1.1)', () => {
  const visitor = () => server().visitor('alcohol', { address: '127.2.0.3' });

  test.each([
    ['{"name":', 400, 'Syntax error'],
    ['{"__proto__":{"admin":true},"name":"a"}', 400, 'Syntax error'],
    ['{"constructor":{"prototype":{}},"name":"a"}', 400, 'Syntax error'],
    ['[]', 400, 'The body must be a JSON object.'],
    ['"text"', 400, 'The body must be a JSON object.'],
    ['null', 400, 'Missing credentials.'],
  ])('the body %s is refused with %i', async (raw, status, message) => {
    const answer = await visitor().send('POST', '/user/login', undefined, { raw });
    expect(answer).toMatchObject({ status, json: { message } });
  });

  test('only JSON is accepted, and an empty body needs no content type', async () => {
    const send = (raw: string, type: string) =>
      visitor().send('POST', '/user/login', undefined, { raw, headers: { 'content-type': type } });
    expect(await send('name=a', 'text/xml')).toMatchObject({
      status: 415,
      json: { message: 'No route found that matches "Content-Type: text/xml"' },
    });
    expect((await send('', 'text/xml')).status).toBe(400);
  });

  test('a body over 64 KiB is refused', async () => {
    const answer = await visitor().send('POST', '/user/login', { name: 'x'.repeat(65_536) });
    expect(answer).toMatchObject({ status: 413, json: { code: 'payload_too_large' } });
  });

  test('_format may only be json', async () => {
    expect((await visitor().get('/user/login_status?_format=json')).status).toBe(200);
    expect((await visitor().get('/user/login_status?_format=xml')).status).toBe(406);
  });

  test.each(['/%00', '/user/%2e%2e/me', `/${'x'.repeat(8_000)}`, '/user/12abc', '/user/-1', '/%E0%A4%A'])(
    'the path %s is unknown, never an internal error',
    async (path) => {
      const answer = await visitor().get(path);
      expect([400, 403, 404, 414]).toContain(answer.status);
      expect(answer.text).not.toContain('at ');
    },
  );

  test('English does not exist on the Dutch-only site', async () => {
    expect((await server().visitor('poh').get('/user/login_status')).status).toBe(200);
    expect((await server().visitor('poh', { language: 'en' }).get('/user/login_status')).status).toBe(404);
  });

  test('responses are not cached, except the alerts for a minute', async () => {
    expect((await visitor().get('/user/login_status')).headers['cache-control']).toBe('no-store');
    const alerts = await visitor().get('/api/v1/crisis-alerts');
    expect(alerts).toMatchObject({ status: 200, json: [], headers: { 'cache-control': 'max-age=60' } });
  });
});
