import { expect, test } from 'vitest';
import { NEWCOMER_PASSWORD, sharedTestServer } from '../testing/test-server.ts';

const server = sharedTestServer();
const MAIL = 'watched@houvast.example';

/** The security events in the log since it was last looked at. */
function eventsSince(from: number): string[] {
  return server()
    .log.slice(from)
    .flatMap((line) => JSON.parse(line).security ?? []);
}

test('what happens to an account is in the log, and to whose is not', async () => {
  const client = await server().newcomer('watched');
  const uid = (await client.get('/user/me')).json.uid[0].value;
  const from = server().log.length;
  const stranger = server().visitor('alcohol');
  await expect(stranger.login(MAIL, 'niet-het-goede-1')).rejects.toThrow('Login failed');
  await client.send('POST', '/user/logout', undefined, { headers: { 'x-csrf-token': 'invented' } });
  await client.patch(`/user/${uid}`, {
    pass: [{ existing: NEWCOMER_PASSWORD, value: 'een-nieuw-begin-1' }],
  });
  await client.post('/delete-user-account', { pass: [{ existing: 'een-nieuw-begin-1' }] });
  expect(eventsSince(from)).toEqual(['login_failed', 'call_forged', 'password_changed', 'account_deleted']);
  const lines = server().log.slice(from).join('\n');
  for (const secret of [MAIL, 'watched', `"${uid}"`, 'een-nieuw-begin-1', '127.']) {
    expect(lines).not.toContain(secret);
  }
});

test('so is a limit that was reached', async () => {
  const stranger = server().visitor('alcohol', { address: '127.8.8.8' });
  const from = server().log.length;
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await stranger.send('POST', '/user/login', { name: MAIL, pass: 'niet-het-goede-1' });
  }
  expect(eventsSince(from)).toEqual([...Array.from({ length: 5 }, () => 'login_failed'), 'limit_reached']);
});
