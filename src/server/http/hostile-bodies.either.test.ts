import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import type { Call, Endpoint, Entrance, ErrorCode } from '#contract/endpoint.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { DEMO_STAFF } from '#db/demo/staff.ts';
import { SITES, type Site } from '#domain/site/site.ts';
import { routes } from '../routes.ts';
import { staffRoutes } from '../staff/staff-app.ts';
import { concretePath } from '../testing/concrete-path.ts';
import { BODIES, corpusFor, LONG } from '../testing/hostile-bodies.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TEST_TODAY } from '../testing/test-environment.ts';
import { sharedTestServer } from '../testing/test-server.ts';
import { openWaysIn } from '../testing/ways-in.ts';

const { settings, isOn, letIn } = await openWaysIn();
// Bodies are read before anything reaches the database, so one is enough.
const server = sharedTestServer(settings);
const FORM = 'application/x-www-form-urlencoded';

/**
 * Milliseconds for which the event loop may be busy. A quadratic reader of three long bodies takes ten thousand and more,
 * ours less than a hundred; the rest is for a machine that has other things to do.
 */
const LONGEST_PAUSE = 3_000;

/** Long bodies come three at once, so that a reader whose time is not in proportion to them stands out. */
const atOnce = (body: string | Buffer) => Array.from({ length: body.length > LONG / 2 ? 3 : 1 });

let addresses = 0;
/** From an address of its own, so that no limit keeps a body from being judged. */
function newAddress(): string {
  addresses += 1;
  return `127.${20 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** What is said before a body is looked at, whatever it holds. */
const BEFORE_THE_BODY: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'login_required',
  'visitors_only',
  'role_missing',
  'csrf_missing',
  'csrf_invalid',
  'foreign_origin',
  'code_required',
  'not_found',
]);

interface Caller {
  readonly host: string;
  uses(): Promise<TestClient>;
  /** The parameters of what is the caller's own. */
  own?(client: TestClient): Promise<Readonly<Record<string, string>>>;
}

/** Expects a call to survive every hostile body, from somebody who may make it, and to look at those with its fields. */
async function expectSurvived(
  endpoint: Call & Entrance,
  nth: number,
  { host, uses, own }: Caller,
): Promise<void> {
  let client = await uses();
  const isLoggedIn = client.cookie !== undefined;
  const url = `/api${concretePath(endpoint, await own?.(client))}`;
  const type = endpoint.entrance === 'form' ? FORM : 'application/json';
  let looked = 0;
  for (const { name, sent, isOfCall } of corpusFor(endpoint, nth)) {
    // Logging out needs no body.
    if (isLoggedIn && !client.cookie) client = await uses();
    const { cookie } = client;
    const session = cookie ? { cookie, 'x-csrf-token': await client.token() } : {};
    const headers = { host, origin: `http://${host}`, 'content-type': type, ...session };
    const { method } = endpoint;
    const before = performance.eventLoopUtilization();
    const answers = await Promise.all(
      atOnce(sent).map(() =>
        server().app.inject({ method, url, headers, remoteAddress: newAddress(), payload: sent }),
      ),
    );
    const { active } = performance.eventLoopUtilization(before);
    for (const answer of answers) {
      if (/(?:session|staff)=;/.test(String(answer.headers['set-cookie'] ?? ''))) client.cookie = undefined;
      expect(answer.statusCode, name).toBeLessThan(500);
      const { code } = JSON.parse(endpoint.entrance ? '{}' : answer.body || '{}');
      if (isOfCall && !BEFORE_THE_BODY.has(code)) looked += 1;
    }
    expect(active, name).toBeLessThan(LONGEST_PAUSE);
  }
  const isLookedAt = endpoint.body !== undefined && !endpoint.entrance;
  expect(looked > 0 || !isLookedAt, 'its fields were looked at').toBe(true);
}

/** Who makes a call, on a site that has it. */
function callerOf(endpoint: Endpoint): Caller {
  const { access } = endpoint;
  const first = SITES.find((site) => isOn(site, endpoint)) ?? 'alcohol';
  const at = (site: Site, uses: Caller['uses']) => ({ host: `${site}.localhost:3000`, uses });
  if (access === 'visitor') return at(first, async () => server().visitor(first));
  if (access === 'sso') return at('alcohol', () => letIn(server().visitor('alcohol')));
  if (access === 'poh' || first === 'poh') return at('poh', jansen);
  return { ...at('alcohol', () => server().login('Anna')), own: (anna) => ownOf(anna, endpoint) };
}

async function jansen(): Promise<TestClient> {
  const client = server().visitor('poh');
  await client.login('jansen@houvast.example', DEMO_PASSWORD);
  return client;
}

/** What is hers, where a call is about something that is there. */
async function ownOf(
  anna: TestClient,
  { path, method }: Endpoint,
): Promise<Readonly<Record<string, string>>> {
  const uid = String(await anna.uid());
  if (path.includes('/submission/')) {
    const { json } = await anna.get('/registrations/overview');
    const [uuid = ''] = Object.values<{ items: object }>(json).flatMap(({ items }) => Object.keys(items));
    return { webform_id: 'daily_registration', uuid };
  }
  if (path === '/node/:nid' && method === 'PATCH') {
    const entry = {
      type: 'diary_entry',
      title: 'Thee',
      field_diary_body: 'Thee',
      field_diary_entry_date: TEST_TODAY,
    };
    const { json } = await anna.post('/node', entry);
    return { nid: String(json.nid[0].value) };
  }
  return { uid };
}

const changes = ({ endpoint }: { endpoint: Call }) => endpoint.method !== 'GET';
const named = <E extends Call>({ endpoint }: { endpoint: E }, nth: number) =>
  [`${endpoint.method} ${endpoint.path}`, endpoint, nth] as const;

test.each(routes.filter(changes).map(named))(
  '%s survives every hostile body, and so does everybody else meanwhile',
  async (_, endpoint, nth) => {
    await expectSurvived(endpoint, nth, callerOf(endpoint));
  },
);

test.each(staffRoutes.filter(changes).map(named))(
  'on the host of the staff %s does as well',
  async (_, endpoint, nth) => {
    const uses = async () => {
      if (endpoint.access === 'anyone') return server().staffVisitor();
      if (endpoint.access === 'signingIn') return halfSignedIn();
      const administrator = await server().staff('administrator');
      if (endpoint.asksForCode) await server().prove(administrator, 'administrator');
      return administrator;
    };
    await expectSurvived(endpoint, nth, { host: 'beheer.localhost:3000', uses });
  },
);

/** A member whose password was right and whose code is still to come. */
async function halfSignedIn(): Promise<TestClient> {
  const client = server().staffVisitor();
  const member = DEMO_STAFF.find(({ role }) => role === 'moderator');
  await client.post('/staff/v1/login', { mail: member?.mail, password: DEMO_PASSWORD });
  return client;
}

test('a call that only reads takes no notice of a body', async () => {
  const url = '/api/user/login_status';
  const headers = { host: 'alcohol.localhost:3000', 'content-type': 'application/json' };
  for (const [name, payload] of BODIES) {
    const answer = await server().app.inject({ method: 'GET', url, headers, payload });
    expect(answer.statusCode, name).toBe(200);
  }
});
