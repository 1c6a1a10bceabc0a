import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TEST_TODAY } from '../testing/test-environment.ts';
import { sendHalf } from './half-sent-call.ts';
import { terminate, WELL } from './terminate.ts';
import { testProcesses } from './test-processes.ts';
import { until } from './until.ts';

const processes = testProcesses();

test('SIGTERM: a request in flight is answered, no new ones are accepted, and the process exits', async () => {
  const storage = await processes.storage();
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
  expect(ending).toEqual(WELL);
  expect(existsSync(join(storage.folder, 'houvast.lock'))).toBe(false);

  const restarted = await processes.start(storage.settings);
  const again = restarted.visitor();
  again.cookie = anna.cookie;
  expect((await again.get('/registrations/overview')).json[TEST_TODAY].items).toHaveProperty(sid);
  await restarted.kill();
});
