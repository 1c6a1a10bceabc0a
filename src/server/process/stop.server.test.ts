import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#db/demo/people.ts';
import { TEST_TODAY } from '../testing/test-environment.ts';
import { sendHalf } from './half-sent-call.ts';
import type { ServerProcess } from './server-process.ts';
import type { Storage } from './storage.ts';
import { testProcesses } from './test-processes.ts';
import { until } from './until.ts';

/** The time a server is given to stop, in milliseconds; the test allows a little more. */
const LIMIT_MS = 10_000;

const HALF_A_CALL = [
  'POST /api/nl/user/login HTTP/1.1',
  'host: alcohol.localhost',
  'content-type: application/json',
  'content-length: 1000',
  'expect: 100-continue',
  '',
  '{"name":"',
].join('\r\n');

const processes = testProcesses();
let storage: Storage;
beforeAll(async () => {
  storage = await processes.storage();
});

/** Stops a server with SIGTERM; returns how it exited, and whether that was in time. */
async function terminate(server: ServerProcess, meanwhile: () => Promise<void> = async () => undefined) {
  const start = performance.now();
  server.signal('SIGTERM');
  await meanwhile();
  const ending = await server.untilEnded(2 * LIMIT_MS);
  return { ...ending, inTime: performance.now() - start < LIMIT_MS };
}

const well = { code: 0, signal: null, inTime: true };

test('SIGTERM: a request in flight is answered, no new ones are accepted, and the process exits', async () => {
  const server = await processes.start(storage.settings);
  const anna = await server.register('Anna');
  const place = { port: server.port, host: 'alcohol.localhost', path: '/api/nl/webform_rest/submit' };
  const body = { webform_id: 'daily_registration', registration_date: TEST_TODAY, amount: 2 };
  // As browsers do: the client keeps its connection open after the response.
  const agent = new Agent({ keepAlive: true });
  const call = await sendHalf({ ...place, agent }, anna, body);

  let sid = '';
  const ending = await terminate(server, async () => {
    await until('the server takes no new calls', async () => (await server.statusOf('/readyz')) !== 200);
    const answer = await call.finish();
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('"sid"') });
    sid = JSON.parse(answer.text).sid;
  });
  agent.destroy();
  expect(ending).toEqual(well);
  expect(existsSync(join(storage.folder, 'houvast.lock'))).toBe(false);

  const restarted = await processes.start(storage.settings);
  const again = restarted.visitor();
  again.cookie = anna.cookie;
  expect((await again.get('/registrations/overview')).json[TEST_TODAY].items).toHaveProperty(sid);
  await restarted.kill();
});

test('SIGTERM: what comes while readiness says no is served to its end, eight logins at once', async () => {
  // Empty, so that the server hashes the passwords of the demo people itself: those of the template are hashed quickly.
  const { settings } = await processes.storage('nothing');
  // On a busy machine the late ones take a second to get here; after the grace they would be refused.
  const server = await processes.start({ ...settings, DEMO: '1', SHUTDOWN_GRACE: '4' });
  const people = DEMO_PEOPLE.slice(0, 4);
  const logIn = ({ site, mail }: (typeof people)[number]) =>
    server
      .visitor(site)
      .send('POST', '/user/login', { name: mail, pass: DEMO_PASSWORD })
      .then(({ status }) => status);
  const ending = await terminate(server, async () => {
    const early = people.map(logIn);
    await until('readiness says no', async () => (await server.statusOf('/readyz')) === 503);
    const late = people.map(logIn);
    expect(await Promise.all([...early, ...late])).toEqual(Array.from({ length: 8 }, () => 200));
  });
  expect(ending).toEqual(well);
});

test('SIGTERM: clients that sent no request yet, or disconnected half-way, do not delay the exit', async () => {
  const server = await processes.start(storage.settings);
  const gaveUp = connect(server.port, '127.0.0.1').on('error', () => undefined);
  gaveUp.write(HALF_A_CALL);
  // The server asks for the body: the request is in flight.
  await once(gaveUp, 'data');
  gaveUp.destroy();
  const silent = connect(server.port, '127.0.0.1').on('error', () => undefined);
  await once(silent, 'connect');
  expect(await server.statusOf('/healthz')).toBe(200);
  expect(await terminate(server)).toEqual(well);
  silent.destroy();
});
