import { once } from 'node:events';
import { connect } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portOf } from '../testing/free-port.ts';
import { testEnvironment } from '../testing/test-environment.ts';
import { loadTexts } from '../texts.ts';
import { fastifyOf } from './fastify.ts';

/** More than the system keeps for a client that does not read. */
const LARGE = 'x'.repeat(32_000_000);
const REQUEST = 'GET /large HTTP/1.1\r\nhost: alcohol.localhost\r\n\r\n';

const logger = pino({ level: 'silent' });
const parts = { environment: testEnvironment(), logger, texts: await loadTexts() };
const app = fastifyOf(parts, {}, 500);
app.get('/large', () => LARGE);
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

test('a client that asks and never reads is closed, however much it asked for', async () => {
  const accepted = once(app.server, 'connection');
  const client = connect(portOf(app.server), '127.0.0.1').pause();
  client.on('error', () => undefined).write(REQUEST.repeat(100));
  const [connection] = await accepted;
  await once(connection, 'close');
  expect(client.bytesRead).toBe(0);
  client.destroy();
});

test('one that reads what it asked for gets all of it', async () => {
  const answer = await fetch(`http://127.0.0.1:${portOf(app.server)}/large`);
  expect(await answer.text()).toHaveLength(LARGE.length);
});
