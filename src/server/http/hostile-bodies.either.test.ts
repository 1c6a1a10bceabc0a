import { performance } from 'node:perf_hooks';
import { beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { routes } from '../routes.ts';
import { type Schema, valuesOf } from '../testing/described-bodies.ts';
import { inTurn } from '../testing/in-turn.ts';
import { sharedTestServer } from '../testing/test-server.ts';

// Bodies are read before anything reaches the database, so one is enough.
const server = sharedTestServer();
const HOST = 'alcohol.localhost:3000';
const FORM = 'application/x-www-form-urlencoded';

/** Nearly as long as a body may be, with room for the names of fields. */
const LONG = 60_000;
const deep = (times: number) => '['.repeat(times) + ']'.repeat(times);

/** Values that a field may be given, as they stand in a body. */
const VALUES: readonly [name: string, json: string][] = [
  ['null', 'null'],
  ['a number', '-0'],
  ['a number beyond all', '1e999'],
  ['a number of many digits', '9'.repeat(2_000)],
  ['an empty text', '""'],
  ['a text with a NUL', String.raw`"a\u0000b"`],
  ['a lone surrogate', String.raw`"\ud800"`],
  ['a text of spaces', `"${' '.repeat(2_000)}"`],
  ['an empty list', '[]'],
  ['a list of lists', deep(40)],
  ['a list of many things', `[${'{},'.repeat(600)}{}]`],
  ['an object with a prototype', '{"__proto__":{"admin":true}}'],
  ['an object that pretends', '{"value":{"toString":1,"length":-1,"constructor":null}}'],
];

/** Whole bodies. */
const BODIES: readonly [name: string, body: string | Buffer][] = [
  ['nothing', ''],
  ['half an object', '{"mail":'],
  ['a text', '"text"'],
  ['a list', '[]'],
  ['null', 'null'],
  ['deep lists', deep(LONG / 2)],
  ['deep objects', '{"a":'.repeat(LONG / 6)],
  ['escaped quotes', `{"mail":"${String.raw`\"`.repeat(LONG / 2)}"}`],
  ['escaped quotes alone', String.raw`\"`.repeat(LONG / 2)],
  ['a huge number', `{"uid":${'9'.repeat(LONG)}}`],
  ['a long text', `{"mail":"${'a'.repeat(LONG)}"}`],
  ['a long text of @', `{"mail":"${'@a.'.repeat(LONG / 3)}"}`],
  ['a long list', `[${'0,'.repeat(LONG / 2)}0]`],
  ['many names', `{${Array.from({ length: LONG / 10 }, (_, nth) => `"${nth}":1`).join()}}`],
  ['a name twice', '{"mail":"a@houvast.example","mail":{"value":[]}}'],
  ['a prototype', '{"__proto__":{"mail":"a@houvast.example"},"constructor":{"prototype":{}}}'],
  ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x22, 0xc0, 0x80, 0x22, 0x7d])],
  ['a byte order mark', '\ufeff{}'],
  ['a lone surrogate', String.raw`{"\ud800":"\udc00"}`],
];

/** By method and path, the schema of the body in the description that the server publishes. */
const described = new Map<string, Schema>();
beforeAll(async () => {
  const { body } = await server().app.inject({ url: '/api/openapi.json', headers: { host: HOST } });
  const { paths } = JSON.parse(body) as {
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  };
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { requestBody }] of Object.entries(operations)) {
      const { content = {} } = requestBody ?? {};
      const schema = (content['application/json'] ?? content[FORM])?.schema;
      if (schema) described.set(`${method} ${path}`, schema);
    }
  }
});

const describedAs = ({ method, path }: Endpoint) =>
  `${method.toLowerCase()} /api${path.replace(/:(\w+)/g, '{$1}')}`;

/** The corpus for the nth endpoint: bodies of any kind, and its own fields with values of any kind. */
function corpusFor(endpoint: Endpoint, nth: number): readonly [name: string, body: string | Buffer][] {
  const schema = described.get(describedAs(endpoint));
  const filled = inTurn(VALUES, nth).flatMap(([name, json]) =>
    (schema ? valuesOf(schema, json) : []).map((body): [string, string] => [`${name} in its fields`, body]),
  );
  return [...inTurn(BODIES, nth), ...filled];
}

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

test.each(routes.map(({ endpoint }, nth) => [`${endpoint.method} ${endpoint.path}`, endpoint, nth] as const))(
  '%s survives every hostile body, and so does everybody else meanwhile',
  async (_, endpoint, nth) => {
    const uses = async () =>
      endpoint.access === 'visitor' ? server().visitor('alcohol') : await server().login('Anna');
    let caller = await uses();
    const me = caller.cookie ? (await caller.get('/user/me')).json.uid[0].value : 1;
    const url = `/api${endpoint.path.replace(':uid', String(me)).replace(':webform_id', 'goal').replace(/:\w+/g, 'none')}`;
    for (const [name, body] of corpusFor(endpoint, nth)) {
      // Logging out needs no body.
      if (endpoint.access !== 'visitor' && !caller.cookie) caller = await uses();
      const token = caller.cookie ? await caller.token() : '';
      const before = performance.eventLoopUtilization();
      const headers = {
        host: HOST,
        'content-type': endpoint.entrance === 'form' ? FORM : 'application/json',
        ...(caller.cookie ? { cookie: caller.cookie, 'x-csrf-token': token } : {}),
      };
      const answers = await Promise.all(
        atOnce(body).map(() =>
          server().app.inject({
            method: endpoint.method,
            url,
            remoteAddress: newAddress(),
            headers,
            payload: body,
          }),
        ),
      );
      const { active } = performance.eventLoopUtilization(before);
      for (const answer of answers) {
        if (String(answer.headers['set-cookie'] ?? '').includes('session=;')) caller.cookie = undefined;
        expect(answer.statusCode, name).toBeLessThan(500);
      }
      expect(active, name).toBeLessThan(LONGEST_PAUSE);
    }
  },
);

test('the corpus reaches the fields of every endpoint that takes some', () => {
  const taking = routes.filter(({ endpoint }) => endpoint.body && endpoint.method !== 'GET');
  expect(taking.length).toBeGreaterThan(15);
  for (const { endpoint } of taking) expect([...described.keys()]).toContain(describedAs(endpoint));
});
