import { describe, expect, test } from 'vitest';
import type { StaffEndpoint } from '#contract/staff-endpoint.ts';
import { DEMO_STAFF } from '#db/demo/staff.ts';
import { SITES } from '#domain/site/site.ts';
import { mayDo, STAFF_ROLES, type StaffRole } from '#domain/staff/role.ts';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { staffRoutes } from '#server/staff/staff-app.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { enrol, invite, open } from './invited.testing.ts';

const server = sharedTestServer();

/** A path with numbers that belong to nothing. */
const pathOf = (path: string) => path.replace(/:\w+/g, '999999999');

function call(client: TestClient, { method, path }: { method: string; path: string }) {
  const address = pathOf(path);
  switch (method) {
    case 'GET':
      return client.get(address);
    case 'POST':
      return client.post(address, {});
    case 'PUT':
      return client.put(address, {});
    case 'PATCH':
      return client.patch(address, {});
    default:
      return client.delete(address);
  }
}

const calls = staffRoutes.map(({ endpoint }) => endpoint);
const guarded = calls.filter(({ access }) => access !== 'anyone' && access !== 'signingIn');
/** Refusals of whoever calls at all, before their role is looked at. */
const UNHEARD = ['login_required', 'csrf_missing', 'csrf_invalid', 'foreign_origin'];
/** Without calls that end the caller’s session, which would end the walk. */
const lasting = guarded.filter(({ path }) => !path.endsWith('/logout'));
const mayUse = (role: StaffRole, access: StaffEndpoint['access']) =>
  access === 'staff' || (access !== 'anyone' && access !== 'signingIn' && mayDo(role, access));

describe.each(guarded)('$method $path', (endpoint) => {
  test('opens to nobody who has not signed in', async () => {
    const visitor = server().staffVisitor();
    expect(await call(visitor, endpoint)).toMatchObject({ status: 403, json: { code: 'login_required' } });
  });
});

/** A member with a role, signed in: a demo member, or else one invited for it. */
async function memberWho(role: StaffRole): Promise<TestClient> {
  if (DEMO_STAFF.some((demo) => demo.role === role)) return server().staff(role);
  const administrator = await server().staff('administrator');
  const client = server().staffVisitor();
  await open(client, await invite(server(), administrator, `${role}@houvast.example`, role));
  await enrol(server(), client);
  return client;
}

test.each(STAFF_ROLES)('a member who is %s does their own work and no other', async (role) => {
  const client = await memberWho(role);
  for (const endpoint of lasting) {
    const { access } = endpoint;
    const answer = await call(client, endpoint);
    const what = `${endpoint.method} ${endpoint.path}`;
    expect(UNHEARD, what).not.toContain(answer.json?.code);
    expect(answer.json?.code === 'role_missing', what).toBe(!mayUse(role, access));
    expect(answer.status, what).toBeLessThan(500);
    expect(mayUse(role, access) || answer.status === 403, what).toBe(true);
  }
});

test('nothing of the staff is on the sites, for visitors and for people who are logged in', async () => {
  const anna = await server().login('Anna');
  const relative = await server().newcomer('bo', 'naasten');
  const guide = await nurse(server(), 'walker');
  const letIn = await server().newcomer('letin');
  await rowsOf(
    server().connection.db,
    `update account set roles = '{sso_client}', password_hash = null where uid = ${await letIn.uid()}`,
  );
  const callers = [...SITES.map((site) => server().visitor(site)), anna, relative, guide, letIn];
  for (const endpoint of calls.filter(({ path }) => path.startsWith('/staff/'))) {
    for (const caller of callers) {
      expect((await call(caller, endpoint)).status, endpoint.path).toBe(404);
    }
  }
  for (const url of ['/~staff/api/staff/v1/me', '/%7Estaff/api/staff/v1/me', '/~staff/']) {
    const { statusCode, body } = await server().app.inject({
      url,
      headers: { host: 'alcohol.localhost:3000' },
    });
    expect(statusCode, url).toBe(404);
    expect(body).not.toContain('Beheer');
  }
});

test('nothing of the sites is on the host of the staff, and neither session opens the other side', async () => {
  const anna = await server().login('Anna');
  const inject = (host: string, url: string, cookie = '') =>
    server().app.inject({ url, headers: { host: `${host}:3000`, cookie } });
  for (const path of [
    '/api/user/me',
    '/api/nl/user/me',
    '/api/openapi.json',
    '/api',
    '/assets',
    '/healthz',
    '/metrics',
  ]) {
    const { statusCode, body } = await inject('beheer.localhost', path, anna.cookie);
    expect(statusCode, path).toBe(404);
    expect(JSON.parse(body), path).toEqual({ message: 'Not found.', code: 'not_found' });
  }
  const moderator = await server().staff('moderator');
  const asSession = String(moderator.cookie).replace('staff=', 'session=');
  const asStaff = String(anna.cookie).replace('session=', 'staff=');
  expect((await inject('alcohol.localhost', '/api/user/me', asSession)).statusCode).toBe(403);
  expect((await inject('beheer.localhost', '/api/staff/v1/me', asStaff)).statusCode).toBe(403);
});
