import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { ERROR_CODES } from '#contract/endpoint.ts';
import { MOST_BYTES_OF_NODE } from '#features/nodes/contract.ts';
import { routes } from '../../routes.ts';
import type { TestAnswer } from '../../testing/test-client.ts';
import { sharedTestServer } from '../../testing/test-server.ts';
import { keyOf } from './call-names.ts';

interface Described {
  operationId: string;
  tags: string[];
  parameters?: { name?: string; in?: string; required?: boolean; $ref?: string }[];
  security: Record<string, never[]>[];
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
}

const server = sharedTestServer();
let text: string;
/** By method and path, as endpoints have it. */
let calls: Map<string, Described>;

beforeAll(async () => {
  text = (await server().app.inject('/api/openapi.json')).body;
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Described>> };
  calls = new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        `${method.toUpperCase()} ${path
          .replace(/^\/api/, '')
          .replace('/{path}', '/*')
          .replaceAll(/\{(\w+)\}/g, ':$1')}`,
        operation,
      ]),
    ),
  );
});
const call = (key: string) => calls.get(key) as Described;

/** Refusals that only pages tell. */
const ON_PAGES = ['launch_refused', 'launch_by_practitioner'];

/** The error codes that a call documents for a status. */
function codesAt({ responses }: Described, status: number): string[] {
  const found = responses[status]?.content?.['application/json']?.schema as
    | { allOf?: [unknown, { properties: { code: { enum: string[] } } }] }
    | undefined;
  return found?.allOf?.[1].properties.code.enum ?? [];
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('it is the same in %s', async (encoding, open) => {
  const headers = { 'accept-encoding': encoding };
  const answer = await server().app.inject({ url: '/api/openapi.json', headers });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(open(answer.rawPayload).toString()).toBe(text);
});

test('the description passes the linter', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // Tags are slices, and ARCHITECTURE.md says what each is for; whoever comes in from elsewhere is sent on.
    rules: { 'tag-description': 'off', 'operation-2xx-response': 'off' },
  });
  const found = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

describe('the description', () => {
  test('names every call once, as its slice does', () => {
    expect([...calls.keys()].toSorted()).toEqual(routes.map(({ endpoint }) => keyOf(endpoint)).toSorted());
    const names = [...calls.values()].map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(call('GET /user/me')).toMatchObject({ operationId: 'readMe', tags: ['account'] });
    expect(call('POST /webform_rest/submit').operationId).toBe('submitWebform');
  });

  test('has a parameter for a wildcard path', () => {
    expect(call('GET /*').parameters).toMatchObject([{ name: 'path', in: 'path' }]);
    expect(text).not.toContain('"name":"*"');
  });

  test('documents who may call, and with which credentials', () => {
    expect(call('POST /user/login').security).toEqual([]);
    expect(call('GET /user/me').security).toEqual([{ session: [] }]);
    expect(call('PATCH /user/:uid').security).toEqual([{ session: [], token: [] }]);
    expect(call('GET /node/:nid').security).toEqual([{}, { session: [] }]);
    expect(JSON.parse(text).components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: 'session' },
      token: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
    });
  });

  test('documents text, files and cacheable responses', () => {
    const typesOf = (key: string) => Object.keys(call(key).responses['200']?.content ?? {});
    expect(typesOf('GET /rest/session/token')).toEqual(['text/plain']);
    expect(typesOf('GET /api/v1/exports/:id')).toEqual(['application/json', 'application/zip']);
    expect(call('GET /node/:nid').responses).toHaveProperty('304');
    expect(call('DELETE /daily_registration/:uuid').responses['204']).not.toHaveProperty('content');
  });

  test('documents every refusal, also where the status differs per call', () => {
    const all = [...calls.values()].flatMap((described) =>
      Object.keys(described.responses).flatMap((status) => codesAt(described, Number(status))),
    );
    // The one that no existing call answers with, and that of the staff, who have calls of their own.
    const elsewhere = new Set<string>(['method_not_allowed', 'code_required', ...ON_PAGES]);
    const given = ERROR_CODES.filter((code) => !elsewhere.has(code));
    expect([...new Set(all)].toSorted()).toEqual(given.toSorted());
    expect(codesAt(call('POST /user/register'), 422)).toContain('invalid_input');
    expect(codesAt(call('POST /webform_rest/submit'), 400)).toContain('invalid_input');
    expect(codesAt(call('PATCH /user/:uid'), 422)).toContain('password_incorrect');
    expect(codesAt(call('POST /api/v1/step-down'), 409)).toEqual(['not_found']);
  });

  test('documents what was there already, filters of lists, and the second step of a login', () => {
    const made = call('POST /entity/flagging/:flag/:type/:id').responses;
    expect(made['200']?.content).toEqual(made['201']?.content);
    const filters = call('GET /entity/view/:view/:display/results').parameters ?? [];
    const asked = filters.filter(({ in: place }) => place === 'query');
    expect(asked.map(({ name, required = false }) => [name, required])).toEqual(
      ['page', 'args[]', 'date_from', 'date_to', 'webform_id'].map((name) => [name, false]),
    );
    expect(JSON.parse(text).components.schemas.Refusal.properties).toMatchObject({
      challenge: { type: 'string' },
      enrol: { properties: { secret: { type: 'string' }, uri: { type: 'string' } } },
    });
  });

  test('documents how large a body may be', () => {
    const at = (key: string) => call(key).responses[413]?.description;
    expect(at('POST /user/login')).toBe('Refused: payload_too_large. A body has at most 65536 bytes.');
    expect(at('POST /node')).toContain(`at most ${MOST_BYTES_OF_NODE} bytes`);
  });

  test('says that whoever comes in from elsewhere is sent on, or gets a page', () => {
    const { responses, security, parameters = [] } = call('POST /hti/launch');
    expect(security, 'no token').toEqual([{}, { session: [] }]);
    expect(
      parameters.filter(({ $ref }) => $ref),
      'nor a key',
    ).toEqual([]);
    expect(responses['303']).toMatchObject({ headers: { Location: { schema: { type: 'string' } } } });
    expect(Object.keys(responses['403']?.content ?? {})).toEqual(['text/html']);
    for (const { endpoint } of routes.filter((one) => !one.endpoint.entrance)) {
      const found = Object.keys(call(keyOf(endpoint)).responses);
      expect(
        found.some((status) => status.startsWith('2')),
        keyOf(endpoint),
      ).toBe(true);
    }
  });

  test('matches what calls answer to all kinds of callers', async () => {
    const anna = await server().login('Anna');
    const token = { 'x-csrf-token': await anna.token() };
    let walked = 0;
    for (const { endpoint } of routes) {
      if (endpoint.path === '/user/logout' || endpoint.path === '/api/v1/sessions') continue;
      const path = endpoint.path.replaceAll(/:\w+/g, '7').replace('*', 'none');
      const visitor = server().visitor('alcohol', { address: '127.2.0.9' });
      const send = (client: typeof anna, body: unknown, headers: Record<string, string> = {}) =>
        client.send(endpoint.method, path, body, { headers });
      const answers: TestAnswer[] = [
        await send(visitor, undefined),
        await send(visitor, { odd: 1 }),
        await send(visitor, undefined, { origin: 'https://elsewhere.example' }),
        await send(anna, undefined, token),
        await send(anna, { odd: 1 }, token),
        await send(anna, [], token),
        await send(anna, undefined),
        await server().visitor('poh').send(endpoint.method, path, undefined),
        await server().visitor('alcohol').send(endpoint.method, `${path}?_format=xml`, undefined),
      ];
      for (const { status, json } of answers) {
        const described = call(keyOf(endpoint));
        const isDocumented =
          status < 400 || endpoint.entrance || codesAt(described, status).includes(json.code);
        expect(
          Boolean(isDocumented) && String(status) in described.responses,
          `${keyOf(endpoint)}: ${status} ${json?.code}`,
        ).toBe(true);
        walked += 1;
      }
    }
    expect(walked).toBeGreaterThan(9 * 50);
  });
});
