import { describe, expect, test, vi } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { launchedServer } from './launches.testing.ts';
import { KEYS, launchWith } from './portal.testing.ts';

const { server, keyServer, browser, claims, tokenOf, launched, expectRefused } = await launchedServer();

describe('a token', () => {
  test('opens the door once', async () => {
    const token = await tokenOf({ sub: 'Patient/once' });
    expect((await launchWith(browser(), token)).status).toBe(303);
    expectRefused(await launchWith(browser(), token), 403, 'hti_replay');
  });

  test('opens it once for fifty at a time', async () => {
    const token = await tokenOf({ sub: 'Patient/fifty' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => launchWith(browser(), token)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(49);
  });

  test('that was refused is not used up', async () => {
    const { jti } = claims();
    expectRefused(await launched({ jti, definition: 'ActivityDefinition/x' }), 403, 'hti_definition');
    expect((await launched({ jti })).status).toBe(303);
  });

  test('is remembered for ten minutes after its end, and then forgotten', async () => {
    const { jti } = claims();
    expect((await launched({ jti })).status).toBe(303);
    const stored = async () =>
      (await rowsOf(server().connection.db, `select jti from used_token where jti = '${String(jti)}'`))
        .length;
    server().passSeconds(240 + 599);
    await server().runJob('tidy_up');
    expect(await stored()).toBe(1);
    server().passSeconds(2);
    await server().runJob('tidy_up');
    expect(await stored()).toBe(0);
  });
});

describe('keys that a portal publishes', () => {
  const from = { iss: 'https://keyed.example' };
  const second = { key: KEYS.p256.privateKey, alg: 'ES256', header: { kid: 'second' } };

  test('may change: a new one is fetched, at most every half a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
    try {
      expect((await launched(from, { header: { kid: 'first' } })).status).toBe(303);
      const { asked } = keyServer;
      keyServer.keys = { second: KEYS.p256.publicKey };
      expectRefused(await launched(from, second), 403, 'hti_key');
      expect(keyServer.asked).toBe(asked);
      pass(31);
      expect((await launched(from, second)).status).toBe(303);
      expectRefused(await launched(from, { header: { kid: 'first' } }), 403, 'hti_key');
      expect(keyServer.asked).toBe(asked + 1);
      pass(601);
      keyServer.instead = 'no keys';
      expectRefused(await launched(from, second), 503, 'hti_keys_down');
      keyServer.instead = JSON.stringify({ keys: [], padding: 'x'.repeat(70_000) });
      expectRefused(await launched(from, second), 503, 'hti_keys_down');
    } finally {
      keyServer.instead = undefined;
      vi.useRealTimers();
    }
  });
});
