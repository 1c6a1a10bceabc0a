import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#db/demo/people.ts';
import { terminate, WELL } from './terminate.ts';
import { testProcesses } from './test-processes.ts';
import { until } from './until.ts';

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

test('SIGTERM: what comes while readiness says no is served to its end, eight logins at once', async () => {
  // Empty, so that the server hashes the passwords of the demo people itself: those of the template are hashed quickly.
  const { settings } = await processes.storage('nothing');
  // On a busy machine the late ones take a second to get here; after the grace they would be refused.
  const server = await processes.start({ ...settings, DEMO: '1', SHUTDOWN_GRACE: '4' });
  // A server without demo people prints no password (program.either.test.ts).
  expect(server.stdout).toContain(DEMO_PASSWORD);
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
  expect(ending).toEqual(WELL);
});

test('SIGTERM: clients that sent no request yet, or disconnected half-way, do not delay the exit', async () => {
  const server = await processes.start((await processes.storage()).settings);
  const gaveUp = connect(server.port, '127.0.0.1').on('error', () => undefined);
  gaveUp.write(HALF_A_CALL);
  // The server asks for the body: the request is in flight.
  await once(gaveUp, 'data');
  gaveUp.destroy();
  const silent = connect(server.port, '127.0.0.1').on('error', () => undefined);
  await once(silent, 'connect');
  expect(await server.statusOf('/healthz')).toBe(200);
  expect(await terminate(server)).toEqual(WELL);
  silent.destroy();
});
