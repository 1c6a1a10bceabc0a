import { expect, test } from 'vitest';
import { launchedServer } from './launches.testing.ts';

const { keyServer, launched, expectRefused } = await launchedServer();

test('a portal whose keys do not come within five seconds is asked again later', async () => {
  keyServer.instead = 'silence';
  const answer = await launched({ iss: 'https://slow.example' }, { header: { kid: 'first' } });
  expectRefused(answer, 503, 'hti_keys_down');
  expect(answer.headers['retry-after']).toBe('30');
  keyServer.instead = undefined;
});
