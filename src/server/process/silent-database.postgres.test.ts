import { afterAll, expect, test } from 'vitest';
import { TEST_TODAY } from '../testing/test-environment.ts';
import { SilentProxy } from './silent-proxy.ts';
import { testProcesses } from './test-processes.ts';
import { until } from './until.ts';

/** A call may wait 3 s for a statement; the rest is for a machine that is busy with other tests. */
const LIMIT_MS = 5_000;

const processes = testProcesses();
const storage = await processes.storage();
const proxy = await SilentProxy.to(storage.settings['DATABASE_URL'] ?? '');
afterAll(() => proxy.close());

test('with a database that falls silent every call ends, and all is well when it speaks again', async () => {
  const server = await processes.start({ ...storage.settings, DATABASE_URL: proxy.url });
  const anna = await server.register('Anna');
  const day = { webform_id: 'daily_registration', registration_date: TEST_TODAY, amount: 2 };
  expect((await anna.post('/webform_rest/submit', day)).status).toBe(200);

  proxy.fallSilent();
  const start = performance.now();
  const calls = Array.from({ length: 8 }, () => [
    anna.get('/user/me'),
    anna.get('/registrations/overview'),
    anna.send('POST', '/webform_rest/submit', day),
    server.visitor().send('POST', '/user/login', { name: 'tom@houvast.example', pass: 'x' }),
  ]).flat();
  expect(await server.statusOf('/healthz')).toBe(200);
  const answers = await Promise.all(calls);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers[0]).toMatchObject({ headers: { 'retry-after': '5' }, json: { code: 'unavailable' } });
  expect(performance.now() - start).toBeLessThan(LIMIT_MS);
  expect(await server.statusOf('/readyz')).toBe(503);

  proxy.speak();
  await until('the server is ready again', async () => (await server.statusOf('/readyz')) === 200, LIMIT_MS);
  expect((await anna.get('/registrations/overview')).status).toBe(200);
  expect((await anna.post('/webform_rest/submit', day)).status).toBe(200);
  expect(server.ending).toBeNull();
});
