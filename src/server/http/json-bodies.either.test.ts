import { performance } from 'node:perf_hooks';
import { PassThrough } from 'node:stream';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharedTestServer } from '../testing/test-server.ts';
import { isTooDeep } from './json-bodies.ts';

const server = sharedTestServer();
const json = { host: 'alcohol.localhost:3000', 'content-type': 'application/json' };
const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  server().app.inject({ method: 'POST', url: '/api/user/login', headers: { ...json, ...headers }, payload });

/** Bodies that cost a careless reader more than one pass; nearly as long as a body may be. */
const FULL = 65_000;
const HOSTILE: readonly [name: string, body: string][] = [
  ['quotes behind backslashes', String.raw`\"`.repeat(FULL / 2)],
  ['a text that never ends', `"${String.raw`\"`.repeat(FULL / 2 - 1)}`],
  ['quotes alone', '"'.repeat(FULL)],
  ['backslashes alone', '\\'.repeat(FULL)],
  ['texts that open and close', '"a'.repeat(FULL / 2)],
  ['brackets', '['.repeat(FULL)],
  ['brackets inside a text', `"${'['.repeat(FULL - 2)}"`],
  ['spaces', ' '.repeat(FULL)],
];

/** Milliseconds for which the event loop is busy; an earlier, quadratic reader took three seconds for each of the first ones. */
const LONGEST_PAUSE = 3_000;

test.each(HOSTILE)('a body of %s is refused without holding up everybody else', async (_, body) => {
  await post('{}');
  const before = performance.eventLoopUtilization();
  const answers = await Promise.all([post(body), post(body), post(body)]);
  const { active } = performance.eventLoopUtilization(before);
  for (const { statusCode } of answers) expect(statusCode).toBe(400);
  expect(active).toBeLessThan(LONGEST_PAUSE);
});

test.each(['gzip', 'deflate', 'br', 'GZIP', 'zstd'])(
  'a body in %s is refused before it is read',
  async (encoding) => {
    const answer = await post(gzipSync('{"name":"anna","pass":"x"}'), { 'content-encoding': encoding });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
  },
);

test('a body that breaks off is not taken for a database that went away', async () => {
  const from = server().log.length;
  const body = new PassThrough();
  const answer = server().app.inject({
    method: 'POST',
    url: '/api/user/login',
    headers: json,
    payload: body,
  });
  body.write('{"name":');
  body.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  await answer.catch(() => undefined);
  expect(server().log.slice(from).join('\n')).not.toContain('database away');
});

describe('how deep a body goes', () => {
  /** By the parser that every body goes through in the end. */
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

  test('is measured as the parser sees it, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        expect(isTooDeep(JSON.stringify(value))).toBe(depthOf(value) > 50);
      }),
    );
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect([isTooDeep(nested(50)), isTooDeep(nested(51))]).toEqual([false, true]);
    expect(isTooDeep(JSON.stringify({ note: `"${nested(60)}\\` }))).toBe(false);
  });
});
