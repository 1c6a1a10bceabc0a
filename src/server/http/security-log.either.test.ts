import { beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { approvedNurse, practice } from '#features/nurses/server/applicant.testing.ts';
import { appOf, PATH } from '#features/second-factor/server/two-steps.testing.ts';
import { rowsOf } from '../testing/dump.ts';
import { startedMailServer } from '../testing/mail-server.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '../testing/test-server.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const MAIL = 'watched@houvast.example';

/** The security events in the log since it was last looked at. */
function eventsSince(from: number): string[] {
  return server()
    .log.slice(from)
    .flatMap((line) => JSON.parse(line).security ?? []);
}

/** From here on the number of an account is one that nothing else in a line has. */
beforeAll(() =>
  rowsOf(server().connection.db, 'alter table account alter column uid restart with 918273645'),
);

test('what happens to an account is in the log, and to whose is not', async () => {
  const client = await server().newcomer('watched');
  const uid = await client.uid();
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
  for (const secret of [MAIL, 'watched', String(uid), 'een-nieuw-begin-1', '127.']) {
    expect(lines).not.toContain(secret);
  }
});

test('so is another address once it is confirmed, and logging out everywhere', async () => {
  const client = await server().newcomer('moves');
  const address = 'moved@houvast.example';
  const change = { mail: [{ value: address }], pass: [{ existing: NEWCOMER_PASSWORD }] };
  const from = server().log.length;
  await client.patch(`/user/${await client.uid()}`, change);
  expect(eventsSince(from)).toEqual([]);
  await server().runJob('deliver_mail');
  expect((await client.post('/validate-email', mails.linkTo(address))).status).toBe(200);
  await client.login(address, NEWCOMER_PASSWORD);
  expect((await client.delete('/api/v1/sessions')).status).toBe(204);
  expect(eventsSince(from)).toEqual(['address_changed', 'logged_out_everywhere']);
});

test('so is another second step', async () => {
  const { mail } = await approvedNurse(server(), 'steps');
  const nurse = practice(server());
  await nurse.login(mail, NEWCOMER_PASSWORD);
  const from = server().log.length;
  const pass = [{ existing: NEWCOMER_PASSWORD }];
  const { challenge, secret } = (await nurse.post(`${PATH}/enrolment`, { pass })).json;
  expect((await nurse.put(PATH, { challenge, code: appOf(server(), secret).now() })).status).toBe(200);
  expect(eventsSince(from)).toEqual(['second_factor_changed']);
});

test('so is a limit that was reached', async () => {
  const stranger = server().visitor('alcohol', { address: '127.8.8.8' });
  const from = server().log.length;
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await stranger.send('POST', '/user/login', { name: MAIL, pass: 'niet-het-goede-1' });
  }
  expect(eventsSince(from)).toEqual([...Array.from({ length: 5 }, () => 'login_failed'), 'limit_reached']);
});

test('what somebody tries at the host of the staff is there by names of its own, and never for which address', async () => {
  const stranger = server().staffVisitor({ address: '127.8.8.9' });
  const from = server().log.length;
  const mail = 'bakker@houvast.example';
  await stranger.post('/staff/v1/login', { mail, password: 'niet-het-goede-1' });
  await stranger.post('/staff/v1/invitation', { token: 'verzonnen', password: 'niet-het-goede-1' });
  await stranger.post('/staff/v1/login', { mail, password: DEMO_PASSWORD });
  for (let nth = 0; nth < 6; nth += 1) await stranger.post('/staff/v1/code', { code: '000000' });
  expect(eventsSince(from)).toEqual([
    'staff_login_failed',
    'staff_link_failed',
    ...Array.from({ length: 5 }, () => 'staff_code_failed'),
    'staff_limit_reached',
  ]);
  const lines = server().log.slice(from).join('\n');
  for (const secret of [mail, 'Bakker', 'niet-het-goede-1', 'verzonnen', '000000', '127.']) {
    expect(lines).not.toContain(secret);
  }
});

test('an act of the staff is logged with its member, but not with the person it is about', async () => {
  const uid = await (await server().newcomer('helped')).uid();
  const support = await server().staff('support');
  const from = server().log.length;
  const mail = 'helped@houvast.example';
  await support.post('/staff/v1/people/find', { site: 'alcohol', mail, reason: 'Belt over een mail' });
  await support.post(`/staff/v1/people/${uid}/confirmation`, { reason: 'Belt over een mail' });
  const lines = server().log.slice(from);
  const acts = lines.flatMap((line) => JSON.parse(line).audit ?? []);
  expect(acts).toEqual([
    { action: 'account_found', member: expect.any(Number) },
    { action: 'confirmation_sent', member: expect.any(Number) },
  ]);
  for (const secret of [mail, String(uid), 'Belt over']) expect(lines.join('\n')).not.toContain(secret);
});
